/** Several appends on a stream of their own, which ends with them: whatever goes wrong is told of all of them. */
import type { EventStoreDBClient } from '@eventstore/db-client';
import type { AppendResult } from '../../port.ts';
import { answerWithin } from '../answer-within.ts';
import type { Credentials } from '../connection-string.ts';
import {
  AppendStream,
  type LoadedMessages,
  type ServerAppend,
  type Written,
} from './append-stream.ts';

export interface Together {
  readonly appends: readonly ServerAppend[];
  readonly credentials: Credentials;
  readonly msMax: number;
}

/** @throws whatever went wrong with one of them; the others may have been written or not */
export async function appendTogether(
  client: EventStoreDBClient,
  messages: LoadedMessages,
  { appends, credentials, msMax }: Together,
): Promise<AppendResult[]> {
  const stream = new AppendStream(client, messages, credentials);
  try {
    const sent = Promise.all(appends.map((append) => stream.send(append)));
    const written = await answerWithin(sent, msMax);
    return appends.map((append, index) => resultOf(append, written[index]!));
  } finally {
    stream.close(new Error('the appends have ended'));
  }
}

function resultOf({ expected }: ServerAppend, { lastRevision, position }: Written): AppendResult {
  if (position === undefined) throw new Error('an append has no position');
  return { ok: true, firstRevision: expected + 1, lastRevision, position };
}
