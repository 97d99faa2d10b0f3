import type { Steps } from '../../../steps.ts';
import { type Language, labelStem } from '../../grammar/language.ts';
import { isKnownWord, type ReadText } from '../../grammar/read-text.ts';
import type { Spelling } from '../../reading-index/choices.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import type { LabelMatch } from '../../reading-index/labels.ts';
import type { LabelLookup } from './label-lookup.ts';

/** Shorter words have too many neighbours. */
const LENGTH_MIN = 4;
/** Of several choices, beside one that is named: "ralo" is no misspelt "rato". */
const LENGTH_BESIDE_MIN = 5;
/** From this length on two letters may differ. */
const LONG = 8;
/** A label that is meant but misspelt. */
const WEIGHT = 0.8;
/** A reply is searched no further: what answers stands near its beginning. */
const TOKENS_MAX = 60;
/** Informations of one question whose labels it is searched for. */
const ENTRIES_MAX = 50;

/** A reply, what is asked for, and the language of its labels. */
interface MaybeMisspelt {
  readonly index: { readonly language: Language };
  readonly read: ReadText;
  readonly wanted: readonly InformationEntry[];
}

/** Misspelt labels of the informations asked for: of a single choice where no label of the text answers, of several in the other words. */
export function* findTypos(reply: MaybeMisspelt, labels: LabelLookup): Steps<LabelMatch[]> {
  const found: LabelMatch[] = [];
  const spelled = reply.wanted.filter(({ spellings }) => spellings.length > 0);
  for (const entry of spelled.slice(0, ENTRIES_MAX)) {
    const own = labels.of(entry.position);
    if (own.length > 0 && !entry.isList) continue;
    const near = yield* misspelt(reply, entry, own);
    const least = Math.min(...near.map(({ distance }) => distance));
    const closest = near.find(({ distance }) => distance === least);
    const named = near.filter((each) => each === closest || (entry.isList && each.isLong));
    found.push(...named.map(({ match }) => match));
  }
  return found;
}

interface Misspelt {
  readonly match: LabelMatch;
  readonly distance: number;
  readonly isLong: boolean;
}

function* misspelt(
  { index, read }: MaybeMisspelt,
  entry: InformationEntry,
  own: readonly LabelMatch[],
): Steps<Misspelt[]> {
  const found: Misspelt[] = [];
  const most = Math.min(read.tokens.length, TOKENS_MAX);
  const least = own.length > 0 ? LENGTH_BESIDE_MIN : LENGTH_MIN;
  for (let at = 0; at < most; at++) {
    const { word, digits } = read.tokens[at]!;
    // Dutch "weten" is no misspelt "westen".
    if (digits || word.length < least || isKnownWord(read, at)) continue;
    if (own.some(({ start, end }) => start <= at && at < end)) continue;
    yield;
    const near = nearest(labelStem(index.language, word), entry.spellings);
    if (near === undefined) continue;
    const { choice, distance } = near;
    const match = { information: entry.position, choice, start: at, end: at + 1, weight: WEIGHT };
    found.push({ match, distance, isLong: word.length >= LENGTH_BESIDE_MIN });
  }
  return found;
}

interface Near {
  readonly choice: number;
  readonly distance: number;
}

function nearest(word: string, spellings: readonly Spelling[]): Near | undefined {
  const most = word.length >= LONG ? 2 : 1;
  let best: Near | undefined;
  for (const { spelling, choice } of spellings) {
    if (!beginsAlike(word, spelling)) continue;
    const distance = distanceUpTo(word, spelling, most);
    if (distance < (best?.distance ?? Number.POSITIVE_INFINITY)) best = { choice, distance };
  }
  return best;
}

/** Few misspell the first letter, and "least" is not "east". */
function beginsAlike(left: string, right: string): boolean {
  return left[0] === right[0] || (left[0] === right[1] && left[1] === right[0]);
}

/**
 * Edits between two words: letters put in, left out, changed or swapped with their neighbour (optimal string
 * alignment); infinite when there are more than `most`. Linear in the words.
 */
function distanceUpTo(left: string, right: string, most: number): number {
  let at = 0;
  while (at < left.length && left[at] === right[at]) at++;
  const [restLeft, restRight] = [left.length - at, right.length - at];
  if (Math.abs(restLeft - restRight) > most) return Number.POSITIVE_INFINITY;
  if (restLeft === 0 || restRight === 0) return restLeft + restRight;
  if (most === 0) return Number.POSITIVE_INFINITY;
  const after = (goneLeft: number, goneRight: number) =>
    1 + distanceUpTo(left.slice(at + goneLeft), right.slice(at + goneRight), most - 1);
  const edits = Math.min(after(1, 1), after(1, 0), after(0, 1));
  const isSwapped = left[at] === right[at + 1] && left[at + 1] === right[at];
  return isSwapped ? Math.min(edits, after(2, 2)) : edits;
}
