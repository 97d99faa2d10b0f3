import type { Forest } from '../../../domain/language/question-matching/forest.ts';
import { doubtFeatures } from '../../../domain/session/model/doubt-features.ts';
import { interpretInSteps } from '../../../domain/session/turn/interpret-turn.ts';
import { finish } from '../../../domain/steps.ts';
import { newSession, pinnedOf, playTurn, understoodIn } from '../play-turn.ts';
import { type AnswerRow, judgeTurn, readReplies, turnOf } from '../replies.ts';
import { isRight } from '../score.ts';
import { type BoostingOptions, boost } from './boosting.ts';

/** A turn, and whether the rules read it wrongly or in part. */
export interface DoubtRow {
  readonly corpus: string;
  readonly service: string;
  readonly features: Float64Array;
  readonly isWrong: boolean;
  /** Of a corpus whose licence lets weights learned from it be shipped. */
  readonly isLearned: boolean;
}

const PERMISSIVE = new Set(['multiwoz', 'multiwoz_zh', 'star', 'woz2']);

const OPTIONS: BoostingOptions = {
  trees: 80,
  depth: 3,
  rate: 0.1,
  leafMin: 8,
  lambda: 3,
  bins: 32,
  columns: 0.5,
  seed: 1,
  monotone: new Map(),
};

/** Every reply twice: as the answer to a question that the client names, and by the agent's words alone. */
export function readDoubtRows(dataDir: string): DoubtRow[] {
  const { configurations, rows } = readReplies(dataDir);
  return rows.flatMap((row) =>
    [true, false].map((isNamed) => doubtRow(row, configurations.get(row.config_id)!, isNamed)),
  );
}

type BenchConfiguration = Parameters<typeof judgeTurn>[1];

function doubtRow(row: AnswerRow, configuration: BenchConfiguration, isNamed: boolean): DoubtRow {
  const pinned = pinnedOf(configuration);
  const said = turnOf(row, configuration, isNamed);
  const state = newSession();
  const { turn, language } = finish(interpretInSteps({ ...said, pinned }, state));
  const { events } = playTurn(pinned, state, said);
  return {
    corpus: row.corpus,
    service: row.service,
    features: doubtFeatures(turn!, language, pinned),
    isWrong: isReadWrongly(row, configuration, understoodIn(events)),
    isLearned: PERMISSIVE.has(row.corpus),
  };
}

function isReadWrongly(
  row: AnswerRow,
  configuration: BenchConfiguration,
  turn: ReturnType<typeof understoodIn>,
): boolean {
  const { understood } = judgeTurn(row, configuration, turn);
  const asked = row.asked_slots.map((slot) => configuration.slots.get(slot)?.question_id);
  const isComplete = Object.entries(row.expected).every(([slot, expected]) =>
    isRight(expected, understood.get(slot)),
  );
  const isInvented = [...understood.keys()].some((slot) => row.expected[slot] === undefined);
  return (
    !isComplete || isInvented || turn.outcome !== row.outcome || !asked.includes(turn.questionId)
  );
}

/** Learns the probability that the rules read a turn wrongly or in part. */
export function learnDoubt(rows: readonly DoubtRow[]): Forest {
  const examples = rows.map(({ features, isWrong }) => ({ features, isAsked: isWrong, weight: 1 }));
  return boost(examples, OPTIONS);
}
