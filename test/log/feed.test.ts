import { expect, it } from 'vitest';
import { createMemoryLog } from '../../log/memory.ts';
import { newEvents } from './port/log-under-test.ts';

it('A backlog is told 200 events at a time, so that others have their turn', async () => {
  const log = createMemoryLog();
  for (let nth = 0; nth < 5; nth++) {
    await log.append(`backlog-${nth}`, newEvents(100), { expected: 'none' });
  }
  const stop = new AbortController();
  let told = 0;
  const toldByTurn: number[] = [];
  const countTurns = () => {
    toldByTurn.push(told);
    if (!stop.signal.aborted) setImmediate(countTurns);
  };
  setImmediate(countTurns);
  for await (const item of log.subscribe({ signal: stop.signal })) {
    if (item.kind === 'event') told += 1;
    if (item.kind === 'caughtUp') stop.abort();
  }
  expect(told).toBe(500);
  const most = toldByTurn.map((count, turn) => count - (toldByTurn[turn - 1] ?? 0));
  expect(Math.max(...most)).toBe(200);
});
