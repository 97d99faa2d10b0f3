import type { SessionCommit } from '../analysis/traces.ts';
import type { QuestionOutcome } from '../question-outcome.ts';
import type { SessionEvent } from '../session/events.ts';
import { answeredProgress } from '../session/receipts/call-receipt.ts';

/** What later commits of a session are counted against. */
export interface CountedSession {
  /** Ids of the informations with a value, or said not to apply. */
  readonly known: Set<string>;
  /** Questions asked by now: whether the first time brought an answer, by id. */
  readonly asked: Map<string, boolean>;
  isFinished: boolean;
}

/** Takes what a commit adds to the counts of its publication. */
export interface Counter {
  session(add: 'sessions' | 'finished'): void;
  question(id: string, add: 'proposed' | QuestionOutcome): void;
  given(informationId: string): void;
  told(questionId: string, informationId: string, add: 'told' | 'known'): void;
  /** Both were asked, and the other one brought no answer. */
  besideUnanswered(questionId: string, otherId: string, isAnswered: boolean): void;
}

/** One commit of a session, as far as it is counted. */
export interface CountedCommit {
  readonly isStart: boolean;
  readonly proposed: readonly string[];
  readonly outcomes: readonly { readonly questionId: string; readonly outcome: QuestionOutcome }[];
  /** Informations that got a value or were said not to apply, and those that lost it. */
  readonly told: readonly string[];
  readonly unset: readonly string[];
  /** The objective is achieved, or no question is left. */
  readonly isFinished: boolean;
}

/** Counts a commit and brings the session up to date. */
export function countCommit(session: CountedSession, commit: CountedCommit, tally: Counter): void {
  if (commit.isStart) tally.session('sessions');
  for (const { questionId, outcome } of commit.outcomes) {
    if (session.asked.has(questionId)) continue;
    const isAnswered = outcome === 'asked_answered';
    countBeside(session, { questionId, isAnswered, tally });
    session.asked.set(questionId, isAnswered);
    tally.question(questionId, outcome);
    if (isAnswered) countAnswer(session, commit, { questionId, tally });
  }
  for (const id of commit.unset) session.known.delete(id);
  for (const id of commit.told) session.known.add(id);
  for (const id of commit.proposed) tally.question(id, 'proposed');
  if (!commit.isFinished || session.isFinished) return;
  session.isFinished = true;
  tally.session('finished');
  for (const id of session.known) tally.given(id);
}

/** With every question that was asked before; what got an answer beside another one that got one is not counted. */
function countBeside(
  { asked }: CountedSession,
  {
    questionId,
    isAnswered,
    tally,
  }: { readonly questionId: string; readonly isAnswered: boolean; readonly tally: Counter },
): void {
  for (const [other, isOtherAnswered] of asked) {
    if (!isOtherAnswered) tally.besideUnanswered(questionId, other, isAnswered);
    if (!isAnswered) tally.besideUnanswered(other, questionId, isOtherAnswered);
  }
}

function countAnswer(
  { known }: CountedSession,
  { told }: CountedCommit,
  { questionId, tally }: { readonly questionId: string; readonly tally: Counter },
): void {
  for (const id of known) tally.told(questionId, id, 'known');
  for (const id of new Set(told)) if (!known.has(id)) tally.told(questionId, id, 'told');
}

/** What is counted of a commit. */
export function countedCommit({ events, closing }: SessionCommit): CountedCommit {
  const told: string[] = [];
  const unset: string[] = [];
  const proposed: string[] = [];
  const outcomes: { questionId: string; outcome: QuestionOutcome }[] = [];
  for (const event of events) {
    if (event.type === 'ValueRecorded') {
      const { information_id: id, status } = event.facts;
      (status === 'unset' ? unset : told).push(id);
    } else if (event.type === 'QuestionOutcomeRecorded') {
      outcomes.push({ questionId: event.facts.question_id, outcome: event.facts.outcome });
    } else if (event.type === 'QuestionsProposed') proposed.push(...event.facts.candidates);
  }
  const isStart = events.some(({ type }) => type === 'SessionStarted');
  const isFinished = isFinishedBy(events.at(-1)!, closing);
  return { isStart, proposed, outcomes, told, unset, isFinished };
}

function isFinishedBy(last: SessionEvent, closing: SessionCommit['closing']): boolean {
  if (last.type === 'NoQuestionAvailable') return true;
  return answeredProgress(last, closing).objective?.effective_status === 'achieved';
}
