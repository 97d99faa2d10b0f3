import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sessionStream } from '../../../domain/session/stream.ts';
import type { EventLog, FeedItem } from '../../../log/port.ts';
import { EMBEDDED, EVENTSTOREDB } from '../../log/port/subjects.ts';
import { wrappedLog } from '../../support/log/wrapped-log.ts';
import { ACME, Conversation, ServiceUnderTest } from '../../support/service.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

/** Events of sessions that a feed delivers, before it delivers nothing more. */
const DELIVERED_MAX = 20;
/** What a start may read of a log of any length: keys, a publication, a session, and the sessions that were delivered. */
const READ_MAX = 100;
/** Of three or so events each. */
const SESSIONS = 300;

/** Counts what is read, and keeps from the feeds all but the beginning of what sessions hold. */
function heldLog(log: EventLog, read: { events: number }): EventLog {
  async function* subscribe(...[options]: Parameters<EventLog['subscribe']>) {
    let delivered = 0;
    for await (const item of log.subscribe(options)) {
      if (isOfSession(item) && ++delivered > DELIVERED_MAX) await aborted(options.signal);
      yield item;
    }
  }
  return wrappedLog(log, {
    subscribe,
    read: async (...asked) => {
      const slice = await log.read(...asked);
      read.events += slice.events.length;
      return slice;
    },
  });
}

function isOfSession(item: FeedItem): boolean {
  return item.kind === 'event' && item.event.stream.startsWith('session-');
}

function aborted(signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    signal.addEventListener('abort', resolve, { once: true });
  });
}

async function copySession(log: EventLog, id: string, copies: number): Promise<void> {
  const stream = sessionStream(ACME.tenant, id);
  const { events } = await log.read(stream);
  for (let nth = 0; nth < copies; nth++) {
    const other = id.slice(0, -6) + String(nth).padStart(6, '0');
    const copied = events.map((event) => ({
      ...event,
      id: randomUUID(),
      data: event.data.replaceAll(id, other),
    }));
    await log.append(stream.replace(id, other), copied, { expected: 'none' });
  }
}

it.each([EMBEDDED, EVENTSTOREDB])(
  'A service that holds nothing is ready, and goes on with sessions, without having read a long log: $name',
  async ({ createStorage }) => {
    const storage = await createStorage();
    const before = await ServiceUnderTest.start(await storage.open());
    const secret = await before.makeSecret();
    const conversation = await Conversation.start(await before.publish());
    await conversation.next();
    const { id, version } = conversation;
    await copySession(before.log, id, SESSIONS);
    await before.stop();

    const read = { events: 0 };
    const directory = await newTemporaryDirectory();
    const service = await ServiceUnderTest.start(heldLog(await storage.open(), read), {
      anchorFile: join(directory, 'anchors.jsonl'),
    });
    expect((await service.admin.get('/internal/ready')).status).toBe(200);
    const next = { state_version: version };
    const answer = await service.client(secret).post(`/v1/sessions/${id}/next`, next);
    expect(answer.status, answer.text).toBe(200);
    expect(read.events).toBeGreaterThan(0);
    expect(read.events).toBeLessThan(READ_MAX);
    await service.stop();
    await rm(directory, { recursive: true });
    await storage.dispose();
  },
);
