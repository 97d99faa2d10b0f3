/**
 * Several appends on one stream of calls of their own, which the server takes in the order in which they are sent. The client's
 * own such stream is shared by everything in the process, has no deadline, and is wedged by one answer; this one ends with
 * its appends, and whatever goes wrong with it is told of all of them.
 */
import type { EventStoreDBClient } from '@eventstore/db-client';
import type {
  BatchAppendReq,
  BatchAppendResp,
} from '@eventstore/db-client/generated/streams_pb.js';
import type { AppendResult, NewEvent } from '../port.ts';
import type { Credentials } from './connection-string.ts';
import { encodeTexts } from './event-texts.ts';
import { encodePosition } from './position-codec.ts';
import type { Messages } from './read-requests.ts';
import type { ServerAppend } from './server.ts';
import { within } from './within.ts';

interface Exchange {
  on(name: 'data', listener: (answer: BatchAppendResp) => void): this;
  on(name: 'error', listener: (error: Error) => void): this;
  on(name: 'end', listener: () => void): this;
  once(name: 'drain', listener: () => void): this;
  write(request: BatchAppendReq): boolean;
  end(): void;
  cancel(): void;
}

interface Sending {
  GRPCStreamCreator(
    service: unknown,
    name: string,
    create: (service: { batchAppend(...args: readonly unknown[]): Exchange }) => Exchange,
  ): () => Promise<Exchange>;
  callArguments(
    options: { readonly credentials: Credentials; readonly requiresLeader: boolean },
    callOptions: { readonly deadline: number },
  ): readonly unknown[];
}

export interface Together {
  readonly appends: readonly ServerAppend[];
  readonly credentials: Credentials;
  readonly msMax: number;
}

/** @throws whatever went wrong with one of them; the others may have been written or not */
export async function appendTogether(
  client: EventStoreDBClient,
  messages: Messages & { readonly service: unknown },
  { appends, credentials, msMax }: Together,
): Promise<AppendResult[]> {
  const sending = client as unknown as Sending;
  const open = sending.GRPCStreamCreator(messages.service, 'batchAppend', (streams) =>
    streams.batchAppend(
      ...sending.callArguments(
        { credentials, requiresLeader: true },
        { deadline: Date.now() + 2 * msMax },
      ),
    ),
  );
  const exchange = await open();
  // What comes after it was given up concerns nobody.
  exchange.on('error', () => {});
  try {
    const answered = answersOf(exchange, appends);
    answered.catch(() => {});
    for (const append of appends) {
      if (exchange.write(requestOf(messages, append))) continue;
      await within(new Promise<void>((resolve) => exchange.once('drain', resolve)), msMax);
    }
    return await within(answered, msMax);
  } finally {
    exchange.end();
    setImmediate(() => exchange.cancel());
  }
}

function answersOf(exchange: Exchange, appends: readonly ServerAppend[]): Promise<AppendResult[]> {
  const results = new Map<string, AppendResult>();
  return new Promise((resolve, reject) => {
    exchange.on('error', reject).on('end', () => reject(new Error('the appends were cut off')));
    exchange.on('data', (answer) => {
      const append = appends.find(({ events }) => events[0]!.id === idOf(answer));
      const position = answer.getSuccess()?.getPosition();
      if (append === undefined || position === undefined) {
        return reject(new Error(answer.getError()?.getMessage() ?? 'an append has no position'));
      }
      const { events, expected } = append;
      results.set(events[0]!.id, {
        ok: true,
        firstRevision: expected + 1,
        lastRevision: expected + events.length,
        position: encodePosition(position.getCommitPosition(), position.getPreparePosition()),
      });
      if (results.size < appends.length) return;
      resolve(appends.map((each) => results.get(each.events[0]!.id)!));
    });
  });
}

function idOf(answer: BatchAppendResp): string | undefined {
  return answer.getCorrelationId()?.getString().toLowerCase();
}

/** An append is known by the id of its first event. */
function requestOf(messages: Messages, { stream, expected, events }: ServerAppend): BatchAppendReq {
  const { streams, shared } = messages;
  const identifier = new shared.StreamIdentifier();
  identifier.setStreamName(new Uint8Array(Buffer.from(stream)));
  const options = new streams.BatchAppendReq.Options();
  options.setStreamIdentifier(identifier);
  if (expected < 0) options.setNoStream(new shared.Empty() as never);
  else options.setStreamPosition(String(expected));
  const request = new streams.BatchAppendReq();
  request.setCorrelationId(uuid(messages, events[0]!.id));
  request.setOptions(options);
  for (const event of events) request.addProposedMessages(proposed(messages, event));
  request.setIsFinal(true);
  return request;
}

function proposed(messages: Messages, event: NewEvent) {
  const { contentType, data, metadata } = encodeTexts(event);
  const message = new messages.streams.BatchAppendReq.ProposedMessage();
  message.setId(uuid(messages, event.id));
  message.getMetadataMap().set('type', event.type).set('content-type', contentType);
  message.setData(data);
  message.setCustomMetadata(metadata);
  return message;
}

function uuid({ shared }: Messages, id: string) {
  const message = new shared.UUID();
  message.setString(id);
  return message;
}
