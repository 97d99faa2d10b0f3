import { expect, it } from 'vitest';
import { HeldSessions } from '../../../../app/audit/replay/held-sessions.ts';

const event = (stream: string, revision: number, chars = 10) => ({
  ...{ stream, revision, id: '', type: '', position: '' },
  data: 'x'.repeat(chars),
  metadata: '',
});
const placesOf = (sessions: ReturnType<HeldSessions['removeQuietest']>) =>
  sessions.map(({ events }) => events.map(({ stream, revision }) => `${stream}@${revision}`));

it('lets go first of the session of which nothing has come for longest, and takes nothing of it later', () => {
  const held = new HeldSessions();
  for (const [stream, revision] of [
    ['a', 0],
    ['b', 0],
    ['a', 1],
  ] as const)
    held.take(event(stream, revision));
  expect(placesOf(held.removeQuietest(1))).toEqual([['b@0']]);
  for (const revision of [1, 2]) expect(held.take(event('b', revision))).toBe(false);
  expect(held.take(event('a', 2))).toBe(true);
  expect(placesOf(held.removeQuietest(5))).toEqual([['a@0', 'a@1', 'a@2']]);
  expect(held.isEmpty).toBe(true);
});

it('holds nothing behind a gap, nor a session whose beginning it has not seen', () => {
  const held = new HeldSessions();
  for (const revision of [0, 1, 3, 4]) held.take(event('a', revision));
  held.take(event('b', 1));
  const sessions = held.removeQuietest(5);
  expect(placesOf(sessions)).toEqual([['a@0', 'a@1']]);
  expect(sessions[0]!.hasGap).toBe(true);
});

it('is full behind its bound until enough was taken out', () => {
  const held = new HeldSessions(25);
  for (const stream of ['a', 'b']) held.take(event(stream, 0));
  expect(held.isFull).toBe(false);
  held.take(event('a', 1));
  expect(held.isFull).toBe(true);
  held.removeQuietest(1);
  expect(held.isFull).toBe(false);
});

it('is full behind 32 Mi characters, unless it is given a bound', () => {
  const held = new HeldSessions();
  held.take(event('a', 0, 32 * 1024 * 1024));
  expect(held.isFull).toBe(false);
  held.take(event('a', 1, 1));
  expect(held.isFull).toBe(true);
});
