import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FollowedView } from '../../../projections/projecting/followed-view.ts';
import type { RecordedCommit } from '../../../projections/projecting/sink.ts';

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
