import type { ModelReply } from '../../domain/language/extraction-request.ts';
import type { Outcome, Refused } from '../../domain/outcome.ts';
import type { Owner } from '../../domain/owner.ts';
import type { Provenance } from '../../domain/recording/metadata.ts';
import { fullReceipt, slimReceipt } from '../../domain/session/call-receipt.ts';
import type {
  Call,
  ClientUpdates,
  ContextUpdate,
  ExternalEvent,
  PreviousTurn,
  SelectionOptions,
} from '../../domain/session/commands.ts';
import { requestExtraction } from '../../domain/session/decide.ts';
import { refuseErased } from '../../domain/session/erasure/refuse-erased.ts';
import type { CallAnswer, CallReceipt, SessionEvent } from '../../domain/session/events.ts';
import type { PinnedArtifact } from '../../domain/session/pinned-artifact.ts';
import { artifactUnavailable, unknownSession } from '../../domain/session/session-refusals.ts';
import type { SessionState } from '../../domain/session/state.ts';
import { refuseOtherVersion, versionsOf } from '../../domain/session/versions.ts';
import type { Steps } from '../../domain/steps.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { finishInSlices } from '../core/in-slices.ts';
import type { StreamState } from '../core/streams.ts';
import { type Transacted, transact } from '../core/transact.ts';
import { judgeValues } from './judge-values.ts';
import { sessionArtifact } from './load-session.ts';
import { sessionAggregate } from './session-aggregate.ts';
import type { AnsweredSession, SessionCall } from './session-call.ts';
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

/** What the two kinds of calls on a session differ in. */
export interface CallKind<Answer extends CallAnswer> {
  /** The session's rules for it, in steps. */
  readonly decide: (
    call: Call,
    state: SessionState,
  ) => Steps<Outcome<SessionEvent, Answer, SessionState>>;
  /** The JSON of its answer: from the receipt and the artifact alone, the first time and at every replay. */
  readonly answerText: (
    receipt: CallReceipt<Answer>,
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
  call: SessionCall,
  request: CallRequest,
  { decide, answerText }: CallKind<Answer>,
): Promise<Transacted<CallReceipt<Answer>>> {
  const { owner, sessionId, key, provenance } = call;
  const owned = dependencies.sessionOwners.streamOf(owner, sessionId);
  const stream = owned instanceof Promise ? await owned : owned;
  if (stream === undefined) return unknownSession(sessionId);
  let judged: JudgedRequest | undefined;
  const callAt = async (
    { state, revision: current }: StreamState<SessionState>,
    at: string,
    modelReply?: ModelReply,
  ): Promise<Call | Refused> => {
    const erased = state.erasure && refuseErased(state.erasure, sessionId);
    const refused =
      erased ?? refuseOtherVersion({ sessionId, sent: request.state_version, current });
    if (refused) return refused;
    // Nothing of it changes while the session stands at the version that was sent.
    judged ??= await judgeRequest(dependencies, owner, request, state);
    return judged ? { at, modelReply, ...judged } : artifactUnavailable(sessionId);
  };
  const record = (modelReply?: ModelReply) =>
    transact<SessionState, SessionEvent, CallReceipt<Answer>>(dependencies, {
      aggregate: sessionAggregate,
      stream,
      key,
      provenance,
      receipts: { keep: slimReceipt, read: (closing) => fullReceipt<Answer>(closing)! },
      decide: async (current, at) => {
        const judgedCall = await callAt(current, at, modelReply);
        if ('refusal' in judgedCall) return judgedCall;
        const deciding = finishInSlices(decide(judgedCall, current.state));
        const decided = deciding instanceof Promise ? await deciding : deciding;
        return withReceipt(decided, dependencies, provenance);
      },
    });
  const use = dependencies.semantics?.useFor(owner) ?? 'never';
  const asking = {
    stream,
    key,
    owner,
    stateVersion: request.state_version,
    requestAt: async (current: StreamState<SessionState>, at: string) => {
      const judgedCall = await callAt(current, at);
      if ('refusal' in judgedCall) return null;
      return finishInSlices(requestExtraction(judgedCall, current.state, use));
    },
  };
  const done = await (use === 'never' ? record() : withModelReply(dependencies, asking, record));
  if (!done.ok) return done;
  const pinned = judged?.pinned ?? (await sessionArtifact(dependencies, owner, stream));
  if (!pinned) return artifactUnavailable(sessionId);
  const versions = versionsOf(done.revision, done.answer.engine_version);
  return { ...done, text: answerText(done.answer, pinned, { sessionId, versions }) };
}

/** A request with everything it is judged by, but for the time. */
type JudgedRequest = Omit<Call, 'at' | 'modelReply'>;

/** A decision with what its receipt keeps of the call. */
function withReceipt<Answer extends CallAnswer>(
  decided: Outcome<SessionEvent, Answer, SessionState>,
  { engineVersion: engine_version }: Dependencies,
  { request_id }: Provenance,
) {
  if (!decided.ok) return decided;
  return { ...decided, answer: { request_id, engine_version, ...decided.answer } };
}

/** Undefined when the artifact that the session is pinned to cannot be read. */
async function judgeRequest(
  { artifacts }: Dependencies,
  owner: Owner,
  request: CallRequest,
  { pinned: publication }: SessionState,
): Promise<JudgedRequest | undefined> {
  const loading = artifacts.load(owner, publication!.artifactDigest);
  const pinned = loading instanceof Promise ? await loading : loading;
  if (!pinned) return undefined;
  const values = request.client_updates?.data;
  return {
    pinned,
    accepts: values && (await judgeValues(values, pinned)),
    previousTurn: request.previous_turn,
    contextUpdate: request.context_update,
    clientUpdates: request.client_updates,
    selection: request.selection,
    external: request.external,
  };
}
