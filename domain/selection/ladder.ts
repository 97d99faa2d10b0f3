import { preferredStages } from './eligibility.ts';
import type { SelectionWarning } from './request.ts';
import { ANSWERED, NEED_MIN, NEVER_ASKED, NO_ANSWER, type Situation } from './situation.ts';

/**
 * The fallback ladder. All candidates of one answer stand on one rung, the first that has any.
 *
 * 0  never asked, in an open stage, its main information wanted (and in a preferred stage)
 * 1  the same, outside the preferred stages
 * 2  asked without an answer, in an open stage, something wanted
 * 3  answered, but its main information is still wanted
 * 4  never asked, nothing wanted of it: confirms what is known least
 * 5  refused, or asked often enough without success, something wanted
 * 6  anything else
 */
export interface RungChoice {
  readonly rung: number;
  /** How many questions stand on it; their indexes are in the scratch space's `members`. */
  readonly memberCount: number;
  readonly warnings: readonly SelectionWarning[];
}

export const NORMAL_RUNG = 0;
const WIDENED_RUNG = 1;
const UNANSWERED_RUNG = 2;
const UNSATISFIED_RUNG = 3;
const CONFIRMING_RUNG = 4;
const UNWILLING_RUNG = 5;
const LAST_RUNG = 6;
/** Marks questions under a hard exclusion. */
export const NO_RUNG = 255;

/** So often is one question asked before it waits behind everything else. */
const TRIES_MAX = 3;

/** Whether questions on this rung are ranked by what their answers would still add. */
export function simulatesAnswers({ rung }: RungChoice): boolean {
  return rung <= UNANSWERED_RUNG;
}

/** Null when the hard exclusions leave no question. */
export function chooseRung(situation: Situation): RungChoice | null {
  const { exclusion, rung } = situation.compiled.scratch;
  let lowest = NO_RUNG;
  for (let question = 0; question < rung.length; question++) {
    rung[question] = exclusion[question] === 0 ? ownRung(situation, question) : NO_RUNG;
    if (rung[question]! < lowest) lowest = rung[question]!;
  }
  return lowest === NO_RUNG ? null : fillRung(situation, lowest);
}

function ownRung(situation: Situation, question: number): number {
  const { compiled, openPosition } = situation;
  const open = openPosition[compiled.questionStage[question]!]! >= 0;
  switch (compiled.scratch.outcome[question]) {
    case NEVER_ASKED:
      return open ? untriedRung(situation, question) : CONFIRMING_RUNG;
    case ANSWERED:
      return open ? answeredRung(situation, question) : LAST_RUNG;
    case NO_ANSWER:
      return open ? unansweredRung(situation, question) : LAST_RUNG;
    default:
      return open && isAnyWanted(situation, question) ? UNWILLING_RUNG : LAST_RUNG;
  }
}

/** To refuse one question is to refuse its main information, however else it could be asked for. */
function untriedRung(situation: Situation, question: number): number {
  const { principal, scratch } = situation.compiled;
  if (!isMainWanted(situation, question)) return CONFIRMING_RUNG;
  return scratch.refusedTurn[principal[question]!]! > 0 ? UNWILLING_RUNG : NORMAL_RUNG;
}

function answeredRung(situation: Situation, question: number): number {
  const tried = situation.compiled.scratch.tries[question]!;
  return tried < TRIES_MAX && isMainWanted(situation, question) ? UNSATISFIED_RUNG : LAST_RUNG;
}

function unansweredRung(situation: Situation, question: number): number {
  if (!isAnyWanted(situation, question)) return LAST_RUNG;
  const tried = situation.compiled.scratch.tries[question]!;
  return tried < TRIES_MAX ? UNANSWERED_RUNG : UNWILLING_RUNG;
}

/** Whether something is missing of an information that the question covers as well as its principal one. */
function isMainWanted({ compiled }: Situation, question: number): boolean {
  return isWanted(compiled, question, compiled.mainEnd[question]!);
}

function isAnyWanted({ compiled }: Situation, question: number): boolean {
  return isWanted(compiled, question, compiled.rows.start[question + 1]!);
}

function isWanted(
  { rows, scratch }: Situation['compiled'],
  question: number,
  end: number,
): boolean {
  for (let at = rows.start[question]!; at < end; at++) {
    if (rows.weight[at]! * scratch.deficit[rows.index[at]!]! > NEED_MIN) return true;
  }
  return false;
}

function fillRung(situation: Situation, rung: number): RungChoice {
  const preferred = preferredStages(situation.compiled, situation.request.options);
  let count = collectMembers(situation, rung, preferred);
  const widened = preferred !== null && count === 0;
  if (widened) count = collectMembers(situation, rung, null);
  const warnings: SelectionWarning[] = [];
  if (rung > WIDENED_RUNG) warnings.push('eligibility_exhausted_fallback');
  if (widened) warnings.push('constraints_relaxed');
  return {
    rung: widened && rung === NORMAL_RUNG ? WIDENED_RUNG : rung,
    memberCount: rung === NORMAL_RUNG ? count : setAsideJustAsked(situation, count),
    warnings,
  };
}

function collectMembers(
  { compiled }: Situation,
  wantedRung: number,
  stages: ReadonlySet<number> | null,
): number {
  const { rung, members } = compiled.scratch;
  let count = 0;
  for (let question = 0; question < rung.length; question++) {
    if (rung[question] !== wantedRung) continue;
    if (stages !== null && !stages.has(compiled.questionStage[question]!)) continue;
    members[count++] = question;
  }
  return count;
}

/** A question of the latest turn is repeated only where the rung has no other. */
function setAsideJustAsked({ compiled, turn }: Situation, count: number): number {
  const { members, lastTurn } = compiled.scratch;
  const kept = members
    .subarray(0, count)
    .filter((question) => lastTurn[question] === 0 || lastTurn[question] !== turn);
  if (kept.length === 0) return count;
  members.set(kept);
  return kept.length;
}

/**
 * What comes before the score inside a rung, lower first, written to the scratch space's keys:
 * fewest tries and oldest (2), least known and oldest (3, 4), oldest (5), unrefused and oldest (6).
 */
export function writeRungKeys(situation: Situation, { rung, memberCount }: RungChoice): void {
  const { members, firstKey, secondKey } = situation.compiled.scratch;
  firstKey.fill(0);
  secondKey.fill(0);
  if (rung <= WIDENED_RUNG) return;
  for (let i = 0; i < memberCount; i++) {
    const question = members[i]!;
    const [first, second] = rungKeys(situation, rung, question);
    firstKey[question] = first;
    secondKey[question] = second;
  }
}

function rungKeys({ compiled }: Situation, rung: number, question: number): [number, number] {
  const { outcome, tries, lastTurn, coverage, refusedTurn } = compiled.scratch;
  const principal = compiled.principal[question]!;
  switch (rung) {
    case UNANSWERED_RUNG:
      return [tries[question]!, lastTurn[question]!];
    case UNSATISFIED_RUNG:
    case CONFIRMING_RUNG:
      return [Math.round(coverage[principal]! * 1e9), lastTurn[question]!];
    case UNWILLING_RUNG:
      return [lastTurn[question]! || refusedTurn[principal]!, 0];
    case LAST_RUNG:
      return [outcome[question]! > NO_ANSWER ? 1 : 0, lastTurn[question]!];
    default:
      return [0, 0];
  }
}
