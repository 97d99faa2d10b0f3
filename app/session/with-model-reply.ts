import { setTimeout as delay } from 'node:timers/promises';
import type { ExtractionRequest, ModelReply } from '../../domain/language/extraction-request.ts';
import type { Owner } from '../../domain/owner.ts';
import { requestExtraction } from '../../domain/session/decide.ts';
import type { SessionEvent } from '../../domain/session/events.ts';
import type { SessionState } from '../../domain/session/state.ts';
import type { ModelUse } from '../../domain/session/turn/interpret/with-model/should-ask-model.ts';
import { ProviderUnavailable } from '../../semantics/port.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { type IdempotencyKey, lookUpKey } from '../core/idempotency/receipt-places.ts';
import { finishInSlices } from '../core/in-slices.ts';
import type { StreamState } from '../core/streams/stream-state.ts';
import type { CallAdmission } from './call-admission.ts';
import { sessionAggregate } from './session-aggregate.ts';

const LOOK_MS = 50;

/** What a model may be asked about. */
interface ModelRequest {
  readonly owner: Owner;
  /** Of the session. */
  readonly stream: string;
  readonly key: IdempotencyKey;
  /** That the call was made for. */
  readonly stateVersion: number;
  readonly admission: CallAdmission;
}

/**
 * Asks a language model what the words of a call say, and proceeds with its answer: before anything is decided, at most once, and
 * not for a call that will be refused or was answered before. Calls that would ask about the same session wait for this one, where
 * instances can coordinate; whatever a call waits counts against the time of its turn.
 * @param proceed is given nothing when nothing was asked
 * @throws LogUnavailable, and what `proceed` throws
 */
export function withModelReply<Result>(
  dependencies: Dependencies,
  request: ModelRequest,
  proceed: (modelReply?: ModelReply) => Promise<Result>,
): Promise<Result> {
  const use = dependencies.semantics?.useFor(request.owner) ?? 'never';
  return use === 'never' ? proceed() : withReplyWhere(use, dependencies, request, proceed);
}

async function withReplyWhere<Result>(
  use: Exclude<ModelUse, 'never'>,
  dependencies: Dependencies,
  { owner, stream, key, stateVersion, admission }: ModelRequest,
  proceed: (modelReply?: ModelReply) => Promise<Result>,
): Promise<Result> {
  const { streams, coordination, now } = dependencies;
  const since = performance.now();
  const latest = () => streams.latest<SessionState, SessionEvent>(sessionAggregate, stream);
  const wanted = async (current: StreamState<SessionState>) => {
    const { place } = await lookUpKey(dependencies, key, current, now());
    if (place || current.state.erasure) return null;
    const admitted = await admission.admit(current, new Date(now()).toISOString());
    if ('refusal' in admitted) return null;
    return finishInSlices(requestExtraction(admitted, current.state, use));
  };
  const cached = await streams.cached<SessionState, SessionEvent>(sessionAggregate, stream);
  const first = cached.revision < stateVersion ? await latest() : cached;
  if (!(await wanted(first))) return proceed();
  return coordination.alone(stream, async (isAlone) => {
    // Another instance may have answered this call, or moved the session on: then nobody is asked.
    const current = await latest();
    const request = await wanted(current);
    if (!request) return proceed();
    const reply = await askModel(dependencies, owner, request, since);
    if (reply.answer === null && !isAlone) {
      const end = since + dependencies.semantics!.turnMsMax;
      await movedOn(async () => (await latest()).revision > current.revision, end);
    }
    return proceed(reply);
  });
}

/** This call's question failed, but another call on the session may still be answered: that is waited for until the turn's time is up. */
async function movedOn(hasMoved: () => Promise<boolean>, end: number): Promise<void> {
  while (performance.now() < end && !(await hasMoved())) await delay(LOOK_MS);
}

async function askModel(
  { semantics }: Dependencies,
  { tenant }: Owner,
  request: ExtractionRequest,
  since: number,
): Promise<ModelReply> {
  try {
    const { answer, usage } = await semantics!.understand(request, { tenant, since });
    return { request, answer, ended: 'answered', usage };
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    return { request, answer: null, ended: error.reason, usage: null };
  }
}
