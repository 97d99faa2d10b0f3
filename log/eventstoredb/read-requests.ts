/** Reads as the server's messages ask for them. The client's own reads parse every text, which takes longer than all the rest. */
import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import type { Position, Revision } from '../port.ts';
import { decodePosition } from './position-codec.ts';

/** What requests are made of; loaded with the client. */
export interface Messages {
  readonly streams: typeof import('@eventstore/db-client/generated/streams_pb.js');
  readonly shared: typeof import('@eventstore/db-client/generated/shared_pb.js');
}

export interface StreamRead {
  readonly stream: string;
  readonly from: Revision | 'end';
  readonly backward: boolean;
  readonly limit: number;
}

export interface AllRead {
  /** The event of this place included where the read goes forward; its end, or its beginning, when absent. */
  readonly from: Position | undefined;
  readonly backward: boolean;
  readonly limit: number;
  readonly wanted?: StreamsByName | undefined;
}

/** Streams by their names; absent: all of them. */
export type StreamsByName =
  | { readonly prefixes: readonly string[] }
  /** All but those of these categories, and the server's own. */
  | { readonly besides: readonly string[] };

export function streamRequest(
  messages: Messages,
  { stream, from, backward, limit }: StreamRead,
): ReadReq {
  const { streams, shared } = messages;
  const identifier = new shared.StreamIdentifier();
  identifier.setStreamName(new Uint8Array(Buffer.from(stream)));
  const wanted = new streams.ReadReq.Options.StreamOptions();
  wanted.setStreamIdentifier(identifier);
  if (from === 'end') wanted.setEnd(new shared.Empty());
  else wanted.setRevision(String(from));
  const options = new streams.ReadReq.Options();
  options.setStream(wanted);
  options.setNoFilter(new shared.Empty());
  return request(messages, options, { backward, limit });
}

/** @throws InvalidPosition */
export function allRequest(
  messages: Messages,
  { from, backward, limit, wanted: names }: AllRead,
): ReadReq {
  const { streams, shared } = messages;
  const wanted = new streams.ReadReq.Options.AllOptions();
  if (from !== undefined) {
    const position = new streams.ReadReq.Options.Position();
    const { commit, prepare } = decodePosition(from);
    position.setCommitPosition(commit);
    position.setPreparePosition(prepare);
    wanted.setPosition(position);
  } else if (backward) wanted.setEnd(new shared.Empty());
  else wanted.setStart(new shared.Empty());
  const options = new streams.ReadReq.Options();
  options.setAll(wanted);
  if (names === undefined) options.setNoFilter(new shared.Empty());
  else options.setFilter(filter(messages, names));
  return request(messages, options, { backward, limit });
}

/** Events that the server looks at before it says that it found nothing. */
const SEARCH_WINDOW = 1_000;

function filter({ streams }: Messages, wanted: StreamsByName) {
  const { FilterOptions } = streams.ReadReq.Options;
  const expression = new FilterOptions.Expression();
  if ('prefixes' in wanted) expression.setPrefixList([...wanted.prefixes]);
  else expression.setRegex(`^(?!\\$|(?:${wanted.besides.join('|')})(?:-|$))`);
  const options = new FilterOptions();
  options.setStreamIdentifier(expression);
  options.setMax(SEARCH_WINDOW);
  options.setCheckpointintervalmultiplier(1);
  return options;
}

const FORWARD = 0;
const BACKWARD = 1;

function request(
  { streams, shared }: Messages,
  options: ReadReq.Options,
  { backward, limit }: Pick<AllRead, 'backward' | 'limit'>,
): ReadReq {
  const uuids = new streams.ReadReq.Options.UUIDOption();
  uuids.setString(new shared.Empty());
  options.setUuidOption(uuids);
  options.setResolveLinks(false);
  options.setReadDirection(backward ? BACKWARD : FORWARD);
  options.setCount(String(limit));
  const read = new streams.ReadReq();
  read.setOptions(options);
  return read;
}
