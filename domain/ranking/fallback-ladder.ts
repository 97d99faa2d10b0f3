import type { CompiledArtifact } from '../progress/compiled-artifact.ts';
import { ANSWERED, NEVER_ASKED, NO_ANSWER, REFUSED, UNKNOWN } from '../progress/outcome-codes.ts';
import { TRIES_IN_VAIN_MAX } from './first-proposals.ts';
import { subObjectivesNamed } from './hard-exclusions.ts';
import { NEED_MIN, type RankingContext, type SelectionConstraints } from './ranking-context.ts';

export const SELECTION_WARNINGS = [
  'eligibility_exhausted_fallback',
  'constraints_relaxed',
] as const;
export type SelectionWarning = (typeof SELECTION_WARNINGS)[number];

/**
 * The fallback ladder, in the words of docs/explanation/selection.md: which questions stand on each rung, from 0. All
 * candidates of one answer stand on one rung, the first that has any.
 */
export const RUNG_MEANINGS = [
  'never asked, open sub-objective, main information wanted, preferred',
  'never asked, open sub-objective, main information wanted, outside the preference',
  'asked in vain once or twice, open sub-objective, something wanted',
  'never asked, tells something new, but its sub-objective is achieved or its main information known',
  'asked in vain three times or more, or the user said that they do not know',
  'never asked, tells nothing new: confirms',
  'refused; after these, anything else',
] as const;

export interface RungChoice {
  readonly rung: number;
  /** How many questions stand on it; their indexes are in the workspace's `members`. */
  readonly memberCount: number;
  readonly warnings: readonly SelectionWarning[];
}

export const NORMAL_RUNG = 0;
const WIDENED_RUNG = 1;
const VAIN_RUNG = 2;
const CLOSED_RUNG = 3;
const OFTEN_VAIN_RUNG = 4;
const CONFIRMING_RUNG = 5;
const LAST_RUNG = 6;
/** Marks questions under a hard exclusion. */
export const NO_RUNG = 255;

/** Whether questions on this rung are ranked by what their answers would still add. */
export function simulatesAnswers({ rung }: RungChoice): boolean {
  return rung <= OFTEN_VAIN_RUNG;
}

/** Null when the hard exclusions leave no question. */
export function chooseRung(context: RankingContext): RungChoice | null {
  const { exclusion, rung } = context.workspace;
  let lowest = NO_RUNG;
  for (let question = 0; question < rung.length; question++) {
    if (exclusion[question]! > 0) rung[question] = NO_RUNG;
    else rung[question] = rungOf(context, question);
    if (rung[question]! < lowest) lowest = rung[question]!;
  }
  return lowest === NO_RUNG ? null : fillRung(context, lowest);
}

/** Whether a question under no hard exclusion stands on the normal rung. */
export function standsOnNormalRung(context: RankingContext, question: number): boolean {
  return rungOf(context, question) === NORMAL_RUNG;
}

function rungOf(context: RankingContext, question: number): number {
  if (context.workspace.touched[question] === 1) return ownRung(context, question);
  return isOpenHere(context, question) ? NORMAL_RUNG : CLOSED_RUNG;
}

function ownRung(context: RankingContext, question: number): number {
  switch (context.workspace.outcome[question]) {
    case NEVER_ASKED:
      return untriedRung(context, question);
    case ANSWERED:
      return isMainWanted(context, question) ? vainRung(context, question) : LAST_RUNG;
    case NO_ANSWER:
    case UNKNOWN:
      return isAnyWanted(context, question) ? vainRung(context, question) : LAST_RUNG;
    default:
      return LAST_RUNG;
  }
}

/** To refuse one question is to refuse its main information, however else it could be asked for. */
function untriedRung(context: RankingContext, question: number): number {
  if (isRefusedOtherwise(context, question)) return LAST_RUNG;
  if (isOpenHere(context, question) && isMainWanted(context, question)) return NORMAL_RUNG;
  return isAnyWanted(context, question) ? CLOSED_RUNG : CONFIRMING_RUNG;
}

