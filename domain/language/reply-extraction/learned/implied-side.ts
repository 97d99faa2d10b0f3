import { LEANINGS } from '../../pack-format/leanings.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import { findLeanings } from '../../word-kinds/find-word-kinds.ts';
import type { Extraction } from '../candidates/context.ts';
import { impliesDenial, impliesExistence } from './implies.ts';
import { SIDE_WEIGHTS } from './side-weights.ts';

/** What the leanings of a reply are weighed beside: the reply as a whole, whatever its words are. */
const WHOLE_SIGNS = [
  'always',
  'offers',
  'asks_having',
  'asks_need',
  'asks_harm',
  'denies',
  'denies_first',
  'implies_denial',
  'implies_existence',
  'has_number',
  'corrects',
  'words_to_3',
  'words_over_8',
  'has_comma',
] as const;

/** Of each leaning: by itself, and where something is offered or asked to be there. */
const FORMS = ['', ' offered', ' had', ' harmful'] as const;

/** The signs of which side an answer without yes or no is on, in the order of `SIDE_WEIGHTS`. */
export const SIDE_SIGNS: readonly string[] = [
  ...WHOLE_SIGNS,
  ...FORMS.flatMap((form) => LEANINGS.map((leaning) => `${leaning}${form}`)),
];

/** Yes or no as its words lean, with how likely that is right. */
export interface ImpliedSide {
  readonly value: boolean;
  readonly probability: number;
}

const UNIT = 1000;

/**
 * Which of yes and no a reply that answers a question of yes or no comes to, where no rule says so: a linear score of
 * its signs, learned by bench/understanding/training.
 */
export function impliedSide(extraction: Extraction, main: InformationEntry): ImpliedSide {
  const score =
    sideSigns(extraction, main).reduce((sum, sign, i) => sum + sign * SIDE_WEIGHTS[i]!, 0) / UNIT;
  const probability = 1 / (1 + Math.exp(-Math.abs(score)));
  return { value: score > 0, probability };
}

/** The signs of a reply, each -1 (said, but denied), 0 or 1. */
export function sideSigns(extraction: Extraction, main: InformationEntry): number[] {
  const leanings = leaningsOf(extraction);
  const { offers, asksHaving, harms } = main;
  const none = leanings.map(() => 0);
  return [
    ...wholeSigns(extraction, main),
    ...leanings,
    ...(offers ? leanings : none),
    ...(asksHaving ? leanings : none),
    ...(harms ? leanings : none),
  ];
}

function wholeSigns(extraction: Extraction, main: InformationEntry): number[] {
  const { correctedFrom, read } = extraction;
  const { senses, tokens } = read;
  const firstDenial = senses.findIndex((sense) => sense?.negates);
  const signs: Record<(typeof WHOLE_SIGNS)[number], boolean> = {
    always: true,
    offers: main.offers,
    asks_having: main.asksHaving,
    asks_need: main.asksNeed,
    asks_harm: main.harms,
    denies: firstDenial >= 0,
    denies_first: firstDenial >= 0 && firstDenial < 3,
    implies_denial: impliesDenial(read),
    implies_existence: impliesExistence(read, main),
    has_number: senses.some((each) => each?.number !== undefined) || tokens.some((t) => t.digits),
    corrects: correctedFrom > 0,
    words_to_3: tokens.length <= 3,
    words_over_8: tokens.length > 8,
    has_comma: tokens.some(({ boundary }, at) => at > 0 && boundary > 0),
  };
  return WHOLE_SIGNS.map((name) => Number(signs[name]));
}

/** Words before a leaning that a negation among them turns. */
const TURNED_WITHIN = 3;

/** Of each leaning: 1 where it is said, -1 where it is said and denied. */
function leaningsOf({ read }: Extraction): number[] {
  const found = new Array<number>(LEANINGS.length).fill(0);
  for (const { kind, start, end } of findLeanings(read)) {
    if (found[kind] === 1) continue;
    found[kind] = isTurned(read, start, end) ? -1 : 1;
  }
  return found;
}

function isTurned({ senses, tokens }: Extraction['read'], start: number, end: number): boolean {
  if (senses.slice(start, end).some((sense) => sense?.negates)) return false;
  for (let at = start; at > 0 && start - at < TURNED_WITHIN; at--) {
    if (tokens[at]!.boundary > 0 || senses[at]?.joinsClauses) return false;
    if (senses[at - 1]?.negates) return true;
  }
  return false;
}
