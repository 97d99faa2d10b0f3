import { decodeCommit, type Recorded } from '../domain/recording/commit.ts';
import { SESSION_EVENT_SCHEMAS, type SessionEvent } from '../domain/session/events.ts';
import type { RecordedCommit } from './projecting/sink.ts';

/** What views show of a session; the data of other events are not even parsed. */
const VIEWED: readonly SessionEvent['type'][] = [
  'SessionStarted',
  'TurnRecorded',
  'ContextReceived',
  'QuestionOutcomeRecorded',
  'ValueRecorded',
  'QuestionsProposed',
  'NoQuestionAvailable',
];

/**
 * The events of a session's commit that views look at, and always the last one, parsed once for all of them.
 * @throws UnknownEvent
 */
export function sessionEventsOf(commit: RecordedCommit): readonly Recorded<SessionEvent>[] {
  if (commit.parsed !== undefined) return commit.parsed as readonly Recorded<SessionEvent>[];
  const last = commit.events.at(-1);
  const viewed = commit.events.filter(
    (event) => event === last || VIEWED.includes(event.type as SessionEvent['type']),
  );
  const events = decodeCommit<SessionEvent>(viewed, SESSION_EVENT_SCHEMAS, commit.closing);
  commit.parsed = events;
  return events;
}
