import type { Owner } from '../../../domain/owner.ts';
import { decodeInSteps, type Recorded } from '../../../domain/recording/decode-commit.ts';
import { SESSION_EVENT_SCHEMAS, type SessionEvent } from '../../../domain/session/events.ts';
import { foldSession } from '../../../domain/session/fold-session.ts';
import type { PinnedArtifact } from '../../../domain/session/pinned-artifact.ts';
import { initialSession, type SessionState } from '../../../domain/session/state.ts';
import { sessionAddress } from '../../../domain/session/stream.ts';
import type { Steps } from '../../../domain/steps.ts';
import type { RecordedEvent } from '../../../log/port.ts';
import type { Artifacts } from '../../core/artifacts.ts';
import type { SealedLog } from '../../core/dependencies.ts';
import { finishInSlices } from '../../core/in-slices.ts';
import { readWholeStream } from '../../core/streams/read-stream.ts';
import { faultOfRecorded } from '../../core/streams/schema-fault.ts';
import {
  decodeSessionEvents,
  isClosing,
  type ServedSession,
  type SessionCheck,
  SessionFold,
  timed,
} from './session-fold.ts';

/** What replaying needs: a log to read, be it a running service's or a file opened beside it. */
export interface LogReading extends SealedLog {
  readonly artifacts: Artifacts;
  readonly engineVersion: string;
}

/** One event of a session, with the state after it. */
export interface ReplayStep {
  readonly recorded: Recorded<SessionEvent>;
  readonly state: SessionState;
  /** Whether the state is one that can be served: the last event of its commit. */
  readonly isVersion: boolean;
}

/** A session event by event, decoded and folded in slices: one may hold thousands. @throws LogUnavailable, UnknownEvent */
export async function* replaySteps(
  { log, sessionKeys }: SealedLog,
  stream: string,
): AsyncGenerator<ReplayStep, void, undefined> {
  let state = initialSession;
  for await (const page of readWholeStream(log, stream)) {
    const key = await sessionKeys.toOpen(page);
    const decoding = decodeInSteps<SessionEvent>(page, SESSION_EVENT_SCHEMAS, key);
    for (const recorded of await finishInSlices(decoding)) {
      state = await finishInSlices(foldInStep(state, recorded));
      yield { recorded, state, isVersion: isClosing(recorded) };
    }
  }
}

function* foldInStep(state: SessionState, recorded: Recorded<SessionEvent>): Steps<SessionState> {
  yield;
  return foldSession(state, [timed(recorded)]);
}

/** Asks the running service; undefined when it cannot be reached. */
export type AskService = (
  session: Owner & { readonly sessionId: string },
) => Promise<ServedSession | undefined>;

/**
 * Folds a session and holds the fold against what was told of it, and against what the service answers, if
 * that is given.
 * @param known its events from the first on, as far as they were read already, and whether there were no more
 * @throws LogUnavailable, UnknownEvent
 */
export async function checkSession(
  reading: LogReading,
  stream: string,
  askService?: AskService,
  known: { readonly events: readonly RecordedEvent[]; readonly areAll?: boolean } = { events: [] },
): Promise<SessionCheck> {
  const { log, sessionKeys, engineVersion } = reading;
  const { events } = known.events.length > 0 ? known : await log.read(stream, { limit: 1 });
  const [first] = decodeSessionEvents(events.slice(0, 1));
  const fold = new SessionFold(stream, engineVersion, await pinnedBy(reading, first));
  const owner = first && startedIn(first);
  const { sessionId } = sessionAddress(stream);
  const served = owner && (await askService?.({ ...owner, sessionId }));
  // Read after the answer, so that the fold is never older than what the service knew.
  if (served) fold.watch(served.state_version);
  const pages = known.areAll ? [known.events] : readWholeStream(log, stream, 0, known.events);
  for await (const page of pages) {
    for (const recorded of decodeSessionEvents(page, await sessionKeys.toOpen(page)))
      fold.take(recorded, faultOfRecorded(recorded));
  }
  if (served) fold.compareServed(served);
  return fold.end();
}

/** The publication that a session's first event pins; undefined where it cannot be read. */
async function pinnedBy(
  { artifacts }: LogReading,
  first: Recorded<SessionEvent> | undefined,
): Promise<PinnedArtifact | undefined> {
  if (first?.event.type !== 'SessionStarted') return undefined;
  return artifacts.load(startedIn(first)!, first.event.facts.artifact_digest);
}

/** Whose session it is; undefined where its stream does not begin as one. @throws LogUnavailable */
export async function ownerOfSession(
  { log }: Pick<LogReading, 'log'>,
  stream: string,
): Promise<Owner | undefined> {
  const { events } = await log.read(stream, { limit: 1 });
  const [first] = decodeSessionEvents(events);
  return first && startedIn(first);
}

/** Whose session it is, by its first event. */
function startedIn({ event, stream }: Recorded<SessionEvent>): Owner | undefined {
  if (event.type !== 'SessionStarted') return undefined;
  return { tenant: sessionAddress(stream).tenant, service: event.facts.service };
}
