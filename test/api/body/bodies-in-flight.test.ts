import { expect, it } from 'vitest';
import { BodiesInFlight } from '../../../api/body/bodies-in-flight.ts';

it('bytes of bodies are taken up to the ceiling, and given back', () => {
  const bodies = new BodiesInFlight(100);
  const held = ['a', 'b', 'c', 'd'].map((holder) => bodies.begin(holder));
  expect(held.map((each) => each.take(25))).toEqual([true, true, true, true]);
  expect(bodies.bytes).toBe(100);
  const fifth = bodies.begin('e');
  expect(fifth.take(1)).toBe(false);
  held[0]!.release();
  expect([bodies.bytes, fifth.take(25), bodies.bytes]).toEqual([75, true, 100]);
});

it('one holder takes a quarter of it at most, over all its requests', () => {
  const bodies = new BodiesInFlight(100);
  const first = bodies.begin('a');
  const second = bodies.begin('a');
  expect([first.take(20), second.take(6), second.take(5)]).toEqual([true, false, true]);
  expect(bodies.begin('b').take(25)).toBe(true);
  first.release();
  expect([second.take(21), second.take(20)]).toEqual([false, true]);
});
