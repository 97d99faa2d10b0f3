import { valueOfAnswer } from '../../../configuration/choice-value.ts';
import type { Choice } from '../../../configuration/entities.ts';
import type { JsonValue } from '../../../json/json.ts';
import type { UnderstoodValue } from '../../../language/reading.ts';
import { type Refused, refuse } from '../../../outcome.ts';
import type { TargetStatus, ValueSource } from '../../../ranking/selection-state.ts';
import type { Steps } from '../../../steps.ts';
import type { Call, ClientUpdates, PreviousTurn } from '../../commands.ts';
import type { ReconfirmationNeeded, ValueRecorded } from '../../events.ts';
import type { PinnedArtifact } from '../../pinned-artifact.ts';
import type { SessionState, Target } from '../../state.ts';
import type { Interpretation, TurnInterpretation } from '../interpret/interpretation.ts';

type ValueEvent = ValueRecorded | ReconfirmationNeeded;

/** A newer value replaces one of the same or a lower source; a client value is only replaced by the client. */
const PRECEDENCE: Readonly<Record<ValueSource, number>> = {
  inference: 1,
  structured_answer: 2,
  client: 3,
};

/** However often it is told, only what is explicit counts in full. */
const INFERRED_COVERAGE_MAX = 0.99;

/** What the value of an information that depends on a corrected one still counts for. */
const RECONFIRMATION_FACTOR = 0.5;

/**
 * The values that a call brings: those its context says first, then the turn's, then the client's own, which win. In steps, since
 * an answer by choices is held against the schemas of all informations that it answers.
 */
export function* recordValues(
  call: Call,
  interpretation: Interpretation,
  state: SessionState,
): Steps<readonly ValueEvent[]> {
  const { previousTurn, clientUpdates, pinned } = call;
  const ledger = new ValueLedger(state, pinned, call.at);
  recordUnderstood(ledger, withoutDeclined(interpretation.contextValues, [], call, state), null);
  if (previousTurn) yield* recordTurnValues(ledger, call, interpretation.turn!, state);
  if (clientUpdates) recordClientData(ledger, clientUpdates);
  return ledger.events;
}

/** What was read of a reply beside the values of its call. */
export function recordRead(
  { at, pinned }: Pick<Call, 'at' | 'pinned'>,
  values: readonly UnderstoodValue[],
  questionId: string | null,
  state: SessionState,
): readonly ValueEvent[] {
  const ledger = new ValueLedger(state, pinned, at);
  recordUnderstood(ledger, values, questionId);
  return ledger.events;
}

/** UTF-16 units of JSON of all current values of a session: they are read and answered as a whole. */
export const VALUES_LENGTH_MAX = 2 * 1024 * 1024;

/** Why the values have become too much; what has not grown is never too much. */
export function refuseExcess(before: SessionState, after: SessionState): Refused | undefined {
  if (after.valuesLength <= VALUES_LENGTH_MAX || after.valuesLength <= before.valuesLength) {
    return undefined;
  }
  const message =
    'The current values would be more than one session holds; unset some, send smaller ones, or go on in a new session.';
  return refuse('payload_too_large', message, { max_value_characters: VALUES_LENGTH_MAX });
}

function* recordTurnValues(
  ledger: ValueLedger,
  call: Call,
  { reading, resolved, otherOutcomes = [] }: TurnInterpretation,
  state: SessionState,
): Steps<void> {
  const { pinned } = call;
  const turn = call.previousTurn!;
  const questionId = resolved.questionIds[0] ?? null;
  const asked = [...resolved.questionIds, ...otherOutcomes.map((other) => other.questionId)];
  const told = withoutDeclined(reading?.values ?? [], asked, call, state);
  recordUnderstood(ledger, withoutUnanswered(told, turn, questionId, pinned), questionId);
  if (turn.structured_answer && questionId !== null) {
    yield* recordStructuredAnswer(ledger, turn.structured_answer, questionId, pinned);
  }
}

/** Where the client says there was no answer, nothing is inferred for the question's own informations. */
function withoutUnanswered(
  values: readonly UnderstoodValue[],
  turn: PreviousTurn,
  questionId: string | null,
  pinned: PinnedArtifact,
) {
  const saysNoAnswer = turn.outcome === 'asked_no_answer' || turn.outcome === 'refused';
  if (!saysNoAnswer || questionId === null) return values;
  const own = pinned.informationsOf.get(questionId) ?? [];
  return values.filter((value) => !own.some(({ id }) => id === value.informationId));
}

/** Words about something else never fill what the user declined in an earlier turn. @param asked questions of this turn */
function withoutDeclined(
  values: readonly UnderstoodValue[],
  asked: readonly string[],
  { pinned }: Call,
  { questions }: SessionState,
): readonly UnderstoodValue[] {
  if (values.length === 0) return values;
  const declined = new Set<string>();
  questions.forEach(({ outcome, isPutOff }, id) => {
    if ((outcome !== 'refused' && !isPutOff) || asked.includes(id)) return;
    for (const own of pinned.informationsOf.get(id) ?? []) declined.add(own.id);
  });
  if (declined.size === 0) return values;
  return values.filter(({ informationId }) => !declined.has(informationId));
}

/** Collects the value events of one call in order, each judged against what the ones before it left. */
class ValueLedger {
  readonly #pinned: PinnedArtifact;
  readonly #before: SessionState['targets'];
  readonly #changed = new Map<string, Target>();
  readonly #events: ValueEvent[] = [];
  readonly #at: string;

  constructor(state: SessionState, pinned: PinnedArtifact, at: string) {
    this.#pinned = pinned;
    this.#before = state.targets;
    this.#at = at;
  }

