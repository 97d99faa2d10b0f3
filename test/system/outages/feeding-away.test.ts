import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StartProjector } from '../../../cli/projecting/projector-client.ts';
import { writeSecret } from '../../../domain/keys/secret.ts';
import type { EventLog } from '../../../log/port.ts';
import type { Client } from '../../support/http/client.ts';
import { newLog } from '../../support/log/new-log.ts';
import { wrappedLog } from '../../support/log/wrapped-log.ts';
import { Conversation, ServiceUnderTest } from '../../support/service.ts';

/** Feeding that ends as soon as it has begun. */
const dieAtOnce: StartProjector = (_, { onMessage, onDeath }) => {
  queueMicrotask(() => {
    onMessage({ kind: 'started' });
    onDeath(new Error('it was ended'));
  });
  return () => {};
};

/** A log that older builds wrote keys into: without a word of where a secret belongs. */
function olderLog(log: EventLog): EventLog {
  const appended = { ok: true, firstRevision: 0, lastRevision: 0, position: '' } as const;
  return wrappedLog(log, {
    append: async (stream, ...rest) =>
      stream.startsWith('issuance-') ? appended : log.append(stream, ...rest),
  });
}

describe('a service whose feeding ends again and again', () => {
  let service: ServiceUnderTest;
  let client: Client;

  beforeAll(async () => {
    const log = newLog();
    const kept = wrappedLog(log, { close: async () => {} });
    const before = await ServiceUnderTest.start(kept);
    await before.publish();
    await before.stop();
    const older = await ServiceUnderTest.start(olderLog(kept));
    const secret = await older.makeSecret();
    await older.stop();
    service = await ServiceUnderTest.start(log, { project: dieAtOnce });
    client = service.client(secret);
  });

  afterAll(() => service.stop());

  it('leads conversations for the keys that the log holds', async () => {
    const conversation = await Conversation.start(client);
    expect((await conversation.next()).candidates).not.toEqual([]);
  });

  it('refuses a secret that nobody knows for what it is', async () => {
    const stranger = service.client(writeSecret(new Uint8Array(24).fill(9)));
    expect(await stranger.get('/v1/configuration')).toMatchObject({ status: 401 });
  });
});
