import type { ExtractionRequest, ModelReply } from '../../domain/language/extraction-request.ts';
import type { SessionEvent } from '../../domain/session/events.ts';
import type { ModelUse } from '../../domain/session/model/should-ask-model.ts';
import type { SessionState } from '../../domain/session/state.ts';
import { sessionStream } from '../../domain/session/stream.ts';
import { ProviderUnavailable } from '../../semantics/port.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { keptDigest, receiptPlace } from '../core/receipts.ts';
import type { StreamState } from '../core/streams.ts';
import { sessionAggregate } from './session-aggregate.ts';
import type { SessionCall } from './session-call.ts';

interface Asking<Result> {
  /** What to ask about the call on this state; null where it will be refused, or nobody is to be asked. */
  readonly extractionAt: (
    current: StreamState<SessionState>,
    at: string,
    use: ModelUse,
  ) => Promise<ExtractionRequest | null>;
  /** @param modelReply undefined when nothing was asked */
  readonly proceed: (modelReply: ModelReply | undefined) => Promise<Result>;
}

/**
 * Asks a language model what the words of a call say, and proceeds with what it answers: before anything is decided,
 * at most once, and not for a call that will be refused or was answered before. Others who would ask about the same
 * session wait for this call, as far as that can be had; all that a call waits counts against the time of its turn.
 * @throws LogUnavailable, and what `proceed` throws
 */
export async function withModelReply<Result>(
  dependencies: Dependencies,
  call: SessionCall,
  stateVersion: number,
  { extractionAt, proceed }: Asking<Result>,
): Promise<Result> {
  const { semantics, streams, coordination, now } = dependencies;
  const use = semantics?.useFor(call.scope) ?? 'never';
  if (use === 'never') return proceed(undefined);
  const since = performance.now();
  const stream = sessionStream(call.scope.tenant, call.sessionId);
  const latest = () => streams.latest<SessionState, SessionEvent>(sessionAggregate, stream);
  const kept = await keptDigest(dependencies, call.key);
  const wanted = async (current: StreamState<SessionState>) => {
    const isAnswered = receiptPlace(current, call.key, kept, now()) !== undefined;
    return isAnswered ? null : extractionAt(current, new Date(now()).toISOString(), use);
  };
  const cached = await streams.cached<SessionState, SessionEvent>(sessionAggregate, stream);
  const first = cached.revision < stateVersion ? await latest() : cached;
  if (!(await wanted(first))) return proceed(undefined);
  return coordination.alone(stream, async () => {
    // Another instance may have answered this call, or moved the session on: then nobody is asked.
    const request = await wanted(await latest());
    if (!request) return proceed(undefined);
    return proceed(await askModel(dependencies, call, request, since));
  });
}

async function askModel(
  { semantics }: Dependencies,
  { scope }: SessionCall,
  request: ExtractionRequest,
  since: number,
): Promise<ModelReply> {
  try {
    const { tenant } = scope;
    const { answer, usage } = await semantics!.understand(request, { tenant, since });
    return { request, answer, ended: 'answered', usage };
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    return { request, answer: null, ended: error.reason, usage: null };
  }
}
