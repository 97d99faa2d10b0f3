import { referenceErrors } from '../domain/session/check-references.ts';
import type { SelectionOptions } from '../domain/session/commands.ts';
import type { SessionEvent } from '../domain/session/events.ts';
import type { CallWords } from '../domain/session/gap.ts';
import { inquiryOf } from '../domain/session/inquire.ts';
import type { SessionState } from '../domain/session/state.ts';
import { isSessionId, sessionStream } from '../domain/session/stream.ts';
import { understandCall } from '../domain/session/understand-call.ts';
import type { Heard, Inquiry, Testimony } from '../domain/understanding/inquiry.ts';
import { ProviderUnavailable } from '../semantics/port.ts';
import { belongsTo, pinnedArtifact, sessionAggregate } from './load-session.ts';
import type { Runtime } from './runtime.ts';
import type { StreamState } from './streams.ts';
import type { Call } from './take-turn.ts';

type SentWords = CallWords & {
  readonly selection?: SelectionOptions | undefined;
  readonly stateVersion: number;
};

/**
 * Asks the provider what the words of a call say where the rules leave it open: before anything is decided, at
 * most once, and not for a call that will be refused or was answered before. Undefined when nothing was asked.
 * @throws LogUnavailable
 */
export async function askProvider(
  runtime: Runtime,
  call: Call,
  words: SentWords,
): Promise<Heard | undefined> {
  const { semantics, streams } = runtime;
  const { scope, sessionId } = call;
  if (!semantics || !isSessionId(sessionId)) return undefined;
  const stream = sessionStream(scope.tenant, sessionId);
  const cached = await streams.cached<SessionState, SessionEvent>(sessionAggregate, stream);
  const isBehind = cached.revision < words.stateVersion;
  const first = isBehind ? null : await inquiryAt(runtime, call, words, cached);
  if (!isBehind && !first) return undefined;
  // Another instance may have answered this call, or moved the session on: then nobody is asked.
  const latest = await streams.latest<SessionState, SessionEvent>(sessionAggregate, stream);
  const inquiry = latest === cached ? first : await inquiryAt(runtime, call, words, latest);
  if (!inquiry) return undefined;
  return { inquiry, testimony: await testimonyOf(runtime, call, inquiry) };
}

/** Null where `/next` will not come to understand the words, or the rules understand them. */
async function inquiryAt(
  runtime: Runtime,
  { scope, key }: Call,
  words: SentWords,
  current: StreamState<SessionState>,
): Promise<Inquiry | null> {
  const { state, revision, receipts } = current;
  if (!belongsTo(state, scope) || revision !== words.stateVersion || receipts.has(key.keyDigest)) {
    return null;
  }
  const pinned = await pinnedArtifact(runtime, scope, state);
  if (!pinned || referenceErrors(words, state, pinned).length > 0) return null;
  const at = new Date(runtime.now()).toISOString();
  const findings = understandCall(words, state, pinned, at);
  return inquiryOf({ ...words, at }, findings, state, pinned);
}

async function testimonyOf(
  { semantics }: Runtime,
  { scope }: Call,
  inquiry: Inquiry,
): Promise<Testimony | null> {
  try {
    return await semantics!.understand(inquiry, { tenant: scope.tenant });
  } catch (error) {
    if (error instanceof ProviderUnavailable) return null;
    throw error;
  }
}
