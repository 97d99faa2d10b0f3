import type { InferOutput } from 'valibot';
import type { feedbackBody } from '../../domain/feedback/commands.ts';
import { feedbackStream } from '../../domain/feedback/stream.ts';
import { unknownSession } from '../../domain/session/session-refusals.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { type Transacted, transact } from '../core/streams/transact.ts';
import { refuseIfErased } from '../session/load-session.ts';
import type { SessionMutation } from '../session/session-mutation.ts';
import { commandFeedback, type ReportAnswer, requested } from './command-feedback.ts';
import { digestLabel } from './label-digest.ts';

interface FeedbackAnswer extends ReportAnswer {
  readonly feedback_id: string;
}

/** What became of a conversation, in words of the client's own. */
export async function recordFeedback(
  dependencies: Dependencies,
  mutation: SessionMutation,
  feedback: InferOutput<typeof feedbackBody>,
): Promise<Transacted<FeedbackAnswer>> {
  const { owner, sessionId } = mutation;
  const session = await dependencies.sessionOwners.streamOf(owner, sessionId);
  if (session === undefined) return unknownSession(sessionId);
  const erased = await refuseIfErased(dependencies, session, sessionId);
  if (erased) return erased;
  const feedbackId = dependencies.newId('fbk_');
  const labelDigest = await digestLabel(dependencies, owner, feedback.label);
  const command = {
    type: 'recordFeedback',
    feedbackId,
    sessionId,
    labelDigest,
    feedback,
  } as const;
  const stream = feedbackStream(owner.tenant, owner.service, sessionId);
  const done = await transact(dependencies, {
    ...commandFeedback(mutation, stream, command, {
      ...requested(mutation),
      feedback_id: feedbackId,
    }),
    key: mutation.key,
  });
  if (!done.ok) return done;
  const { request_id, feedback_id } = done.answer;
  const answer = { request_id, session_id: sessionId, feedback_id, recorded_at: done.occurredAt };
  return { ...done, answer };
}
