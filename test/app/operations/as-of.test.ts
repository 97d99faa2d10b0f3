import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asOf } from '../../../app/operations/as-of.ts';
import { keysStream } from '../../../domain/keys/stream.ts';
import type { SessionEvent } from '../../../domain/session/events.ts';
import { createMemoryLog } from '../../../log/memory.ts';
import type { EventLog, Position } from '../../../log/port.ts';
import { conversations } from '../../../projections/conversations.ts';
import { inTables } from '../../../projections/projecting/in-tables.ts';
import type { Store } from '../../../projections/store/port.ts';
import { openStore } from '../../../projections/store/sqlite.ts';
import { Follower } from '../../support/log/follower.ts';
import { scribe } from '../../support/log/scribe.ts';

const started: SessionEvent = {
  type: 'SessionStarted',
  facts: { service: 'moving', configuration_version: 'v1', artifact_digest: 'd' },
};

let log: EventLog;
let store: Store;
let write: ReturnType<typeof scribe>['record'];
let shown: Position;

const lookedAt = () =>
  asOf({ log, now: () => Date.parse('2026-01-05T12:00:00Z') }, store, conversations);

beforeEach(async () => {
  log = createMemoryLog();
  write = scribe(log).record;
  shown = await write('session-acme.ses_1', [started], { at: '2026-01-05T09:00:00.000Z' });
  store = openStore(':memory:');
  const follower = new Follower({
    log,
    sink: inTables(store, conversations),
    onFault: () => {},
  });
  await follower.caughtUp;
  await follower.stop();
});

afterEach(async () => {
  store.close();
  await log.close();
});

describe('how far a view goes', () => {
  it('is the end of the log, with no lag, however old that is', async () => {
    expect(await lookedAt()).toEqual({ position: shown, lag_seconds: 0 });
  });

  it('is behind by the age of the first event that is missing', async () => {
    await write('session-acme.ses_2', [started], { at: '2026-01-05T11:59:30.000Z' });
    await write('session-acme.ses_3', [started], { at: '2026-01-05T11:59:50.000Z' });
    expect(await lookedAt()).toEqual({ position: shown, lag_seconds: 30 });
  });

  it('is not behind for what another program wrote in a stream with a name of ours', async () => {
    const theirs = { id: crypto.randomUUID(), type: 'Theirs', data: 'not JSON', metadata: '' };
    await log.append('session-theirs', [theirs], { expected: 'none' });
    expect(await lookedAt()).toEqual({ position: shown, lag_seconds: 0 });
    await write('session-acme.ses_2', [started], { at: '2026-01-05T11:59:30.000Z' });
    expect(await lookedAt()).toEqual({ position: shown, lag_seconds: 30 });
  });

  it('is not behind for events that do not concern it', async () => {
    const revoked = { type: 'KeyRevoked', facts: { key_id: 'key_1' } };
    await write(keysStream('acme', 'moving'), [revoked], { at: '2026-01-05T11:00:00.000Z' });
    expect(await lookedAt()).toEqual({ position: shown, lag_seconds: 0 });
  });

  it('is nowhere before anything was shown', async () => {
    const empty = openStore(':memory:');
    inTables(empty, conversations).begin();
    const position = await asOf(
      { log, now: () => Date.parse('2026-01-05T09:00:05Z') },
      empty,
      conversations,
    );
    expect(position).toEqual({ position: null, lag_seconds: 5 });
    empty.close();
  });
});
