import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from '../../../cli/logging/logger.ts';
import type { HandedView } from '../../../cli/projecting/feeding.ts';
import { ProjectorClient, type StartProjector } from '../../../cli/projecting/projector-client.ts';
import type { AnchorStatus, FromProjector, ToProjector } from '../../../cli/projecting/protocol.ts';
import { LogUnavailable, type RecordedEvent, WritesRefused } from '../../../log/port.ts';

/** Feeding that says and does nothing by itself. */
interface Feeding {
  readonly startedAt: number;
  readonly handed: readonly HandedView[];
  readonly heard: ToProjector[];
  readonly say: (message: FromProjector) => void;
  readonly die: () => void;
}

const VIEWS = ['seen', 'stored'];

let feedings: Feeding[];
let seen: string[];
let client: ProjectorClient;

const start: StartProjector = (handed, { onMessage, onDeath }) => {
  const heard: ToProjector[] = [];
  const die = () => onDeath(new Error('it was ended'));
  feedings.push({ startedAt: Date.now(), handed, heard, say: onMessage, die });
  return (message) => heard.push(message);
};

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  feedings = [];
  seen = [];
  client = clientOf(false);
});

afterEach(() => {
  vi.useRealTimers();
});

function newest(): Feeding {
  return feedings.at(-1)!;
}

function clientOf(isAnchored: boolean): ProjectorClient {
  return new ProjectorClient({
    start,
    stored: ['stored'],
    memory: [{ name: 'seen', categories: ['note'], apply: ({ id }) => seen.push(id) }],
    isAnchored,
    logger: createLogger('silent'),
  });
}

function tellAnchors(
  anchors: Pick<AnchorStatus, 'isAsAnchored' | 'isFoundAltered' | 'problem'>,
): void {
  const status = { views: [], isLeading: true, foreign: { category: 0, form: 0 } };
  const told = { unanchored: 0, isFailing: false, ...anchors };
  newest().say({ kind: 'status', status: { ...status, anchors: told } });
}

function tellAll(state: 'catching_up' | 'live', reached?: string): void {
  const views = VIEWS.map((name) => ({ name, state, reached }));
  newest().say({
    kind: 'status',
    status: { views, isLeading: true, foreign: { category: 0, form: 0 } },
  });
}

/** How long after its end feeding is there again. */
function waitedMs(): number {
  const before = feedings.length;
  const endedAt = Date.now();
  newest().die();
  vi.advanceTimersToNextTimer();
  expect(feedings).toHaveLength(before + 1);
  return newest().startedAt - endedAt;
}

function handOver(ids: readonly string[], to: string): void {
  const events = ids.map((id) => ({ id }) as RecordedEvent);
  newest().say({ kind: 'handed', view: 'seen', events, to });
}

describe('feeding that ends by itself', () => {
  it('is started again at once, then after ever longer, up to five seconds, until it has caught up', () => {
    const waits = Array.from({ length: 8 }, () => {
      tellAll('catching_up');
      return waitedMs();
    });
    expect(waits).toEqual([100, 200, 400, 800, 1_600, 3_200, 5_000, 5_000]);
    tellAll('live', 'a');
    expect(waitedMs()).toBe(100);
  });

  it('goes on where the views in memory stand, and is behind until it says otherwise', () => {
    handOver(['1', '2'], 'b');
    tellAll('live', 'b');
    expect(client.views.map(({ state }) => state)).toEqual(['live', 'live']);
    newest().die();
    expect(client.views.map(({ state }) => state)).toEqual(['catching_up', 'catching_up']);
    vi.advanceTimersToNextTimer();
    expect(newest().handed).toMatchObject([{ name: 'seen', from: 'b' }]);
    handOver(['3'], 'c');
    tellAll('live', 'c');
    expect(seen).toEqual(['1', '2', '3']);
    expect(client.views.map(({ reached }) => reached)).toEqual(['c', 'c']);
  });

  it('lets nobody wait for it', async () => {
    const waiting = client.views[1]!.waitFor('b', 60_000);
    newest().die();
    expect(await waiting).toBe(false);
  });
});

describe('a log that is anchored', () => {
  beforeEach(() => {
    client = clientOf(true);
  });

  it('takes no writes before it has been held against its anchors', () => {
    expect(client.refusal).toBeInstanceOf(LogUnavailable);
    tellAnchors({ isAsAnchored: false, isFoundAltered: false });
    expect(client.refusal).toBeInstanceOf(LogUnavailable);
    tellAnchors({ isAsAnchored: true, isFoundAltered: false });
    expect(client.refusal).toBeUndefined();
  });

  it('takes writes while feeding that has ended holds it against its anchors again', () => {
    tellAnchors({ isAsAnchored: true, isFoundAltered: false });
    newest().die();
    expect(client.refusal).toBeUndefined();
    vi.advanceTimersToNextTimer();
    tellAnchors({ isAsAnchored: false, isFoundAltered: false });
    expect(client.refusal).toBeUndefined();
  });

  it('takes none from when it is found to be another one', () => {
    tellAnchors({ isAsAnchored: true, isFoundAltered: false });
    newest().die();
    vi.advanceTimersToNextTimer();
    tellAnchors({ isAsAnchored: false, isFoundAltered: true, problem: 'it was cut' });
    expect(client.refusal).toEqual(new WritesRefused('it was cut'));
    newest().die();
    vi.advanceTimersToNextTimer();
    tellAnchors({ isAsAnchored: false, isFoundAltered: false });
    expect(client.refusal).toEqual(new WritesRefused('it was cut'));
  });
});

describe('feeding that hangs', () => {
  it('is waited for no longer than was asked for', async () => {
    const waiting = client.views[1]!.waitFor('b', 3_000);
    expect(newest().heard).toMatchObject([{ kind: 'wait', views: ['stored'], msMax: 3_000 }]);
    vi.advanceTimersByTime(2_999);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await waiting).toBe(false);
  });

  it('is left behind five seconds after it was asked to stop', async () => {
    const waiting = client.views[1]!.waitFor('b', 60_000);
    let isStopped = false;
    const stopped = client.stop().then(() => {
      isStopped = true;
    });
    await vi.advanceTimersByTimeAsync(4_999);
    expect(isStopped).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await stopped;
    expect(await waiting).toBe(false);
  });
});

describe('a stop', () => {
  it('is over when everything is stored, and not before', async () => {
    let isStopped = false;
    const stopped = client.stop().then(() => {
      isStopped = true;
    });
    expect(newest().heard).toEqual([{ kind: 'stop' }]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(isStopped).toBe(false);
    newest().say({ kind: 'stopped' });
    await stopped;
    newest().die();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('waits for no feeding that has ended, and starts none', async () => {
    newest().die();
    await client.stop();
    expect(vi.getTimerCount()).toBe(0);
    expect(feedings).toHaveLength(1);
  });

  it('is over when feeding ends instead', async () => {
    const stopped = client.stop();
    newest().die();
    await stopped;
    expect(vi.getTimerCount()).toBe(0);
  });
});
