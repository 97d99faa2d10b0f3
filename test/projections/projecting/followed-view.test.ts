import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FollowedView } from '../../../projections/projecting/followed-view.ts';
import type { RecordedCommit } from '../../../projections/projecting/sink.ts';
import { StoreUnavailable } from '../../../projections/store/port.ts';

const DELAY_MS = 50;
let stored: number;
let view: FollowedView;
let nth: number;

beforeEach(() => {
  vi.useFakeTimers();
  stored = 0;
  nth = 0;
  const sink = {
    name: 'notes',
    delayMs: DELAY_MS,
    begin: () => undefined,
    advance: ({ commits }: { readonly commits: readonly RecordedCommit[] }) => {
      stored += commits.length;
    },
    reset: () => {},
  };
  view = new FollowedView({ sink, onFailure: () => {}, onSetBack: () => {}, onLive: () => {} });
  view.begin();
  view.becomeLive();
});

afterEach(() => {
  view.stop();
  vi.useRealTimers();
});

/** @returns the place of the last one */
function take(commits: number): string {
  for (const end = nth + commits; nth < end; nth++) {
    view.take({ events: [], position: place() } as unknown as RecordedCommit, 'note');
  }
  return view.received!;
}

function place(): string {
  return `p${String(nth).padStart(4, '0')}`;
}

it('stores what comes now and then after its delay', () => {
  take(19);
  vi.advanceTimersByTime(DELAY_MS - 1);
  expect(stored).toBe(0);
  vi.advanceTimersByTime(1);
  expect(stored).toBe(19);
});

it('stores what comes in great number half a second after the first of it', () => {
  take(20);
  vi.advanceTimersByTime(499);
  take(100);
  expect(stored).toBe(0);
  vi.advanceTimersByTime(1);
  expect(stored).toBe(120);
});

it('stores at once what somebody waits for, and what has come to a thousand commits', async () => {
  const last = take(100);
  await expect(view.waitFor(last, 1)).resolves.toBe(true);
  expect(stored).toBe(100);
  take(999);
  expect(stored).toBe(100);
  take(1);
  expect(stored).toBe(1_100);
});

it('is not whole while what it was fed cannot be stored', () => {
  const onLive = vi.fn();
  let isAway = true;
  const sink = {
    name: 'notes',
    delayMs: DELAY_MS,
    begin: () => undefined,
    advance: () => {
      if (isAway) throw new StoreUnavailable('the disk is full');
    },
    reset: () => {},
  };
  const waiting = new FollowedView({ sink, onFailure: () => {}, onSetBack: () => {}, onLive });
  waiting.begin();
  const commit = { events: [], position: 'p0001' } as unknown as RecordedCommit;
  waiting.take(commit, 'note');
  waiting.becomeLive();
  expect(onLive).not.toHaveBeenCalled();
  isAway = false;
  waiting.take(commit, 'note');
  waiting.becomeLive();
  expect(onLive).toHaveBeenCalledTimes(1);
  waiting.stop();
});
