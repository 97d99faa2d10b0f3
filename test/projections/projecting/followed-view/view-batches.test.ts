import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { FollowedView } from '../../../../projections/projecting/followed-view.ts';
import { inTables } from '../../../../projections/projecting/in-tables.ts';
import { ViewsOfOwnWrites } from '../../../../projections/projecting/own-writes.ts';
import type { RecordedCommit, Sink } from '../../../../projections/projecting/sink.ts';
import type { View } from '../../../../projections/projecting/view.ts';
import { openStore } from '../../../../projections/store/sqlite.ts';

/** Commits of each transaction of a sink. */
let stored: number[];
let sink: Sink;
let view: FollowedView;

const options = { onFailure: () => {}, onSetBack: () => {}, onLive: () => {} };
const position = (nth: number) => `m:${String(nth).padStart(20, '0')}`;
const commit = (nth: number, length = 0) =>
  ({
    position: position(nth),
    events: [{ data: 'x'.repeat(length), metadata: '' }],
  }) as unknown as RecordedCommit;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  stored = [];
  sink = {
    name: 'view',
    categories: ['wanted'],
    delayMs: 50,
    begin: () => undefined,
    reset: () => {},
    advance: ({ commits }: { readonly commits: readonly unknown[] }) => stored.push(commits.length),
  } as unknown as Sink;
  view = new FollowedView({ ...options, sink });
  view.begin();
});

afterEach(() => {
  vi.useRealTimers();
});

it('A view that catches up stores a thousand commits at a time', () => {
  for (let nth = 1; nth <= 2_500; nth++) view.take(commit(nth), 'wanted');
  expect(stored).toEqual([1_000, 1_000]);
});

it('A view that catches up stores 8 MiB of texts at a time', () => {
  const half = 4 * 1024 * 1024;
  for (let nth = 1; nth <= 3; nth++) view.take(commit(nth, half), 'wanted');
  expect(stored).toEqual([2]);
});

it('A view that a thousand commits passed by stores how far it is', () => {
  for (let nth = 1; nth <= 999; nth++) view.passBy(position(nth));
  expect(stored).toEqual([]);
  view.passBy(position(1_000));
  expect(stored).toEqual([0]);
});

it('A live view that other processes read stores half a second later that something passed by', () => {
  const store = { transaction: <Result>(work: () => Result) => work() };
  view = new FollowedView({ ...options, sink: { ...sink, store } });
  view.begin();
  view.becomeLive();
  view.passBy(position(1));
  vi.advanceTimersByTime(499);
  expect(stored).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(stored).toEqual([0]);
  view.passBy(position(2));
  view.take(commit(3), 'wanted');
  vi.advanceTimersByTime(50);
  expect(stored).toEqual([0, 1]);
});

it('A view stores after its delay, and after half a second where much came meanwhile', () => {
  view.becomeLive();
  view.take(commit(1), 'wanted');
  vi.advanceTimersByTime(50);
  expect(stored).toEqual([1]);
  for (let nth = 2; nth <= 21; nth++) view.take(commit(nth), 'wanted');
  vi.advanceTimersByTime(499);
  expect(stored).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(stored).toEqual([1, 20]);
});

it('The rows of a view wait 50 ms for others to be stored with', () => {
  const store = openStore(':memory:');
  onTestFinished(() => store.close());
  const projection = {
    ...{ name: 'rows', shape: 1, categories: [], tables: [], schema: '' },
    fold: () => ({ take: () => {}, write: () => {} }),
  };
  expect(inTables(store, projection).delayMs).toBe(50);
});

it('A read waits two seconds for what this process wrote', async () => {
  const waitFor = vi.fn(async () => true);
  const views = new ViewsOfOwnWrites([{ name: 'view', waitFor } as unknown as View]);
  views.acknowledged(position(1));
  await views.ownWritesShown();
  expect(waitFor.mock.calls).toEqual([[position(1), 2_000]]);
});
