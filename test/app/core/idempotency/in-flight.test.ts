import { expect, it, vi } from 'vitest';
import { InFlight } from '../../../../app/core/idempotency/in-flight.ts';

it('A call that is being worked on is kept only for its end, not for what it comes to', async () => {
  const kept: unknown[] = [];
  const set = Map.prototype.set;
  const spy = vi.spyOn(Map.prototype, 'set').mockImplementation(function (
    this: Map<unknown, unknown>,
    key: unknown,
    value: unknown,
  ) {
    if (key === 'a key') kept.push(value);
    return set.call(this, key, value);
  });
  const answer = await new InFlight().run('a key', 1_000, async () => 'the whole answer');
  spy.mockRestore();
  expect(answer).toBe('the whole answer');
  expect(kept).toHaveLength(1);
  expect(await kept[0]).toBeUndefined();
});
