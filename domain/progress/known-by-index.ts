import { VersionedMap } from '../versioned-map.ts';
import type { CompiledArtifact } from './compiled-artifact.ts';
import { ANSWERED, NO_ANSWER, REFUSED, UNKNOWN } from './outcome-codes.ts';
import type { QuestionState, SelectionState, TargetState } from './selection-state.ts';

/** What a session knows of its informations, by the artifact's indexes; lists in step, a later entry of an index replaces an earlier one. */
interface KnownTargets {
  readonly informations: readonly number[];
  /** 0..1; 1 for a not applicable one. */
  readonly coverages: readonly number[];
}

/** The same of the questions that were asked. */
interface KnownQuestions {
  readonly questions: readonly number[];
  readonly outcomes: readonly number[];
  readonly tries: readonly number[];
  /** Turns (1-based) in which they were asked last. */
  readonly lastTurns: readonly number[];
}

/** Numbers in lists beside each other, since a long session's hundreds of objects are slow to come by at each turn. */
export function knownTargets(
  compiled: CompiledArtifact,
  { targets }: SelectionState,
): readonly KnownTargets[] {
  return layers(compiled, targets, targetsByIndex);
}

export function knownQuestions(
  compiled: CompiledArtifact,
  { questions }: SelectionState,
): readonly KnownQuestions[] {
  return layers(compiled, questions, questionsByIndex);
}

/** What versions of a map share, laid out once, and what changed over it; of another map, all at once. */
function layers<Value extends object, Made extends object>(
  compiled: CompiledArtifact,
  map: ReadonlyMap<string, Value>,
  make: (entries: ReadonlyMap<string, Value>, compiled: CompiledArtifact) => Made,
): readonly Made[] {
  if (!(map instanceof VersionedMap)) return [make(map, compiled)];
  const [shared, changed] = map.laidOut(compiled, make);
  return changed.size === 0 ? [shared] : [shared, make(changed, compiled)];
}

function targetsByIndex(
  targets: ReadonlyMap<string, TargetState>,
  { informationIndexes }: CompiledArtifact,
): KnownTargets {
  const informations: number[] = [];
  const coverages: number[] = [];
  targets.forEach((target, id) => {
    const information = informationIndexes.get(id);
    if (information === undefined) return;
    informations.push(information);
    coverages.push(coverageOf(target));
  });
  return { informations, coverages };
}

function coverageOf(target: TargetState): number {
  if (target.status === 'not_applicable') return 1;
  if (target.status === 'unset') return 0;
  return Math.min(1, Math.max(0, target.coverage));
}

const OUTCOME_CODES = { asked_answered: ANSWERED, asked_no_answer: NO_ANSWER, refused: REFUSED };

function questionsByIndex(
  asked: ReadonlyMap<string, QuestionState>,
  { questionIndexes }: CompiledArtifact,
): KnownQuestions {
  const questions: number[] = [];
  const outcomes: number[] = [];
  const tries: number[] = [];
  const lastTurns: number[] = [];
  asked.forEach((known, id) => {
    const question = questionIndexes.get(id);
    if (question === undefined) return;
    questions.push(question);
    outcomes.push(known.isUnknown ? UNKNOWN : OUTCOME_CODES[known.outcome]);
    tries.push(known.tries);
    lastTurns.push(known.lastTurn);
  });
  return { questions, outcomes, tries, lastTurns };
}
