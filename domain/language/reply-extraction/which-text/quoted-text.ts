import { acceptsValue } from '../../../configuration/information-schema/information-schema.ts';
import type { ReadText } from '../../grammar/read-text.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import { isUnspaced } from '../../text/words.ts';
import type { Extraction } from '../candidates/context.ts';
import type { Extracted } from '../candidates/resolve-candidates.ts';

const CONFIDENCE = 0.9;
/** Who says more beside it tells of something that was said. */
const OTHER_WORDS_MAX = 6;
/** A character is half a word. */
const HALF = 0.5;
const QUOTED = /["“„«»”「『《]([^"“„«»”」』》]+)["“”«»」』》]/gu;

/** 'Put "Gone fishing" on it': what stands in quotation marks is the text asked for, word for word. @returns whether it is told so */
export function addQuotedText(extraction: Extraction, extracted: Extracted): boolean {
  const { asked, isDeclining, negated, read, wanted } = extraction;
  const entry = wanted.find((each) => asked[each.position] === 1 && isOfWords(each));
  if (entry === undefined || isDeclining || read.isLong) return false;
  const [only, another] = [...read.text.matchAll(QUOTED)];
  if (only === undefined || another !== undefined) return false;
  const start = read.tokens.findIndex((token) => token.start > only.index);
  const behind = read.tokens.findIndex((token) => token.start >= only.index + only[0].length);
  const end = behind < 0 ? read.tokens.length : behind;
  if (start < 0 || end <= start || read.asks[start]! > 0 || negated[start] === 1) return false;
  const value = only[1]!.trim();
  const others = [...read.tokens.slice(0, start), ...read.tokens.slice(end)];
  const words = others.reduce((sum, { word }) => sum + (isUnspaced(word) ? HALF : 1), 0);
  if (words > OTHER_WORDS_MAX || isNickname(read, start, end)) return false;
  if (!acceptsValue(entry.whole, value)) return false;
  extracted.set(entry.position, { value, confidence: CONFIDENCE, words: [start, end] });
  return true;
}

/** Texts whose words are free; what has a form and an account, of which a quotation is a part, are none. */
function isOfWords({ form, hasForm, isList, kind, slotType, written }: InformationEntry): boolean {
  if (kind !== 'text' || isList || hasForm || written !== undefined) return false;
  return form === undefined && OF_WORDS.has(slotType);
}

const OF_WORDS: ReadonlySet<string> = new Set(['unknown', 'free', 'title', 'venue', 'person']);

/** 'Karl "Kalle" Huber': a part of a name. */
function isNickname({ tokens }: ReadText, start: number, end: number): boolean {
  return start > 0 && tokens[start - 1]!.capital && tokens[end]?.capital === true;
}
