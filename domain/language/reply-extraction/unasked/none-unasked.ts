import { acceptsValue } from '../../../configuration/information-schema/information-schema.ts';
import { isParted } from '../../grammar/clause.ts';
import { leadBit, PHRASE } from '../../grammar/language.ts';
import { type ReadText, saysLittle } from '../../grammar/read-text.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import { isUnspaced } from '../../text/words.ts';
import { endOfChildWord } from '../../word-kinds/child-word.ts';
import { type Extraction, isKnown } from '../candidates/context.ts';
import type { Extracted } from '../candidates/resolve-candidates.ts';

const CONFIDENCE = 0.8;
/** A cue that hardly any other information shares. */
const CUE_MIN = 0.6;

/**
 * "Rossi, niente bambini", "one seat and zero bags": 0 of what another question counts. Its noun stands right behind what denies it,
 * in a clause that says little else.
 */
export function addNoneUnasked(extraction: Extraction, extracted: Extracted): void {
  const { asked, index, isDeclining, read } = extraction;
  if (isDeclining) return;
  const counting = index.byMention.get('number')?.filter(({ isCount }) => isCount) ?? [];
  const open = counting.filter(
    (entry) =>
      asked[entry.position] !== 1 &&
      !extracted.has(entry.position) &&
      !isKnown(extraction, entry.position) &&
      acceptsValue(entry.whole, 0),
  );
  if (open.length === 0) return;
  const isOnlyChild = counting.filter(({ counts }) => counts === 'children').length === 1;
  const nones = new Map(
    read.phrases.filter(({ kind }) => kind === PHRASE.none).map(({ end, start }) => [end, start]),
  );
  for (let at = 1; at < read.tokens.length; at++) {
    const denial = beginOfDenial(read, nones, at);
    if (denial === undefined) continue;
    const entry = open.find(
      (each) =>
        (isOnlyChild || each.counts !== 'children') &&
        !extracted.has(each.position) &&
        isDenied(extraction, each, at),
    );
    if (entry === undefined) continue;
    extracted.set(entry.position, { value: 0, confidence: CONFIDENCE, words: [denial, at + 1] });
  }
}

/** Token index of what says that there is none of the noun at a token: "no", "zero", "pas d'". */
function beginOfDenial(
  read: ReadText,
  nones: ReadonlyMap<number, number>,
  at: number,
): number | undefined {
  const { asks, senses } = read;
  if (asks[at]! > 0 || isParted(read, at)) return undefined;
  const isArticle = senses[at - 1]?.isEmpty === true && !senses[at - 1]?.negates;
  const first = isArticle ? at - 1 : at;
  if (first === 0 || isParted(read, first)) return undefined;
  return nones.get(first) ?? (senses[first - 1]?.negates ? first - 1 : undefined);
}

/** Whether what is counted stands at a token, and its clause ends there or goes on in small words. */
function isDenied(
  { read, stems }: Extraction,
  { counts, cues }: InformationEntry,
  at: number,
): boolean {
  const child = endOfChildWord(read, at);
  if (child !== undefined) return counts === 'children' && endsAt(read, child);
  const { senses, tokens } = read;
  if (isUnspaced(tokens[at]!.word) || saysLittle(read, at) || senses[at]?.negates) return false;
  if ((cues.get(stems[at]!) ?? 0) < CUE_MIN) return false;
  // "Zero bags check in".
  return endsAt(read, at + 1) || cues.has(stems[at + 1]!);
}

function endsAt(read: ReadText, end: number): boolean {
  return isParted(read, end) || read.senses[end]?.joinsClauses === true || isLeading(read, end);
}

/** "No bags to check in", "keine Koffer bei mir". */
function isLeading({ senses }: ReadText, at: number): boolean {
  return ((senses[at]?.leads ?? 0) & LEADING) !== 0;
}

const LEADING = leadBit('to') | leadBit('with') | leadBit('for');
