import { decodeCommit, type Recorded } from '../domain/recording/commit.ts';
import { SESSION_EVENT_SCHEMAS, type SessionEvent } from '../domain/session/events.ts';
import type { RecordedCommit } from './projecting/sink.ts';

const decoded = new WeakMap<RecordedCommit, readonly Recorded<SessionEvent>[]>();

/** The events of a session's commit, parsed once for all views that look at them. @throws UnknownEvent */
export function sessionEventsOf(commit: RecordedCommit): readonly Recorded<SessionEvent>[] {
  const known = decoded.get(commit);
  if (known !== undefined) return known;
  const events = decodeCommit<SessionEvent>(commit.events, SESSION_EVENT_SCHEMAS, commit.closing);
  decoded.set(commit, events);
  return events;
}
