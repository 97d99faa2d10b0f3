import type { Outcome } from '../../domain/accept-or-refuse.ts';
import type { ModelReply } from '../../domain/language/extraction-request.ts';
import type { Provenance } from '../../domain/recording/provenance.ts';
import type { Call } from '../../domain/session/commands.ts';
import type { CallAnswer, SessionEvent, ToldAnswer } from '../../domain/session/events.ts';
import type { PinnedArtifact } from '../../domain/session/pinned-artifact.ts';
import { keptReceipt, toldAnswer } from '../../domain/session/receipts/call-receipt.ts';
import { artifactUnavailable, unknownSession } from '../../domain/session/session-refusals.ts';
import type { SessionState } from '../../domain/session/state.ts';
import { versionsOf } from '../../domain/session/state-version.ts';
import type { Steps } from '../../domain/steps.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { finishInSlices } from '../core/in-slices.ts';
import { onceThere } from '../core/once-there.ts';
import { type Transacted, transact } from '../core/streams/transact.ts';
import { CallAdmission, type CallBody } from './call-admission.ts';
import { sessionArtifact } from './load-session.ts';
import { sessionAggregate } from './session-aggregate.ts';
import type { AnsweredSession, SessionMutation } from './session-mutation.ts';
import { withModelReply } from './with-model-reply.ts';

/** What the two kinds of calls on a session differ in. */
export interface CallKind<Answer extends CallAnswer> {
  /** The session's rules for it, in steps. */
  readonly decide: (
    call: Call,
    state: SessionState,
  ) => Steps<Outcome<SessionEvent, Answer, SessionState>>;
  /** The JSON of its answer: from the receipt and the artifact alone, the first time and at every replay. */
  readonly answerText: (
    receipt: ToldAnswer<Answer>,
    pinned: PinnedArtifact,
    of: AnsweredSession,
  ) => string;
}

/**
 * Runs a call on a session: whose session it is, the replay of its key, `state_version`, the pinned artifact, a
 * language model about what a user typed, then the decision, and one append.
 * @throws LogUnavailable, LogOverloaded, TooLarge
 */
export async function commandSession<Answer extends CallAnswer>(
  dependencies: Dependencies,
  mutation: SessionMutation,
  request: CallBody,
  { decide, answerText }: CallKind<Answer>,
): Promise<Transacted<ToldAnswer<Answer>>> {
  const { owner, sessionId, key, provenance } = mutation;
  const owned = dependencies.sessionOwners.streamOf(owner, sessionId);
  const stream = owned instanceof Promise ? await owned : owned;
  if (stream === undefined) return unknownSession(sessionId);
  const admission = new CallAdmission(dependencies, mutation, request);
  const record = (modelReply?: ModelReply) =>
    transact<SessionState, SessionEvent, ToldAnswer<Answer>>(dependencies, {
      aggregate: sessionAggregate,
      stream,
      key,
      provenance,
      receipts: { keep: keptReceipt, read: (closing) => toldAnswer<Answer>(closing)! },
      decide: (current, at) =>
        onceThere(admission.admit(current, at, modelReply), (admitted) => {
          if ('refusal' in admitted) return admitted;
          return finishInSlices(decide(admitted, current.state)).then((decided) =>
            withReceipt(decided, dependencies, provenance),
          );
        }),
    });
  const asking = { owner, stream, key, stateVersion: request.state_version, admission };
  const done = await withModelReply(dependencies, asking, record);
  if (!done.ok) return done;
  const pinned = admission.pinned ?? (await sessionArtifact(dependencies, owner, stream));
  if (!pinned) return artifactUnavailable(sessionId);
  const { answer, revision, occurredAt, isReplay } = done;
  const versions = versionsOf(revision, answer.engine_version);
  const text = answerText(answer, pinned, { sessionId, versions });
  return { ok: true, answer, text, revision, occurredAt, isReplay };
}

/** A decision with what its receipt keeps of the call. */
function withReceipt<Answer extends CallAnswer>(
  decided: Outcome<SessionEvent, Answer, SessionState>,
  { engineVersion: engine_version }: Dependencies,
  { request_id }: Provenance,
) {
  if (!decided.ok) return decided;
  return { ...decided, answer: { request_id, engine_version, ...decided.answer } };
}