function vainRung(context: RankingContext, question: number): number {
  if (!isOpenHere(context, question)) return LAST_RUNG;
  const { outcome, tries } = context.workspace;
  const isOften = tries[question]! >= TRIES_IN_VAIN_MAX || outcome[question] === UNKNOWN;
  return isOften ? OFTEN_VAIN_RUNG : VAIN_RUNG;
}

function isOpenHere({ compiled, openPosition }: RankingContext, question: number): boolean {
  return openPosition[compiled.questionSubObjective[question]!]! >= 0;
}

function isRefusedOtherwise({ compiled, workspace }: RankingContext, question: number): boolean {
  const principal = compiled.principal[question]!;
  const { refusedTurn, deficit } = workspace;
  return refusedTurn[principal]! > 0 && deficit[principal]! > 0;
}

/** Whether something is missing of an information that the question covers as well as its principal one. */
function isMainWanted(context: RankingContext, question: number): boolean {
  return isWanted(context, question, context.compiled.mainEnd[question]!);
}

function isAnyWanted(context: RankingContext, question: number): boolean {
  return isWanted(context, question, context.compiled.rows.start[question + 1]!);
}

function isWanted(
  { compiled: { rows }, workspace }: RankingContext,
  question: number,
  end: number,
): boolean {
  for (let at = rows.start[question]!; at < end; at++) {
    if (rows.weight[at]! * workspace.deficit[rows.index[at]!]! > NEED_MIN) return true;
  }
  return false;
}

function fillRung(context: RankingContext, rung: number): RungChoice {
  const preferred = preferredSubObjectives(context.compiled, context.request.options);
  let count = collectMembers(context, rung, preferred);
  const widened = preferred !== null && count === 0;
  if (widened) count = collectMembers(context, rung, null);
  const warnings: SelectionWarning[] = [];
  if (rung > WIDENED_RUNG) warnings.push('eligibility_exhausted_fallback');
  if (widened) warnings.push('constraints_relaxed');
  return {
    rung: widened && rung === NORMAL_RUNG ? WIDENED_RUNG : rung,
    memberCount: rung === NORMAL_RUNG ? count : setAsideJustAsked(context, count),
    warnings,
  };
}

function collectMembers(
  { compiled, workspace }: RankingContext,
  wantedRung: number,
  subObjectives: ReadonlySet<number> | null,
): number {
  const { rung, members } = workspace;
  let count = 0;
  for (let question = 0; question < rung.length; question++) {
    if (rung[question] !== wantedRung) continue;
    if (subObjectives !== null && !subObjectives.has(compiled.questionSubObjective[question]!))
      continue;
    members[count++] = question;
  }
  return count;
}

/** A question of the latest turn is repeated only where the rung has no other. */
function setAsideJustAsked({ workspace, turn }: RankingContext, count: number): number {
  const { members, lastTurn } = workspace;
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
export function rungKeys(
  context: RankingContext,
  rung: number,
  question: number,
): [number, number] {
  const { tries, lastTurn } = context.workspace;
  const { coverage } = context.reached;
  switch (rung) {
    case VAIN_RUNG:
    case OFTEN_VAIN_RUNG:
      return [tries[question]!, lastTurn[question]!];
    case CONFIRMING_RUNG:
      return [Math.round(coverage[context.compiled.principal[question]!]! * 1e9), 0];
    case LAST_RUNG:
      return lastRungKeys(context, question);
    default:
      return [0, 0];
  }
}

function lastRungKeys(context: RankingContext, question: number): [number, number] {
  const { compiled, workspace } = context;
  const { outcome, lastTurn, refusedTurn } = workspace;
  if (outcome[question] === NEVER_ASKED) return [0, refusedTurn[compiled.principal[question]!]!];
  const refused = outcome[question] === REFUSED;
  const wanted = isOpenHere(context, question) && isAnyWanted(context, question);
  return [refused ? (wanted ? 0 : 2) : 1, lastTurn[question]!];
}

/** Sub-objectives that the call prefers, as a set of indexes; null without a preference. */
function preferredSubObjectives(
  compiled: CompiledArtifact,
  options: SelectionConstraints,
): ReadonlySet<number> | null {
  if (options.sub_objectives?.mode !== 'prefer') return null;
  return subObjectivesNamed(compiled, options.sub_objectives.ids);
}
