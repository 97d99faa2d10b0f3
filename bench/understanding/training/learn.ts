import { hash } from 'node:crypto';
import {
  CONCEPTS,
  type Concept,
  conceptId,
} from '../../../domain/language/pack-format/concepts.ts';
import type { MatchingIndex } from '../../../domain/language/question-matching/matching-index.ts';
import {
  type ReadMessage,
  readMessage,
} from '../../../domain/language/question-matching/message/read-message.ts';
import {
  FEATURES,
  PAIR_FEATURES,
  readAsked,
  type SentencePair,
  visitSentence,
} from '../../../domain/language/question-matching/scoring/features.ts';
import { type Forest, logitOf } from '../../../domain/language/question-matching/scoring/forest.ts';
import { finish } from '../../../domain/steps.ts';
import { prepareMatching } from '../../../test/support/at-once.ts';
import type { Rephrasing } from '../rephrasings.ts';
import { type BoostingOptions, boost, type Example } from './boosting.ts';

const FALLING: readonly (typeof FEATURES)[number][] = ['rank', 'needs_another_form'];
const RISING = PAIR_FEATURES.filter(
  (name) => name !== 'is_yes_or_no_question' && !FALLING.includes(name),
);

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
/** Of the rows as a service would read them whose topics are half unknown. */
const UNLISTED_WEIGHT = 0.5;
/** Trees of the first pass, which only tells which sentence asks. */
const FIRST_PASS_TREES = 40;

/** All sentences of one row against one question. */
interface Bag {
  readonly sentences: Float64Array[];
  readonly isAsked: boolean;
  readonly weight: number;
}

function bagsOf(row: Rephrasing, { index, read, weight }: Reading): Bag[] {
  const bags = new Map<number, Bag>();
  const message = read(row.assistantText, index.language);
  const asked = finish(readAsked(index.scorer, message));
  const visit = ({ question, features, isSilent }: SentencePair) => {
    if (isSilent) return;
    const bag = bags.get(question) ?? {
      sentences: [],
      isAsked: row.gold.includes(index.ids[question]!),
      weight: weight * (row.isExtra ? EXTRA_WEIGHT : 1),
    };
    bag.sentences.push(features.slice());
    bags.set(question, bag);
  };
  for (const s of asked.sentences.keys()) visitSentence(index.scorer, asked, s, visit);
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

/** A configuration and the messages about it, read in one way. */
interface Reading {
  readonly index: MatchingIndex;
  readonly read: ReadMessage;
  readonly weight: number;
}

function readingsOf({ id, artifact }: Rephrasing['configuration']): Reading[] {
  const unlisted = forgetting(forgottenFor(id));
  return [
    { index: prepareMatching(artifact), read: readMessage, weight: 1 },
    {
      index: prepareMatching(artifact, undefined, unlisted),
      read: unlisted,
      weight: UNLISTED_WEIGHT,
    },
  ];
}

/** Topics of a service's own; what kind of answer is asked for is told by words that every service shares. */
const SHARED: readonly Concept[] = ['time', 'date', 'duration'];
const OWN_TOPICS = CONCEPTS.slice(0, conceptId('weekday')).filter((each) => !SHARED.includes(each));

/**
 * About half of the topics, others for each configuration. The word lists know the topics of the corpora that
 * are learned from; a tenant's may be on none of them, and then the words alone have to do.
 */
function forgottenFor(configurationId: string): Set<number> {
  const bits = hash('sha256', configurationId, 'buffer');
  const ids = OWN_TOPICS.map((concept) => conceptId(concept));
  return new Set(ids.filter((id) => ((bits[id >> 3]! >> (id & 7)) & 1) === 1));
}

function forgetting(forgotten: ReadonlySet<number>): ReadMessage {
  return (text, language) => {
    const message = readMessage(text, language);
    const tokens = message.tokens.map((token) => ({
      ...token,
      concepts: token.concepts.filter((concept) => !forgotten.has(concept)),
    }));
    return { ...message, tokens };
  };
}

/** Learns a forest from rows, in two passes: the first finds the sentences that ask. */
export function learn(rows: readonly Rephrasing[], options: BoostingOptions = OPTIONS): Forest {
  const readings = new Map<string, readonly Reading[]>();
  const bags = rows.flatMap((row) => {
    const { id } = row.configuration;
    const known = readings.get(id) ?? readingsOf(row.configuration);
    readings.set(id, known);
    return known.flatMap((reading) => bagsOf(row, reading));
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
