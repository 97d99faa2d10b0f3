import { diffJson, type JsonChange } from '../../../domain/json/json-diff.ts';
import type { Commit } from '../../../domain/recording/metadata.ts';
import { type AuditView, auditView } from '../../../domain/session/audit-view.ts';
import type { SessionStarted } from '../../../domain/session/events.ts';
import type { PinnedArtifact } from '../../../domain/session/pinned-artifact.ts';
import { initialSession } from '../../../domain/session/state.ts';
import { sessionAddress } from '../../../domain/session/stream.ts';
import { type LogReading, type ReplayStep, replaySteps } from './replay-session.ts';

/** One event as auditors see it: what was recorded, and what it made of the session. */
export interface ReplayedEvent {
  readonly revision: number;
  /** Null within a commit: only its last event makes a version. */
  readonly state_version: number | null;
  readonly id: string;
  readonly type: string;
  readonly occurred_at: string;
  readonly commit: Commit;
  readonly facts: object;
  /** Absent where there is none, or where it was erased. */
  readonly private?: object;
  /** From the state before the event to the state after it. */
  readonly changes: readonly JsonChange[];
  readonly state: AuditView;
}

/**
 * A session event by event, with the state after each.
 * @param from the first revision that is wanted
 * @throws LogUnavailable, UnknownEvent
 */
export async function* replayedEvents(
  reading: LogReading,
  stream: string,
  from = 0,
): AsyncGenerator<ReplayedEvent, void, undefined> {
  let pinned: PinnedArtifact | undefined;
  let before = auditView(initialSession, undefined);
  for await (const step of replaySteps(reading, stream)) {
    const { event, revision } = step.recorded;
    if (event.type === 'SessionStarted') pinned = await pinnedBy(reading, stream, event);
    if (revision < from - 1) continue;
    const state = auditView(step.state, pinned);
    if (revision >= from) yield replayed(step, before, state);
    before = state;
  }
}

function pinnedBy({ artifacts }: LogReading, stream: string, { facts }: SessionStarted) {
  const owner = { tenant: sessionAddress(stream).tenant, service: facts.service };
  return artifacts.load(owner, facts.artifact_digest);
}

function replayed(
  { recorded, isVersion }: ReplayStep,
  before: AuditView,
  state: AuditView,
): ReplayedEvent {
  const { revision, id, event, metadata } = recorded;
  return {
    revision,
    state_version: isVersion ? revision : null,
    id,
    type: event.type,
    occurred_at: metadata.occurred_at,
    commit: metadata.commit,
    facts: 'facts' in event ? event.facts : {},
    ...('private' in event && event.private ? { private: event.private } : {}),
    changes: diffJson(before, state),
    state,
  };
}

/**
 * The state at a version; a revision within a commit means the version that its commit made.
 * Undefined where the session never had it.
 */
export async function stateAt(
  reading: LogReading,
  stream: string,
  version: number,
): Promise<{ readonly state_version: number; readonly state: AuditView } | undefined> {
  let pinned: PinnedArtifact | undefined;
  for await (const { recorded, state, isVersion } of replaySteps(reading, stream)) {
    const { event, revision } = recorded;
    if (event.type === 'SessionStarted') pinned = await pinnedBy(reading, stream, event);
    if (isVersion && revision >= version)
      return { state_version: revision, state: auditView(state, pinned) };
  }
  return undefined;
}
