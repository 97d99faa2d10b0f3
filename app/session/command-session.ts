import type { ModelReply } from '../../domain/language/extraction-request.ts';
import type { Scope } from '../../domain/scope.ts';
import { fullReceipt, slimReceipt } from '../../domain/session/call-receipt.ts';
import type {
  Call,
  ClientUpdates,
  ContextUpdate,
  ExternalEvent,
  PreviousTurn,
  SelectionOptions,
} from '../../domain/session/commands.ts';
import { type CallOutcome, requestExtraction } from '../../domain/session/decide.ts';
import { refuseErased } from '../../domain/session/erasure/refuse-erased.ts';
import type { CallAnswer, CallReceipt, SessionEvent } from '../../domain/session/events.ts';
import type { PinnedArtifact } from '../../domain/session/pinned-artifact.ts';
import type { SessionState } from '../../domain/session/state.ts';
import {
  refuseOtherVersion,
  type Versions,
  versionsOf,
} from '../../domain/session/state-version.ts';
import { sessionStream } from '../../domain/session/stream.ts';
import type { Steps } from '../../domain/steps.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { finishInSlices } from '../core/in-slices.ts';
import type { StreamState } from '../core/streams.ts';
import { type Transacted, transact } from '../core/transact.ts';
import { judgeValues } from './judge-values.ts';
import { artifactUnavailable, sessionArtifact, unknownSession } from './load-session.ts';
import { sessionAggregate } from './session-aggregate.ts';
import type { SessionCall } from './session-call.ts';
import { withModelReply } from './with-model-reply.ts';

/** The body of a call on a session, as the API parsed it. */
export interface CallRequest {
  readonly state_version: number;
  readonly previous_turn?: PreviousTurn | undefined;
  readonly context_update?: ContextUpdate | undefined;
  readonly client_updates?: ClientUpdates | undefined;
  readonly selection?: SelectionOptions | undefined;
  readonly external?: ExternalEvent | undefined;
}

/**
 * Runs a call on a session: the replay of its key, whose session it is, `state_version`, the pinned artifact, a
 * language model about what a user typed, then the decision, and one append.
 * @param decide the session's rules for this kind of call, in steps
 * @param answerOf makes the answer of the first time and of every replay, from the receipt and the pinned artifact
 * @throws LogUnavailable, LogOverloaded, TooLarge
 */
export async function commandSession<Answer extends CallAnswer, Body extends object>(
  dependencies: Dependencies,
  call: SessionCall,
  request: CallRequest,
  { decide, answerOf }: CallRules<Answer, Body>,
): Promise<Transacted<Body>> {
  const { scope, sessionId, key, provenance } = call;
  const owning = dependencies.sessionOwners.isOwn(scope, sessionId);
  const isOwn = owning instanceof Promise ? await owning : owning;
  if (!isOwn) return unknownSession(sessionId);
  let judged: JudgedRequest | undefined;
  const callAt = async (current: StreamState<SessionState>, at: string, reply?: ModelReply) => {
    const refused =
      refuseErased(current.state.erasure, call.sessionId) ??
      refuseOtherVersion({ sessionId, sent: request.state_version, current: current.revision });
    if (refused) return refused;
    // Nothing of it changes while the session stands at the version that was sent.
    const judging = judged ?? judgeRequest(dependencies, scope, request, current.state);
    judged = judging instanceof Promise ? await judging : judging;
    return judged
      ? { ok: true as const, call: { at, modelReply: reply, ...judged } }
      : artifactUnavailable(sessionId);
  };
  const done = await withModelReply(dependencies, call, request.state_version, {
    extractionAt: async (current, at, use) => {
      const judgedCall = await callAt(current, at);
      if (!judgedCall.ok) return null;
      return finishInSlices(requestExtraction(judgedCall.call, current.state, use));
    },
    proceed: (modelReply) =>
      transact<SessionState, SessionEvent, CallReceipt<Answer>>(dependencies, {
        aggregate: sessionAggregate,
        stream: sessionStream(scope.tenant, sessionId),
        key,
        provenance,
        receipts: { keep: slimReceipt, read: (closing) => fullReceipt<Answer>(closing)! },
        decide: async (current, at) => {
          const judgedCall = await callAt(current, at, modelReply);
          if (!judgedCall.ok) return judgedCall;
          const steps = decide(judgedCall.call, current.state);
          const deciding = finishInSlices(steps);
          const decided = deciding instanceof Promise ? await deciding : deciding;
          if (!decided.ok) return decided;
          const { request_id } = provenance;
          const { engineVersion: engine_version } = dependencies;
          return { ...decided, answer: { request_id, engine_version, ...decided.answer } };
        },
      }),
  });
  if (!done.ok) return done;
  const pinned = judged?.pinned ?? (await sessionArtifact(dependencies, scope, sessionId));
  if (!pinned) return artifactUnavailable(sessionId);
  const receipt = done.answer;
  const versions = versionsOf(done.revision, receipt.engine_version);
  const { answer, text } = answerOf({ sessionId, receipt, pinned, versions });
  return text === undefined ? { ...done, answer } : { text, ...done, answer };
}

interface CallRules<Answer extends CallAnswer, Body> {
  readonly decide: (call: Call, state: SessionState) => Steps<CallOutcome<Answer>>;
  /** The body of the answer, and its JSON where that was put together from what is prepared. */
  readonly answerOf: (call: AnsweredCall<Answer>) => {
    readonly answer: Body;
    readonly text?: string;
  };
}

/** A call that is recorded, with all that its answer is made of. */
export interface AnsweredCall<Answer> {
  readonly sessionId: string;
  readonly receipt: CallReceipt<Answer>;
  readonly pinned: PinnedArtifact;
  readonly versions: Versions;
}

/** A request with everything it is judged by, but for the time. */
type JudgedRequest = Omit<Call, 'at' | 'modelReply'>;

/** Undefined when the artifact that the session is pinned to cannot be read. */
function judgeRequest(
  { artifacts }: Dependencies,
  scope: Scope,
  request: CallRequest,
  { pinned: publication }: SessionState,
): JudgedRequest | Promise<JudgedRequest | undefined> {
  const pinned = artifacts.load(scope, publication!.artifactDigest);
  return pinned instanceof Promise
    ? pinned.then((read) => read && judgeBy(read, request))
    : judgeBy(pinned, request);
}

function judgeBy(
  pinned: PinnedArtifact,
  request: CallRequest,
): JudgedRequest | Promise<JudgedRequest> {
  const judgedWith = (accepts: JudgedRequest['accepts']) => ({
    pinned,
    accepts,
    previousTurn: request.previous_turn,
    contextUpdate: request.context_update,
    clientUpdates: request.client_updates,
    selection: request.selection,
    external: request.external,
  });
  const judging = judgeValues(request.client_updates, pinned);
  return judging instanceof Promise ? judging.then(judgedWith) : judgedWith(judging);
}
