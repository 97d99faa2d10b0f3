import type { SessionCommit } from '../domain/analysis/traces.ts';
import { decodeFacts } from '../domain/recording/decode-commit.ts';
import { schemaOf } from '../domain/recording/metadata.ts';
import { SESSION_EVENT_SCHEMAS, type SessionEvent } from '../domain/session/events.ts';
import type { RecordedCommit } from './projecting/sink.ts';

/** What views show of a session; the data of other events are not even parsed. */
const VIEWED: ReadonlySet<string> = new Set<SessionEvent['type']>([
  'SessionStarted',
  'TurnRecorded',
  'ContextReceived',
  'QuestionOutcomeRecorded',
  'ValueRecorded',
  'QuestionsProposed',
  'NoQuestionAvailable',
]);

/**
 * A session's commit with the facts of those events that views look at, and always the last one, parsed once for all of them.
 * @throws UnknownEvent
 */
export function sessionCommitOf(commit: RecordedCommit): SessionCommit {
  commit.parsed ??= parsedCommit(commit);
  return commit.parsed as SessionCommit;
}

function parsedCommit({ events: stored, closing, position }: RecordedCommit): SessionCommit {
  const last = stored.length - 1;
  const { stream } = stored[last]!;
  const events: SessionEvent[] = [];
  for (const [index, event] of stored.entries()) {
    if (index < last && !VIEWED.has(event.type)) continue;
    const schema = index < last ? schemaOf(event) : closing.schema;
    events.push(decodeFacts<SessionEvent>(event, SESSION_EVENT_SCHEMAS, schema));
  }
  return { stream, events, closing, position };
}
