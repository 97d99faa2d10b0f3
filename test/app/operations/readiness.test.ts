import { describe, expect, it } from 'vitest';
import { Readiness } from '../../../app/operations/readiness.ts';
import { createMemoryLog } from '../../../log/memory.ts';
import type { EventLog, Position } from '../../../log/port.ts';
import type { FollowingView } from '../../../projections/projecting/view.ts';
import { writeHonestLog } from '../../support/log/honest-log.ts';
import { wrappedLog } from '../../support/log/wrapped-log.ts';

type Standing = { -readonly [Key in 'name' | 'state' | 'reached']: FollowingView[Key] };

function viewOf(standing: Partial<Standing> = {}): Standing & Omit<FollowingView, keyof Standing> {
  return {
    name: 'a_view',
    state: 'live',
    reached: undefined,
    caughtUp: Promise.resolve(),
    waitFor: async () => true,
    ...standing,
  };
}

function readinessOf(parts: {
  log?: EventLog;
  views?: FollowingView[];
  problem?: string;
  clock?: { ms: number };
  own?: { newest?: Position };
}) {
  const { log = createMemoryLog(), views = [], problem, clock = { ms: 0 }, own = {} } = parts;
  return new Readiness({
    log,
    views,
    newestOwn: () => own.newest,
    isKeyringAnswering: () => true,
    anchoringProblem: () => problem,
    elapsedMs: () => clock.ms,
  });
}

describe('readiness', () => {
  it('is given while the log answers', async () => {
    const report = await readinessOf({ views: [viewOf()] }).check();
    expect(report).toEqual({
      is_ready: true,
      reasons: [],
      behind: [],
      log: 'ok',
      views: [{ name: 'a_view', state: 'live', lag_seconds: 0 }],
    });
  });

  it('ends when the log goes away', async () => {
    const log = createMemoryLog();
    const readiness = readinessOf({ log });
    await log.close();
    expect(await readiness.check()).toMatchObject({
      is_ready: false,
      log: 'down',
      reasons: ['the event log does not answer or cannot be written'],
    });
  });

  it('is given while the log is silent for a moment', async () => {
    const log = wrappedLog(createMemoryLog(), { health: async () => 'silent' });
    expect(await readinessOf({ log }).check()).toMatchObject({ is_ready: true, log: 'ok' });
  });

  it.each([
    ['failed', 'the view a_view has failed and stands still'],
    ['catching_up', 'the view a_view is catching up'],
    ['elsewhere', 'the view a_view is made elsewhere, and is not whole yet'],
    ['unreachable', 'the view a_view cannot be read: its database does not answer, or refuses'],
  ] as const)('is given while a view is %s, which is told', async (state, reason) => {
    const report = await readinessOf({ views: [viewOf(), viewOf({ state })] }).check();
    expect(report).toMatchObject({ is_ready: true, reasons: [], behind: [reason] });
  });

  it('is given while a view lags behind the log, which is told from five seconds on', async () => {
    const log = await writeHonestLog({ seed: 1, events: 5 });
    const clock = { ms: 1_000 };
    const view = viewOf({ name: 'keys', reached: (await log.head())! });
    const readiness = readinessOf({ log, views: [view], clock });
    await readiness.sample();
    await writeHonestLog({ seed: 2, events: 5, log, tenant: 'other' });
    await readiness.sample();
    clock.ms += 6_500;
    await readiness.sample();
    expect(await readiness.check()).toMatchObject({
      is_ready: true,
      behind: ['the view keys is 7 s behind the log'],
    });
    clock.ms -= 2_500;
    expect(await readiness.check()).toMatchObject({ behind: [], views: [{ lag_seconds: 4 }] });
    view.reached = (await log.head())!;
    expect(await readiness.check()).toMatchObject({ behind: [], views: [{ lag_seconds: 0 }] });
  });

  it('measures lag by what this process writes, and asks the log for its end only where it wrote nothing', async () => {
    const clock = { ms: 0 };
    const own: { newest?: Position } = { newest: '0000000001' };
    let asked = 0;
    const head = async () => {
      asked += 1;
      return '0000000009';
    };
    const log = wrappedLog(createMemoryLog(), { head });
    const view = viewOf({ reached: '0000000000' });
    const readiness = readinessOf({ log, views: [view], clock, own });
    await readiness.sample();
    clock.ms = 3_000;
    expect(readiness.views()).toMatchObject([{ lag_seconds: 3 }]);
    own.newest = '0000000002';
    await readiness.sample();
    expect(asked).toBe(0);
    await readiness.sample();
    expect(asked).toBe(1);
    view.reached = '0000000002';
    clock.ms = 4_000;
    expect(readiness.views()).toMatchObject([{ lag_seconds: 1 }]);
  });

  it('ends when the process is to stop, or the log is not what was anchored', async () => {
    const readiness = readinessOf({});
    readiness.drain();
    expect((await readiness.check()).reasons).toEqual(['the process is stopping']);
    const altered = readinessOf({ problem: 'the log was cut' });
    expect(await altered.check()).toMatchObject({ is_ready: false, reasons: ['the log was cut'] });
  });

  it('remembers the oldest end of the log and the last ones, while a view stands still', async () => {
    const clock = { ms: 0 };
    let head = 0;
    const place = (n: number) => String(n).padStart(10, '0');
    const log = wrappedLog(createMemoryLog(), { head: async () => place(++head) });
    const view = viewOf({ reached: place(0) });
    const readiness = readinessOf({ log, views: [view], clock });
    for (; clock.ms < 1_000_000; clock.ms += 1_000) await readiness.sample();
    expect(readiness.views()).toMatchObject([{ lag_seconds: 1_000 }]);
    // The second of a thousand is not remembered any more: 600 are.
    view.reached = place(1);
    expect(readiness.views()).toMatchObject([{ lag_seconds: 599 }]);
  });
});
