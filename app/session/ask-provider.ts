import type { Heard, Inquiry, Testimony } from '../../domain/language/extraction-request.ts';
import type { SelectionOptions } from '../../domain/session/commands.ts';
import type { SessionEvent } from '../../domain/session/events.ts';
import { inquiryOf } from '../../domain/session/model/extraction-request.ts';
import type { CallWords } from '../../domain/session/model/needs-model.ts';
import type { SessionState } from '../../domain/session/state.ts';
import { isSessionId, sessionStream } from '../../domain/session/stream.ts';
import { referenceErrors } from '../../domain/session/turn/check-references.ts';
import { understandCall } from '../../domain/session/turn/interpret-turn.ts';
import { ProviderUnavailable } from '../../semantics/port.ts';
import type { Runtime } from '../core/dependencies.ts';
import { receiptPlace, type StreamState } from '../core/streams.ts';
import { judgeValues } from './judge-values.ts';
import { belongsTo, pinnedArtifact, sessionAggregate } from './load-session.ts';
import type { SessionCall } from './session-call.ts';

type SentWords = CallWords & {
  readonly selection?: SelectionOptions | undefined;
  readonly stateVersion: number;
};

/**
 * Asks the provider what the words of a call say where the rules leave it open, and takes the call on with what
 * it testifies: before anything is decided, at most once, and not for a call that will be refused or was
 * answered before. Others who would ask about the same session wait for this call, as far as that can be had.
 * @param takeOn is given undefined when nothing was asked
 * @throws LogUnavailable, and what `takeOn` throws
 */
export async function withTestimony<Result>(
  runtime: Runtime,
  call: SessionCall,
  words: SentWords,
  takeOn: (heard: Heard | undefined) => Promise<Result>,
): Promise<Result> {
  const { semantics, streams, coordination } = runtime;
  const { scope, sessionId } = call;
  if (!semantics || !isSessionId(sessionId)) return takeOn(undefined);
  const stream = sessionStream(scope.tenant, sessionId);
  const latest = () => streams.latest<SessionState, SessionEvent>(sessionAggregate, stream);
  const cached = await streams.cached<SessionState, SessionEvent>(sessionAggregate, stream);
  const first = cached.revision < words.stateVersion ? await latest() : cached;
  if (!(await inquiryAt(runtime, call, words, first))) return takeOn(undefined);
  return coordination.alone(stream, async () => {
    // Another instance may have answered this call, or moved the session on: then nobody is asked.
    const inquiry = await inquiryAt(runtime, call, words, await latest());
    if (!inquiry) return takeOn(undefined);
    return takeOn({ inquiry, testimony: await testimonyOf(runtime, call, inquiry) });
  });
}

/** Null where `/next` will not come to understand the words, or the rules understand them. */
async function inquiryAt(
  runtime: Runtime,
  { scope, key }: SessionCall,
  words: SentWords,
  current: StreamState<SessionState>,
): Promise<Inquiry | null> {
  const { state, revision } = current;
  if (!belongsTo(state, scope) || revision !== words.stateVersion) return null;
  if (receiptPlace(current, key.keyDigest, runtime.now())) return null;
  const pinned = await pinnedArtifact(runtime, scope, state);
  if (!pinned) return null;
  const accepts = await judgeValues(words.clientUpdates, pinned);
  if (referenceErrors(words, state, pinned, accepts).length > 0) return null;
  const at = new Date(runtime.now()).toISOString();
  const findings = understandCall(words, state, pinned, at);
  return inquiryOf({ ...words, at }, findings, state, pinned);
}

async function testimonyOf(
  { semantics }: Runtime,
  { scope }: SessionCall,
  inquiry: Inquiry,
): Promise<Testimony | null> {
  try {
    return await semantics!.understand(inquiry, { tenant: scope.tenant });
  } catch (error) {
    if (error instanceof ProviderUnavailable) return null;
    throw error;
  }
}
