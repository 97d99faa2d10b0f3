import { join } from 'node:path';
import { openEmbeddedLog } from '../../../log/embedded/embedded-log.ts';
import type { Client } from '../http/client.ts';
import { Conversation, ServiceUnderTest } from '../service.ts';
import { keyringIn } from '../session-keys.ts';
import { newTemporaryDirectory } from '../temporary-directory.ts';

/** The data folder of a service that has ended, for commands that read it, and what recording in it gave. */
export async function storedBy<Recorded>(
  record: (service: ServiceUnderTest) => Promise<Recorded>,
): Promise<{ readonly dataDir: string; readonly recorded: Recorded }> {
  const dataDir = await newTemporaryDirectory();
  const log = await openEmbeddedLog({ file: join(dataDir, 'log.db') });
  const keyring = await keyringIn(dataDir);
  const service = await ServiceUnderTest.start(log, { keyring });
  const recorded = await record(service);
  await service.stop();
  await keyring.close();
  return { dataDir, recorded };
}

/** A conversation in which a user says one thing. */
export async function talkOf(client: Client, said: string, start = {}): Promise<Conversation> {
  const talk = await Conversation.start(client, start);
  await talk.next();
  await talk.next({ previous_turn: { user_text: said } });
  return talk;
}