  get events(): readonly ValueEvent[] {
    return this.#events;
  }

  /** Records the value unless a higher source holds one, or it says nothing new. */
  record(given: ValueEntry): void {
    const before = this.#target(given.informationId);
    const entry = before && isRepeated(given, before) ? reinforced(given, before) : given;
    if (before && !supersedes(entry, before)) return;
    const { informationId, status, coverage, source, questionId, value, span = null, by } = entry;
    this.#events.push({
      type: 'ValueRecorded',
      facts: {
        information_id: informationId,
        status,
        coverage,
        source,
        question_id: questionId,
        span,
        ...(by === undefined ? {} : { by }),
      },
      ...(value === undefined ? {} : { private: { value } }),
    });
    this.#changed.set(informationId, {
      status,
      coverage,
      source,
      question_id: questionId,
      updated_at: this.#at,
      ...(value === undefined ? {} : { value }),
    });
    if (before && isCorrection(entry, before)) this.#reconfirmDependents(informationId);
  }

  #target(informationId: string): Target | undefined {
    return this.#changed.get(informationId) ?? this.#before.get(informationId);
  }

  #reconfirmDependents(informationId: string): void {
    const { compiled, artifact } = this.#pinned;
    const dependents = artifact.dependents[compiled.informationIndexes.get(informationId)!] ?? [];
    for (const index of dependents) {
      const id = artifact.success_informations[index]!.id;
      const target = this.#target(id);
      if (!target || target.coverage === 0 || target.source === 'client') continue;
      const coverage = target.coverage * RECONFIRMATION_FACTOR;
      const facts = { information_id: id, coverage, because_of: informationId };
      this.#events.push({ type: 'ReconfirmationNeeded', facts });
      this.#changed.set(id, { ...target, coverage });
    }
  }
}

interface ValueEntry {
  readonly informationId: string;
  readonly status: TargetStatus;
  readonly coverage: number;
  readonly source: ValueSource;
  readonly questionId: string | null;
  readonly value?: JsonValue | undefined;
  readonly span?: readonly [number, number] | null;
  readonly by?: UnderstoodValue['by'];
}

/** The same value in the replies of two turns; what a context holds may be the same words once more. */
function isRepeated(entry: ValueEntry, before: Target): boolean {
  if (entry.source !== 'inference' || before.source !== 'inference') return false;
  if (entry.questionId === null || before.question_id === null) return false;
  return entry.status === 'inferred' && !isCorrection(entry, before);
}

/** Two readings err alike rarely: what both may have got wrong is the product of what each may have. */
function reinforced(entry: ValueEntry, before: Target): ValueEntry {
  const both = 1 - (1 - entry.coverage) * (1 - before.coverage);
  return { ...entry, coverage: Math.min(INFERRED_COVERAGE_MAX, Math.round(100 * both) / 100) };
}

function supersedes(entry: ValueEntry, before: Target): boolean {
  if (entry.source === 'client') return true;
  // What the client removed is open again for any source.
  if (before.status !== 'unset' && PRECEDENCE[entry.source] < PRECEDENCE[before.source])
    return false;
  return isCorrection(entry, before) || entry.coverage > before.coverage;
}

function isCorrection(entry: ValueEntry, before: Target): boolean {
  return (
    entry.status !== before.status || JSON.stringify(entry.value) !== JSON.stringify(before.value)
  );
}

/** Values of a structured answer, on every information whose primary question was answered. */
function* recordStructuredAnswer(
  ledger: ValueLedger,
  answer: NonNullable<PreviousTurn['structured_answer']>,
  questionId: string,
  pinned: PinnedArtifact,
): Steps<void> {
  const question = pinned.artifact.questions[pinned.compiled.questionIndexes.get(questionId)!]!;
  const choices: Choice[] = [];
  for (const id of answer.choice_ids) {
    const choice = question.choices.find((each) => each.id === id);
    if (choice) choices.push(choice);
  }
  const chosen = { choices, freeText: answer.free_text };
  for (const information of pinned.informationsOf.get(questionId) ?? []) {
    const value = yield* valueOfAnswer(question, chosen, information);
    yield;
    if (value === undefined) continue;
    ledger.record({
      informationId: information.id,
      status: 'confirmed',
      coverage: 1,
      source: 'structured_answer',
      questionId,
      value,
    });
  }
}

/** Values that were understood from words. */
function recordUnderstood(
  ledger: ValueLedger,
  values: readonly UnderstoodValue[],
  questionId: string | null,
): void {
  for (const understood of values) {
    const { informationId, value, span, by } = understood;
    const { status, coverage } = statusOf(understood);
    ledger.record({
      informationId,
      status,
      coverage,
      source: 'inference',
      questionId,
      value,
      span: span ?? null,
      by,
    });
  }
}

function statusOf({ notApplicable, withdrawn, confidence }: UnderstoodValue) {
  if (withdrawn) return { status: 'unset', coverage: 0 } as const;
  if (notApplicable) return { status: 'not_applicable', coverage: 1 } as const;
  return { status: 'inferred', coverage: confidence } as const;
}

/** The client's own data: explicit, above everything understood. */
function recordClientData(ledger: ValueLedger, updates: ClientUpdates): void {
  for (const update of updates.data ?? []) {
    const common = { informationId: update.id, source: 'client', questionId: null } as const;
    if (update.operation === 'set') {
      const value = update.value as JsonValue;
      ledger.record({ ...common, status: 'confirmed', coverage: 1, value });
    } else if (update.operation === 'unset') {
      ledger.record({ ...common, status: 'unset', coverage: 0 });
    } else ledger.record({ ...common, status: 'not_applicable', coverage: 1 });
  }
}
