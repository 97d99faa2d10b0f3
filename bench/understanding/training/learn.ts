import { FEATURES, visitPairs } from '../../../domain/understanding/attribution/features.ts';
import { type Forest, logitOf } from '../../../domain/understanding/attribution/forest.ts';
import {
  type AttributionIndex,
  prepareAttribution,
} from '../../../domain/understanding/attribution.ts';
import { readMessage } from '../../../domain/understanding/message.ts';
import type { Rephrasing } from '../rephrasings.ts';
import { type BoostingOptions, boost, type Example } from './boosting.ts';

const RISING: readonly (typeof FEATURES)[number][] = [
  'total',
  'total_share',
  'margin',
  'exclusive',
  'exclusive_share',
  'peak',
  'by_notion',
  'coverage',
  'attained',
  'focus',
  'focus_share',
  'focus_margin',
  'head',
  'head_share',
  'head_margin',
  'type_fit',
  'choices_named',
  'choices_told_before',
  'states_its_value',
  'direction',
];
const FALLING: readonly (typeof FEATURES)[number][] = ['rank', 'needs_another_form'];

export const OPTIONS: BoostingOptions = {
  trees: 100,
  depth: 3,
  rate: 0.1,
  leafMin: 8,
  lambda: 3,
  bins: 32,
  columns: 0.5,
  seed: 1,
  monotone: new Map([
    ...RISING.map((name) => [FEATURES.indexOf(name), 1] as const),
    ...FALLING.map((name) => [FEATURES.indexOf(name), -1] as const),
  ]),
};

const EXTRA_WEIGHT = 0.5;
/** Trees of the first pass, which only tells which sentence asks. */
const FIRST_PASS_TREES = 40;

/** All sentences of one row against one question. */
interface Bag {
  readonly sentences: Float64Array[];
  readonly isAsked: boolean;
  readonly weight: number;
}

function bagsOf(row: Rephrasing, index: AttributionIndex): Bag[] {
  const bags = new Map<number, Bag>();
  const message = readMessage(row.assistantText, index.language);
  visitPairs(index.scorer, message, ({ question, features, isSilent }) => {
    if (isSilent) return;
    const bag = bags.get(question) ?? {
      sentences: [],
      isAsked: row.gold.includes(index.ids[question]!),
      weight: row.isExtra ? EXTRA_WEIGHT : 1,
    };
    bag.sentences.push(features.slice());
    bags.set(question, bag);
  });
  return [...bags.values()];
}

/** Of a question that was asked, the sentence that asks it; of one that was not, every sentence. */
function examplesOf({ sentences, isAsked, weight }: Bag, first: Forest | undefined): Example[] {
  if (!isAsked) return sentences.map((features) => ({ features, isAsked, weight }));
  const rate = (features: Float64Array): number =>
    first ? logitOf(features, first) : features[0]! + features[FEATURES.indexOf('focus')]!;
  const asking = sentences.reduce((best, each) => (rate(each) > rate(best) ? each : best));
  return [{ features: asking, isAsked, weight }];
}

/** Learns a forest from rows, in two passes: the first finds the sentences that ask. */
export function learn(rows: readonly Rephrasing[], options: BoostingOptions = OPTIONS): Forest {
  const indexes = new Map<string, AttributionIndex>();
  const bags = rows.flatMap((row) => {
    const { id, artifact } = row.configuration;
    const index = indexes.get(id) ?? prepareAttribution(artifact);
    indexes.set(id, index);
    return bagsOf(row, index);
  });
  const first = boost(
    bags.flatMap((bag) => examplesOf(bag, undefined)),
    { ...options, trees: FIRST_PASS_TREES },
  );
  return boost(
    bags.flatMap((bag) => examplesOf(bag, first)),
    options,
  );
}
