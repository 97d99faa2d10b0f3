import { expect, it, onTestFinished } from 'vitest';
import { exportAudit } from '../../../app/audit/export-audit.ts';
import { createMemoryLog } from '../../../log/memory.ts';
import type { EventLog, FeedItem } from '../../../log/port.ts';
import { openStore } from '../../../projections/store/sqlite.ts';
import { eventsOf } from '../../support/log/recorded-log.ts';
import { scribe } from '../../support/log/scribe.ts';
import { wrappedLog } from '../../support/log/wrapped-log.ts';

function exported(log: EventLog) {
  const store = openStore(':memory:');
  onTestFinished(() => store.close());
  return exportAudit(log, { store, take: () => {} });
}

/** What a log has of two commits of three events. @param kept which of them, from 0 */
async function logOf(kept: readonly number[]): Promise<EventLog> {
  const whole = createMemoryLog();
  const { record } = scribe(whole);
  const notes = Array.from({ length: 3 }, (_, n) => ({ type: 'Noted', facts: { n } }));
  await record('note-a', notes);
  await record('note-b', notes);
  const events = await eventsOf(whole);
  const log = createMemoryLog();
  const revisions = new Map<string, number>();
  for (const place of kept) {
    const { stream, id, type, data, metadata } = events[place]!;
    const revision = revisions.get(stream);
    await log.append(stream, [{ id, type, data, metadata }], { expected: revision ?? 'none' });
    revisions.set(stream, (revision ?? -1) + 1);
  }
  return log;
}

it('An export of the audit trail tells how far the log went', async () => {
  expect(await exported(await logOf([0, 1, 2, 3, 4, 5]))).toMatchObject({ events: 6, links: 2 });
});

it.each([
  ['at its end', [0, 1, 2, 3, 4]],
  ['in its middle', [0, 1, 3, 4, 5]],
  ['at the beginning of one', [0, 1, 2, 4, 5]],
])(
  'An export of the audit trail is none where the log is cut inside a commit, %s',
  async (_, kept) => {
    await expect(exported(await logOf(kept))).rejects.toThrow('its commit is not whole');
  },
);

it('An export of the audit trail ends where the log ended when it began, whatever is written meanwhile', async () => {
  const log = await logOf([0, 1, 2, 3, 4, 5]);
  const events = await eventsOf(log);
  // A feed that reads pages of a log that grows has caught up with where it began at a page's end, wherever that is.
  const busy = wrappedLog(log, {
    head: async () => events[2]!.position,
    subscribe: async function* (): AsyncGenerator<FeedItem, void, undefined> {
      for (const event of events.slice(0, 5)) yield { kind: 'event', event };
      yield { kind: 'caughtUp', position: events[4]!.position };
    },
  });
  const { position } = events[2]!;
  expect(await exported(busy)).toMatchObject({ events: 3, links: 1, position });
});
