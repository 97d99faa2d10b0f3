import { withAsciiDigits } from './decimal-digits.ts';

/** Scripts that are written without spaces between words, for a character class of a regular expression. */
export const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
/** Runs of such scripts and of others, in turn. */
const unspacedRuns = new RegExp(`[${UNSPACED}]+|[^${UNSPACED}]+`, 'gu');
const startsUnspaced = new RegExp(`^[${UNSPACED}]`, 'u');

const LIGATURES: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
};

export function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
  return true;
}

/**
 * Lower case without the accents of Latin, Greek and Cyrillic letters, full-width forms made narrow, digits of
 * whatever script made ours and apostrophes made straight, so that spellings of one word become one string. The
 * length may change.
 */
export function fold(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  const folded = text
    .replace(/[`´‘’]/g, "'") // before NFKC, which splits the acute accent off
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ßæœøłđı]/g, (letter) => LIGATURES[letter]!);
  return withAsciiDigits(folded);
}

/** Whether the word is of a script without spaces: it is then compared by its characters. */
export function isUnspaced(word: string): boolean {
  return word.charCodeAt(0) >= 0x0e00 && startsUnspaced.test(word);
}

/** The English negation is one word: `dont`. */
export function joinNegations(folded: string): string {
  return folded.includes("n't") ? folded.replaceAll("n't", 'nt') : folded;
}

/**
 * The words of letters and digits that touch. A run of a script without spaces stays one "word": no dictionary is asked,
 * because its answer would change with the version of ICU and with it every decision.
 */
export function wordsOfRun(run: string): readonly string[] {
  return isAscii(run) ? [run] : (run.match(unspacedRuns) ?? []);
}

/** The words of a folded text, in order. An apostrophe parts two words (`l'hotel`), but for the English negation. */
export function wordsOf(folded: string): string[] {
  const plain = joinNegations(folded);
  if (isAscii(plain)) return plain.match(/[a-z0-9]+/g) ?? [];
  return (plain.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).flatMap(wordsOfRun);
}
