import { traceCommit } from '../../domain/analysis/trace-session.ts';
import { traceTurn, traceValues } from '../../domain/analysis/trace-turn.ts';
import type {
  AnswerTrace,
  SessionMemory,
  SessionTrace,
  Traced,
  TurnTrace,
  ValueTrace,
} from '../../domain/analysis/traces.ts';
import { commitsOf, decodeCommit } from '../../domain/recording/decode-commit.ts';
import { closesCommit, orderInCommit } from '../../domain/recording/metadata.ts';
import {
  SESSION_EVENT_SCHEMAS,
  type SessionEvent,
  type SessionStarted,
} from '../../domain/session/events.ts';
import type { Position, RecordedEvent } from '../../log/port.ts';
import { tornAt } from '../../projections/projecting/commit-reader.ts';
import type { SealedLog } from '../core/dependencies.ts';
import { readWholeStream } from '../core/streams/read-stream.ts';

/** What one commit left. */
export interface TracedCommit extends Traced {
  /** Absent for what is no call of `/next`. */
  readonly turn: TurnTrace | undefined;
  readonly values: readonly ValueTrace[];
  /** The client's own reference of the session. */
  readonly clientReference: string | null;
  /** Place of its last event in the log. */
  readonly position: Position;
}

/**
 * What a session's commits leave for analysts, up to a place in the log.
 * @throws LogUnavailable, UnknownEvent
 * @throws CommitTorn where the stream is cut inside a commit: what came before would look whole
 */
export async function* traceStream(
  { log, sessionKeys }: SealedLog,
  stream: string,
  to: Position,
): AsyncGenerator<TracedCommit, void, undefined> {
  const memory = new SessionNotes();
  let session: SessionTrace | undefined;
  let clientReference: string | null = null;
  for await (const page of readWholeStream(log, stream)) {
    const key = await sessionKeys.toOpen(page);
    for (const commit of commitsOf(page)) {
      const { position } = commit.at(-1)!;
      if (position > to) return;
      const decoded = decodeCommit<SessionEvent>(commit, SESSION_EVENT_SCHEMAS, undefined, key);
      const { metadata: closing } = decoded.at(-1)!;
      if (!isWhole(commit)) throw tornAt(commit.at(-1)!);
      const events = decoded.map(({ event }) => event);
      const [first] = events;
      if (first?.type === 'SessionStarted') clientReference = referenceOf(first);
      const recorded = { stream, events, closing, position };
      const traced = traceCommit(session, recorded, memory);
      const turn = traceTurn(recorded, traced.session);
      memory.add(turn, traced.answers);
      session = traced.session;
      const values = traceValues(recorded, session);
      yield { ...traced, turn, values, clientReference, position };
    }
  }
}

/** Whether all of a commit's events are there. */
function isWhole(commit: readonly RecordedEvent[]): boolean {
  const order = commit.map((event) => orderInCommit(event));
  return order.every((at, nth) => at?.index === nth) && closesCommit(order.at(-1)!);
}

function referenceOf(event: SessionStarted): string | null {
  return event.private?.client_reference ?? null;
}

/** What later commits of one session have to know of earlier ones. */
class SessionNotes implements SessionMemory {
  readonly #candidates = new Map<string, string>();
  readonly #asked = new Map<string, { times: number; readonly decisions: Set<string | null> }>();

  candidatesOf(decisionId: string): string | undefined {
    return this.#candidates.get(decisionId);
  }

  askedBefore(questionId: string, decisionId: string | null) {
    const asked = this.#asked.get(questionId);
    return {
      times: asked?.times ?? 0,
      afterDecision: decisionId !== null && asked?.decisions.has(decisionId) === true,
    };
  }

  add(turn: TurnTrace | undefined, answers: readonly AnswerTrace[]): void {
    if (turn?.decision_id && turn.candidates) {
      this.#candidates.set(turn.decision_id, turn.candidates);
    }
    for (const { question_id, decision_id } of answers) {
      const asked = this.#asked.get(question_id) ?? { times: 0, decisions: new Set() };
      asked.times += 1;
      asked.decisions.add(decision_id);
      this.#asked.set(question_id, asked);
    }
  }
}
