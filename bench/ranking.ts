import { type CompiledArtifact, indexArtifact } from '../domain/progress/compiled-artifact.ts';
import { computeProgress } from '../domain/progress/progress.ts';
import type {
  QuestionState,
  SelectionState,
  TargetState,
} from '../domain/progress/selection-state.ts';
import { selectQuestions } from '../domain/ranking/select-questions.ts';
import { below, type Random, seededRandom } from '../domain/simulation/random.ts';
import { type ArtifactSize, generateArtifact } from './generated/generate-artifact.ts';

/**
 * How long a selection of ten ranks takes, all of it: state laid out, exclusions, ladder, ranking, ids.
 * Beside it in the same run, as floors: one bare scoring pass over the same arrays, and parsing a body of 1 KB.
 */
const SIZES: readonly ArtifactSize[] = [
  { questions: 1_000, informations: 500, subObjectives: 8, edgesPerQuestion: 2 },
  { questions: 1_000, informations: 500, subObjectives: 8, edgesPerQuestion: 6 },
  { questions: 10_000, informations: 500, subObjectives: 8, edgesPerQuestion: 6 },
  { questions: 10_000, informations: 5_000, subObjectives: 20, edgesPerQuestion: 6 },
];
const ROUNDS = 1_500;
const WARM_UP_ROUNDS = 500;

const parsing = measure(() => JSON.parse(body()).state_version, 200);
console.table([
  ...SIZES.map((size) => measureSize(size)),
  { what: 'floor: JSON.parse of 1 KB', ...parsing },
]);

function measureSize(size: ArtifactSize) {
  const random = seededRandom(7);
  const compiled = indexArtifact(generateArtifact(size, random), 'bench');
  const states = Array.from({ length: 50 }, () => randomState(compiled, random));
  let next = 0;
  const state = () => states[next++ % states.length]!;
  const request = {
    candidateCount: 10,
    options: {},
    relevances: new Map(Array.from({ length: 20 }, (_, i) => [`q${i * 7}`, 0.5])),
    turnsRemaining: 150,
  };
  const selection = measure(() => selectQuestions(compiled, state(), request).candidates.length);
  const progress = measure(() => computeProgress(compiled, state()).objective.progress);
  const ones = new Float64Array(compiled.informationSubObjective.length).fill(1);
  const worth = { value: ones, deficit: ones.slice() };
  const floor = measure(() => scoringPass(compiled, worth));
  return {
    what: `${size.questions} x ${size.informations}, ${size.edgesPerQuestion} edges`,
    ...selection,
    floor: floor.median,
    'times the floor': Math.round((selection.median / floor.median) * 10) / 10,
    progress: progress.median,
  };
}

function randomState(compiled: CompiledArtifact, random: Random): SelectionState {
  const targets = new Map<string, TargetState>();
  const questions = new Map<string, QuestionState>();
  for (let turn = 1; turn <= 40; turn++) {
    const question = below(random, compiled.questionSubObjective.length);
    const information = compiled.principal[question]!;
    questions.set(`q${question}`, { outcome: 'asked_answered', tries: 1, lastTurn: turn });
    targets.set(`i${information}`, { status: 'inferred', coverage: 0.85, source: 'inference' });
  }
  return {
    turnCount: 40,
    targets,
    questions,
    subObjectiveOverrides: new Map(),
    objectiveOverride: null,
    lastAskedQuestionId: [...questions.keys()].at(-1) ?? null,
  };
}

/** @param worth what knowing each information is worth, and what is missing of it */
function scoringPass(
  { rows: { start, index, weight } }: CompiledArtifact,
  { value, deficit }: { readonly value: Float64Array; readonly deficit: Float64Array },
): number {
  let best = 0;
  for (let question = 0; question + 1 < start.length; question++) {
    let sum = 0;
    for (let at = start[question]!; at < start[question + 1]!; at++) {
      sum += value[index[at]!]! * weight[at]! * deficit[index[at]!]!;
    }
    if (sum > best) best = sum;
  }
  return best;
}

function body(): string {
  return `{"state_version":7,"previous_turn":{"user_text":"${'a'.repeat(960)}"}}`;
}

/** Milliseconds a call. */
function measure(call: () => number, batch = 1) {
  for (let i = 0; i < WARM_UP_ROUNDS; i++) call();
  const times: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    const start = performance.now();
    for (let j = 0; j < batch; j++) call();
    times.push((performance.now() - start) / batch);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Number(times[Math.floor(share * times.length)]!.toFixed(4));
  return { median: at(0.5), p99: at(0.99) };
}
