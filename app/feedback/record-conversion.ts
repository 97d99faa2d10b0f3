import type { InferOutput } from 'valibot';
import type { conversionBody } from '../../domain/feedback/commands.ts';
import { readMetadata } from '../../domain/recording/metadata.ts';
import type { EventLog } from '../../log/port.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { type Transacted, transact } from '../core/streams/transact.ts';
import { refuseIfErased } from '../session/load-session.ts';
import type { SessionMutation } from '../session/session-mutation.ts';
import { commandFeedback, type ReportAnswer, requested } from './command-feedback.ts';
import { conversationStream } from './conversation-stream.ts';
import { refuseErasedConversation } from './refuse-erased-conversation.ts';

interface ConversionAnswer extends ReportAnswer {
  readonly conversion_id: string;
}

/**
 * Once a conversation, whether or not its session was created here: the same report again is given the
 * first answer.
 * @param isKeyed whether the client sent an Idempotency-Key
 */
export async function recordConversion(
  dependencies: Dependencies,
  mutation: SessionMutation & { readonly isKeyed: boolean },
  conversion: InferOutput<typeof conversionBody>,
): Promise<Transacted<ConversionAnswer>> {
  const { owner, sessionId, key, isKeyed } = mutation;
  const session = await dependencies.sessionOwners.streamOf(owner, sessionId);
  if (session !== undefined) {
    const erased = await refuseIfErased(dependencies, session, sessionId);
    if (erased) return erased;
  }
  const conversionId = dependencies.newId('fbk_');
  const command = { type: 'recordConversion', conversionId, sessionId, conversion } as const;
  const stream = await conversationStream(dependencies, owner, sessionId);
  const gone = await refuseErasedConversation(dependencies, stream, sessionId);
  if (gone) return gone;
  const done = await transact(dependencies, {
    ...commandFeedback(mutation, stream, command, requested(mutation)),
    ...(isKeyed ? { key } : {}),
  });
  if (!done.ok) return done;
  const recorded = await recordedConversion(dependencies.log, stream);
  const { conversion_id, ...rest } = recorded;
  const { request_id, recorded_at } = rest;
  const answer = { request_id, session_id: sessionId, conversion_id, recorded_at };
  return { ...done, answer, isReplay: conversion_id !== conversionId };
}

/** The one conversion of a conversation as it was answered first. */
async function recordedConversion(log: EventLog, stream: string) {
  let from = 0;
  for (;;) {
    const { events, more } = await log.read(stream, { from });
    const stored = events.find(({ type }) => type === 'ConversionRecorded');
    if (stored) {
      const { facts } = JSON.parse(stored.data) as { facts: { conversion_id: string } };
      const { occurred_at, request_id } = readMetadata(stored);
      // It is alone in its commit, and the last event of a commit says who asked.
      return {
        request_id: request_id!,
        conversion_id: facts.conversion_id,
        recorded_at: occurred_at,
      };
    }
    if (!more) throw new Error(`${stream} lost its conversion`);
    from += events.length;
  }
}
