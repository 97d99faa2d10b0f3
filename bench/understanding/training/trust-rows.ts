import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Forest } from '../../../domain/language/question-matching/scoring/forest.ts';
import type { ValueKind } from '../../../domain/language/reading-index/information-entry.ts';
import { tokenize } from '../../../domain/language/text/tokens.ts';
import { interpretCall } from '../../../domain/session/turn/interpret/interpret-call.ts';
import {
  TRUST_FEATURES,
  trustFeatures,
} from '../../../domain/session/turn/interpret/with-model/trust-features.ts';
import { finish } from '../../../domain/steps.ts';
import { readOwnSet } from '../own-set.ts';
import { newSession, pinnedOf } from '../play-turn.ts';
import { type AnswerRow, type ReplySet, readReplies, turnOf } from '../replies.ts';
import { isRight } from '../score.ts';
import { type BoostingOptions, boost } from './boosting.ts';

/** A value that the rules read, and what is true of it. */
export interface TrustRow {
  /** The corpus, or the set of our own. */
  readonly corpus: string;
  readonly kind: ValueKind;
  readonly features: Float64Array;
  /** The user told this information something, if not this value. */
  readonly isTold: boolean;
  readonly isRight: boolean;
  /** Weights learned from it may be shipped, and it is no set that is only measured on. */
  readonly isLearned: boolean;
}

const PERMISSIVE = new Set(['multiwoz', 'multiwoz_zh', 'star', 'woz2']);
/** `test/bench/understanding/models.test.ts` measures on it. */
const MEASURED = 'second-reader.txt';
const OWN = fileURLToPath(new URL('../own/', import.meta.url));

/** What the rules read of every reply, with the question named and by the agent's words alone. */
export function readTrustRows(dataDir: string): TrustRow[] {
  const own = readdirSync(OWN)
    .sort()
    .flatMap((name) => rowsOf(readOwnSet(`${OWN}${name}`), () => name, name !== MEASURED));
  const recorded = readReplies(dataDir);
  const isShipped = (row: AnswerRow) => PERMISSIVE.has(row.corpus);
  return [...rowsOf(recorded, ({ corpus }) => corpus, isShipped), ...own];
}

function rowsOf(
  { configurations, rows }: ReplySet,
  corpusOf: (row: AnswerRow) => string,
  isLearned: boolean | ((row: AnswerRow) => boolean),
): TrustRow[] {
  return rows.flatMap((row) => {
    const common = {
      corpus: corpusOf(row),
      isLearned: typeof isLearned === 'boolean' ? isLearned : isLearned(row),
    };
    const configuration = configurations.get(row.config_id)!;
    return [true, false].flatMap((isNamed) =>
      valuesOf(row, configuration, isNamed).map((value) => ({ ...common, ...value })),
    );
  });
}

function valuesOf(
  row: AnswerRow,
  configuration: Parameters<typeof pinnedOf>[0],
  isNamed: boolean,
): Pick<TrustRow, 'kind' | 'features' | 'isTold' | 'isRight'>[] {
  const pinned = pinnedOf(configuration);
  const said = turnOf(row, configuration, isNamed);
  const { turn } = finish(interpretCall({ ...said, pinned }, newSession()));
  const values = turn?.reading?.values ?? [];
  const reply = { tokens: tokenize(row.user_text), values };
  const asked = new Set(turn!.resolved.questionIds.flatMap((id) => pinned.targetIds.get(id)!));
  const slots = new Map(
    [...configuration.slots].map(([slot, each]) => [each.success_information_id, slot]),
  );
  return values.map((value) => {
    const entry = pinned.reading.informations.find(({ id }) => id === value.informationId)!;
    const expected = row.expected[slots.get(entry.id)!];
    return {
      kind: entry.kind,
      features: trustFeatures(value, entry, asked.has(entry.id), reply),
      isTold: expected !== undefined,
      isRight: expected !== undefined && isRight(expected, value),
    };
  });
}

const OPTIONS: BoostingOptions = {
  trees: 60,
  depth: 3,
  rate: 0.1,
  leafMin: 8,
  lambda: 3,
  bins: 32,
  columns: 0.6,
  seed: 1,
  monotone: new Map([[TRUST_FEATURES.indexOf('confidence'), 1]]),
};

/** What is learned of a value: that its information was told at all, and that it is the value that was told. */
export type Learned = 'isTold' | 'isRight';

/** Learns the probability of it. */
export function learnTrust(rows: readonly TrustRow[], what: Learned): Forest {
  const examples = rows.map((row) => ({ features: row.features, isAsked: row[what], weight: 1 }));
  return boost(examples, OPTIONS);
}
