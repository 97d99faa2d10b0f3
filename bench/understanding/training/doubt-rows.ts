import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Forest } from '../../../domain/language/question-matching/scoring/forest.ts';
import { interpretCall } from '../../../domain/session/turn/interpret/interpret-call.ts';
import { doubtFeatures } from '../../../domain/session/turn/interpret/with-model/doubt-features.ts';
import { finish } from '../../../domain/steps.ts';
import { readOwnSet } from '../own-set.ts';
import { newSession, pinnedOf, playTurn, understoodIn } from '../play-turn.ts';
import { type AnswerRow, judgeTurn, type ReplySet, readReplies, turnOf } from '../replies.ts';
import { isRight } from '../score.ts';
import { type BoostingOptions, boost } from './boosting.ts';

/** A turn, and whether the rules read it wrongly or in part. */
export interface DoubtRow {
  /** The corpus, or the set of our own. */
  readonly corpus: string;
  /** The kind of service; of our own sets, the set. */
  readonly service: string;
  readonly features: Float64Array;
  readonly isWrong: boolean;
  readonly isOwn: boolean;
  /** Weights learned from it may be shipped, and it is no set that is only measured on. */
  readonly isLearned: boolean;
}

const PERMISSIVE = new Set(['multiwoz', 'multiwoz_zh', 'star', 'woz2']);
/** `test/bench/understanding/models.test.ts` measures on it. */
const MEASURED = 'second-reader.txt';
const OWN = fileURLToPath(new URL('../own/', import.meta.url));

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
  const recorded = rowsOf(readReplies(dataDir), ({ corpus, service }) => ({
    corpus,
    service,
    isOwn: false,
    isLearned: PERMISSIVE.has(corpus),
  }));
  const own = readdirSync(OWN)
    .sort()
    .flatMap((name) => {
      const isLearned = name !== MEASURED;
      const origin = { corpus: name, service: name, isOwn: true, isLearned };
      return rowsOf(readOwnSet(`${OWN}${name}`), () => origin);
    });
  return [...recorded, ...own];
}

type Origin = Pick<DoubtRow, 'corpus' | 'service' | 'isOwn' | 'isLearned'>;

function rowsOf(
  { configurations, rows }: ReplySet,
  originOf: (row: AnswerRow) => Origin,
): DoubtRow[] {
  return rows.flatMap((row) =>
    [true, false].map((isNamed) => ({
      ...originOf(row),
      ...judgedTurn(row, configurations.get(row.config_id)!, isNamed),
    })),
  );
}

type BenchConfiguration = Parameters<typeof judgeTurn>[1];

function judgedTurn(
  row: AnswerRow,
  configuration: BenchConfiguration,
  isNamed: boolean,
): Pick<DoubtRow, 'features' | 'isWrong'> {
  const pinned = pinnedOf(configuration);
  const said = turnOf(row, configuration, isNamed);
  const state = newSession();
  const { turn, language } = finish(interpretCall({ ...said, pinned }, state));
  const { events } = playTurn(pinned, state, said);
  return {
    features: doubtFeatures(turn!, language, pinned),
    isWrong: isReadWrongly(row, configuration, understoodIn(events)),
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
