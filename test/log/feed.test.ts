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

it('What a page holds costs one turn of the queue an event, and a few for all', async () => {
  const log = createMemoryLog();
  await log.append('page', newEvents(150), { expected: 'none' });
  const stop = new AbortController();
  let turns = 0;
  let isCounting = false;
  const countTurns = () => {
    turns += 1;
    if (isCounting) queueMicrotask(countTurns);
  };
  for await (const item of log.subscribe({ signal: stop.signal })) {
    if (item.kind === 'event' && item.event.revision === 0) {
      isCounting = true;
      queueMicrotask(countTurns);
    }
    if (item.kind === 'caughtUp') stop.abort();
  }
  isCounting = false;
  expect(turns).toBeGreaterThanOrEqual(149);
  expect(turns).toBeLessThan(200);
});
