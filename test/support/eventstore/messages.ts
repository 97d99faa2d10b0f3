/** Between the stored events and the wire's messages, which the client's own generated classes make. */

import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { AppendReq, BatchAppendReq } from '@eventstore/db-client/generated/streams_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { rpcError, status } from './grpc.ts';
import type { Judgement, ProposedEvent, StoredEvent } from './lookalike-log.ts';

const CREATED_TICKS = '17000000000000000';

export function nameOf(identifier: { getStreamName(): Uint8Array | string } | undefined): string {
  return Buffer.from(identifier!.getStreamName() as Uint8Array).toString('utf8');
}

export function proposedOf(
  message: AppendReq.ProposedMessage | BatchAppendReq.ProposedMessage,
): ProposedEvent {
  const metadata = message.getMetadataMap();
  return {
    id: message.getId()!.getString().toLowerCase(),
    type: metadata.get('type')!,
    isJson: metadata.get('content-type') === 'application/json',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  };
}

export function readEvent(event: StoredEvent) {
  const { RecordedEvent } = streams.ReadResp.ReadEvent;
  const recorded = new RecordedEvent();
  const id = new shared.UUID();
  id.setString(event.id);
  const identifier = new shared.StreamIdentifier();
  identifier.setStreamName(new Uint8Array(Buffer.from(event.stream)));
  recorded.setId(id);
  recorded.setStreamIdentifier(identifier);
  recorded.setStreamRevision(String(event.revision));
  recorded.setCommitPosition(String(event.position));
  recorded.setPreparePosition(String(event.position));
  recorded
    .getMetadataMap()
    .set('type', event.type)
    .set('created', CREATED_TICKS)
    .set('content-type', event.isJson ? 'application/json' : 'application/octet-stream');
  recorded.setData(event.data);
  recorded.setCustomMetadata(event.metadata);
  const read = new streams.ReadResp.ReadEvent();
  read.setEvent(recorded);
  read.setCommitPosition(String(event.position));
  const response = new streams.ReadResp();
  response.setEvent(read);
  return response;
}

export function streamNotFound(name: string) {
  const identifier = new shared.StreamIdentifier();
  identifier.setStreamName(new Uint8Array(Buffer.from(name)));
  const notFound = new streams.ReadResp.StreamNotFound();
  notFound.setStreamIdentifier(identifier);
  const response = new streams.ReadResp();
  response.setStreamNotFound(notFound);
  return response;
}

/** What reads and appends of a stream end with that was deleted for good. */
export function streamDeleted(name: string): Error {
  const named = { exception: 'stream-deleted', 'stream-name': name };
  return rpcError(status.failedPrecondition, `Event stream '${name}' is deleted.`, named);
}

/** @param withPosition the server is not known to name the position of a repeat */
export function appendResponse(judgement: Judgement, options: AppendReq.Options) {
  if (judgement.kind === 'deleted') throw streamDeleted(nameOf(options.getStreamIdentifier()));
  const response = new streams.AppendResp();
  if (judgement.kind === 'conflict') {
    const wrong = new streams.AppendResp.WrongExpectedVersion();
    if (judgement.last < 0n) wrong.setCurrentNoStream(new shared.Empty());
    else wrong.setCurrentRevision(String(judgement.last));
    if (options.hasNoStream()) wrong.setExpectedNoStream(new shared.Empty());
    else wrong.setExpectedRevision(options.getRevision());
    response.setWrongExpectedVersion(wrong);
    return response;
  }
  const success = new streams.AppendResp.Success();
  success.setCurrentRevision(String(judgement.last));
  if (judgement.kind === 'repeated') success.setNoPosition(new shared.Empty());
  else {
    const position = new streams.AppendResp.Position();
    position.setCommitPosition(String(judgement.position));
    position.setPreparePosition(String(judgement.position));
    success.setPosition(position);
  }
  response.setSuccess(success);
  return response;
}

/** The real one says why; its message is of a package that is not at hand. */
export function batchRefusal(correlationId: shared.UUID) {
  const response = new streams.BatchAppendResp();
  response.setCorrelationId(correlationId);
  return response;
}

export function batchAppendResponse(correlationId: shared.UUID, judgement: Judgement) {
  const response = batchRefusal(correlationId);
  if (judgement.kind === 'conflict' || judgement.kind === 'deleted') return response;
  const position = new shared.AllStreamPosition();
  position.setCommitPosition(String(judgement.position));
  position.setPreparePosition(String(judgement.position));
  const success = new streams.BatchAppendResp.Success();
  success.setCurrentRevision(String(judgement.last));
  if (judgement.kind === 'repeated') success.setNoPosition(new shared.Empty());
  else success.setPosition(position);
  response.setSuccess(success);
  return response;
}
