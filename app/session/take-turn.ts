import type { Heard } from '../../domain/language/extraction-request.ts';
import { refuse, refuseFields } from '../../domain/outcome.ts';
import type { Receipt } from '../../domain/recording/metadata.ts';
import type {
  ClientUpdates,
  ContextUpdate,
  PreviousTurn,
  SelectionOptions,
} from '../../domain/session/commands.ts';
import { decideTurn, type TurnAnswer } from '../../domain/session/decide-turn.ts';
import type { SessionEvent } from '../../domain/session/events.ts';
import { understandHeard } from '../../domain/session/model/merge-model-answer.ts';
import type { PinnedArtifact } from '../../domain/session/pinned-artifact.ts';
import type { SessionState } from '../../domain/session/state.ts';
import {
  restoreProgress,
  type StoredProgress,
  storeProgress,
} from '../../domain/session/stored-progress.ts';
import { isSessionId, sessionStream } from '../../domain/session/stream.ts';
import { referenceErrors } from '../../domain/session/turn/check-references.ts';
import { type CandidateView, candidateViews } from '../../domain/session/view.ts';
import type { Runtime } from '../core/dependencies.ts';
import type { StreamState } from '../core/streams.ts';
import { type Decided, type Transacted, transact } from '../core/transact.ts';
import { withTestimony } from './ask-provider.ts';
import { judgeValues } from './judge-values.ts';
import {
  artifactUnavailable,
  belongsTo,
  pinnedArtifact,
  sessionAggregate,
  sessionArtifact,
  unknownSession,
} from './load-session.ts';
import type { SessionCall } from './session-call.ts';

/** One `/next`, as the API parsed it. */
export interface NextRequest {
  readonly state_version: number;
  readonly previous_turn?: PreviousTurn | undefined;
  readonly context_update?: ContextUpdate | undefined;
  readonly client_updates?: ClientUpdates | undefined;
  readonly selection?: SelectionOptions | undefined;
}

/** What a receipt of `/next` holds: the answer, with candidates as ids. */
type NextReceipt = Omit<TurnAnswer, 'progress'> & {
  readonly request_id: string;
  readonly progress: StoredProgress;
  readonly engine_version: string;
};

/** Takes one turn: resolves, applies, ranks and records in one append. */
export async function takeTurn(runtime: Runtime, call: SessionCall, request: NextRequest) {
  const { scope, sessionId, key, provenance } = call;
  if (!isSessionId(sessionId)) return unknownSession(sessionId);
  const words = wordsOf(request);
  const sent = { ...words, stateVersion: request.state_version };
  let pinned: PinnedArtifact | undefined;
  const done = await withTestimony(runtime, call, sent, (heard) =>
    transact<SessionState, SessionEvent>(runtime, {
      aggregate: sessionAggregate,
      stream: sessionStream(scope.tenant, sessionId),
      key,
      provenance,
      decide: async (current, at) => {
        const refused = refuseSession(current, call, request.state_version);
        if (refused) return refused;
        pinned = await pinnedArtifact(runtime, scope, current.state);
        if (!pinned) return artifactUnavailable(sessionId);
        const requestId = provenance.request_id;
        return decide(runtime, words, { current, pinned, at, heard, requestId });
      },
    }),
  );
  return done.ok ? answerOf(runtime, call, done, pinned) : done;
}

/** Unknown, another service's, or moved on: in this order, so that nothing leaks. */
export function refuseSession(
  current: StreamState<SessionState>,
  { scope, sessionId }: SessionCall,
  sentVersion: number,
) {
  if (!belongsTo(current.state, scope)) return unknownSession(sessionId);
  if (current.revision === sentVersion) return undefined;
  return refuse(
    'state_version_conflict',
    'The session has moved on; read it and send its current state_version.',
    {
      session_id: sessionId,
      sent_state_version: sentVersion,
      current_state_version: current.revision,
    },
  );
}

function wordsOf(request: NextRequest) {
  return {
    previousTurn: request.previous_turn,
    contextUpdate: request.context_update,
    clientUpdates: request.client_updates,
    selection: request.selection,
  };
}

interface Situation {
  readonly current: StreamState<SessionState>;
  readonly pinned: PinnedArtifact;
  readonly at: string;
  readonly heard: Heard | undefined;
  readonly requestId: string;
}

async function decide(
  runtime: Runtime,
  words: ReturnType<typeof wordsOf>,
  { current, pinned, at, heard, requestId }: Situation,
): Promise<Decided<SessionState, SessionEvent>> {
  const accepts = await judgeValues(words.clientUpdates, pinned);
  const errors = referenceErrors(words, current.state, pinned, accepts);
  if (errors.length > 0) return refuseFields(errors);
  const findings = understandHeard({ ...words, at, heard }, current.state, pinned);
  const { engineVersion } = runtime;
  const decided = decideTurn(
    { ...words, at, decisionId: runtime.newId('dec_'), engineVersion, findings },
    current.state,
    pinned,
  );
  if (!decided.ok) return decided;
  const answer: NextReceipt = {
    request_id: requestId,
    ...decided.answer,
    progress: storeProgress(decided.answer.progress),
    engine_version: engineVersion,
  };
  return { ...decided, status: 200, answer: { ...answer } };
}

/** Body of a 200 of `/next`, in the order of the specification's table. */
export interface NextAnswer {
  readonly request_id: string;
  readonly session_id: string;
  readonly decision_id: string | null;
  readonly action: 'ask' | 'stop';
  readonly stop_reason: 'no_question_available' | null;
  readonly candidates: readonly CandidateView[];
  readonly progress: TurnAnswer['progress'];
  readonly turn_count: number;
  readonly turns_remaining: number;
  readonly warnings: readonly string[];
  readonly degraded: boolean;
  readonly degraded_reasons: readonly string[];
  readonly versions: Versions;
}

export interface Versions {
  readonly state_version: number;
  readonly engine_version: string;
  readonly api_version: '1.0';
}

/** First answer and replay alike: from the receipt and the pinned artifact, and only from them. */
async function answerOf(
  runtime: Runtime,
  { scope, sessionId }: SessionCall,
  done: Extract<Transacted, { ok: true }>,
  known: PinnedArtifact | undefined,
) {
  const pinned = known ?? (await sessionArtifact(runtime, scope, sessionId));
  if (!pinned) return artifactUnavailable(sessionId);
  const answer = nextAnswer(sessionId, done.receipt, done.revision, pinned);
  return { ok: true as const, answer, isReplay: done.isReplay };
}

function nextAnswer(
  sessionId: string,
  receipt: Receipt,
  revision: number,
  pinned: PinnedArtifact,
): NextAnswer {
  const stored = receipt.answer as unknown as NextReceipt;
  return {
    request_id: stored.request_id,
    session_id: sessionId,
    decision_id: stored.decision_id,
    action: stored.action,
    stop_reason: stored.stop_reason,
    candidates: candidateViews(stored.candidates, pinned),
    progress: restoreProgress(stored.progress, pinned.artifact),
    turn_count: stored.turn_count,
    turns_remaining: stored.turns_remaining,
    warnings: stored.warnings,
    degraded: stored.degraded,
    degraded_reasons: stored.degraded_reasons,
    versions: {
      state_version: revision,
      engine_version: stored.engine_version,
      api_version: '1.0',
    },
  };
}
