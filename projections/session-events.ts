import { decodeEvent, type Recorded } from '../domain/recording/commit.ts';
import { SESSION_EVENT_SCHEMAS, type SessionEvent } from '../domain/session/events.ts';
import type { RecordedCommit } from './projecting/sink.ts';

const decoded = new WeakMap<RecordedCommit, readonly Recorded<SessionEvent>[]>();

/** The events of a session's commit, parsed once for all views that look at them. @throws UnknownEvent */
export function sessionEventsOf(commit: RecordedCommit): readonly Recorded<SessionEvent>[] {
  const known = decoded.get(commit);
  if (known !== undefined) return known;
  const last = commit.events.length - 1;
  const events = commit.events.map((event, index) =>
    decodeEvent<SessionEvent>(
      event,
      SESSION_EVENT_SCHEMAS,
      // The last event's metadata holds the receipt, and was parsed for the commit.
      index === last ? commit.closing : undefined,
    ),
  );
  decoded.set(commit, events);
  return events;
}
