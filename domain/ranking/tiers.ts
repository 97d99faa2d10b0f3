import { preferredStages } from './eligibility.ts';
import {
  ANSWERED,
  NEED_MIN,
  NEVER_ASKED,
  NO_ANSWER,
  REFUSED,
  type Situation,
} from './ranking-context.ts';
import type { SelectionWarning } from './request.ts';

/**
 * The fallback ladder. All candidates of one answer stand on one rung, the first that has any.
 *
 * 0  never asked, in an open stage, its main information wanted (and in a preferred stage)
 * 1  the same, outside the preferred stages
 * 2  asked in vain, once or twice, in an open stage: fewest tries, then longest ago
 * 3  never asked, its stage is closed or its main information known, but it would tell something new
 * 4  asked in vain more often: fewest tries, then longest ago
 * 5  never asked, tells nothing new: confirms what is known least
 * 6  refused, longest ago first; then anything else, longest ago first
 */
export interface RungChoice {
  readonly rung: number;
  /** How many questions stand on it; their indexes are in the scratch space's `members`. */
  readonly memberCount: number;
  readonly warnings: readonly SelectionWarning[];
}

const NORMAL_RUNG = 0;
const WIDENED_RUNG = 1;
const VAIN_RUNG = 2;
const CLOSED_RUNG = 3;
const OFTEN_VAIN_RUNG = 4;
const CONFIRMING_RUNG = 5;
const LAST_RUNG = 6;
/** Marks questions under a hard exclusion. */
export const NO_RUNG = 255;

/** From so many tries in vain on, new information of less value goes first. */
const OFTEN = 3;

/** Whether questions on this rung are ranked by what their answers would still add. */
export function simulatesAnswers({ rung }: RungChoice): boolean {
  return rung <= OFTEN_VAIN_RUNG;
}

/** Null when the hard exclusions leave no question. */
export function chooseRung(situation: Situation): RungChoice | null {
  const { exclusion, rung, touched } = situation.compiled.scratch;
  let lowest = NO_RUNG;
  for (let question = 0; question < rung.length; question++) {
    if (exclusion[question]! > 0) rung[question] = NO_RUNG;
    else if (touched[question] === 1) rung[question] = ownRung(situation, question);
    else rung[question] = isOpenHere(situation, question) ? NORMAL_RUNG : CLOSED_RUNG;
    if (rung[question]! < lowest) lowest = rung[question]!;
  }
  return lowest === NO_RUNG ? null : fillRung(situation, lowest);
}

function ownRung(situation: Situation, question: number): number {
  switch (situation.compiled.scratch.outcome[question]) {
    case NEVER_ASKED:
      return untriedRung(situation, question);
    case ANSWERED:
      return isMainWanted(situation, question) ? vainRung(situation, question) : LAST_RUNG;
    case NO_ANSWER:
      return isAnyWanted(situation, question) ? vainRung(situation, question) : LAST_RUNG;
    default:
      return LAST_RUNG;
  }
}

/** To refuse one question is to refuse its main information, however else it could be asked for. */
function untriedRung(situation: Situation, question: number): number {
  if (isRefusedOtherwise(situation, question)) return LAST_RUNG;
  if (isOpenHere(situation, question) && isMainWanted(situation, question)) return NORMAL_RUNG;
  return isAnyWanted(situation, question) ? CLOSED_RUNG : CONFIRMING_RUNG;
}

function vainRung(situation: Situation, question: number): number {
  if (!isOpenHere(situation, question)) return LAST_RUNG;
  return situation.compiled.scratch.tries[question]! < OFTEN ? VAIN_RUNG : OFTEN_VAIN_RUNG;
}

function isOpenHere({ compiled, openPosition }: Situation, question: number): boolean {
  return openPosition[compiled.questionStage[question]!]! >= 0;
}

function isRefusedOtherwise({ compiled }: Situation, question: number): boolean {
  const principal = compiled.principal[question]!;
  const { refusedTurn, deficit } = compiled.scratch;
  return refusedTurn[principal]! > 0 && deficit[principal]! > 0;
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

/** Whether something goes before the score on this rung. */
export function hasRungKeys({ rung }: RungChoice): boolean {
  return rung > WIDENED_RUNG && rung !== CLOSED_RUNG;
}

/** What goes before the score inside a rung, lower first. */
export function rungKeys(situation: Situation, rung: number, question: number): [number, number] {
  const { tries, lastTurn, coverage } = situation.compiled.scratch;
  switch (rung) {
    case VAIN_RUNG:
    case OFTEN_VAIN_RUNG:
      return [tries[question]!, lastTurn[question]!];
    case CONFIRMING_RUNG:
      return [Math.round(coverage[situation.compiled.principal[question]!]! * 1e9), 0];
    case LAST_RUNG:
      return lastRungKeys(situation, question);
    default:
      return [0, 0];
  }
}

function lastRungKeys(situation: Situation, question: number): [number, number] {
  const { compiled } = situation;
  const { outcome, lastTurn, refusedTurn } = compiled.scratch;
  if (outcome[question] === NEVER_ASKED) return [0, refusedTurn[compiled.principal[question]!]!];
  const refused = outcome[question] === REFUSED;
  const wanted = isOpenHere(situation, question) && isAnyWanted(situation, question);
  return [refused ? (wanted ? 0 : 2) : 1, lastTurn[question]!];
}
