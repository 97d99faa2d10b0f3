import { PACKS } from '../packs/packs.ts';
import { fold, isAscii, wordsOf } from '../text/words.ts';

/** Scripts that name the language; kana before Han, since Japanese mixes both. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Thai}/gu, 'th'],
];

/** At least the weight of this many words of one language alone … */
const WEIGHT_MIN = 1;
/** … and this much more than of the next language. */
const LEAD_MIN = 0.6;
/** The beginning of a text tells its language. */
const CHARACTERS_MAX = 600;
const WORDS_MAX = 100;
const LETTERS_OF_SCRIPT_MIN = 0.3;
const BEYOND_LATIN = /[\u0370-\u1fff\u2e80-\u{10ffff}]/u;

/** By frequent word: the places in `PACKS` of its languages. */
const languagesOf = new Map<string, number[]>();
for (const [language, { frequent }] of PACKS.entries()) {
  for (const word of new Set(wordsOf(fold(frequent)))) {
    languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);
  }
}
const placeOf = new Map(PACKS.map(({ code }, language) => [code, language]));

/** Letters beyond ASCII that one language alone uses among those with a pack. */
const TELLING = PACKS.flatMap(({ letters }, language) =>
  letters === undefined ? [] : [[new RegExp(`[${letters}]`, 'i'), language] as const],
);

/** Whether the folded word is a frequent one in any language known here: it carries little meaning. */
export function isFrequentWord(word: string): boolean {
  return languagesOf.has(word);
}

function scriptOf(text: string): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  for (const [script, language] of SCRIPTS) {
    const count = text.match(script)?.length ?? 0;
    if (count > 0 && count >= letters * LETTERS_OF_SCRIPT_MIN) return language;
  }
  return undefined;
}

/** Whether the folded word is a frequent one of that language. */
export function isFrequentIn(language: string, word: string): boolean {
  const place = placeOf.get(language);
  return place !== undefined && (languagesOf.get(word)?.includes(place) ?? false);
}

/** By language, as it stands in `PACKS`. */
function scoreWords(words: readonly string[], text: string): Float64Array {
  const scores = new Float64Array(PACKS.length);
  // By the list of each word, which no other word has: one said twice counts once.
  const counted: (readonly number[])[] = [];
  for (const word of words) {
    const languages = languagesOf.get(word);
    if (languages === undefined || counted.includes(languages)) continue;
    counted.push(languages);
    for (const language of languages) scores[language]! += 1 / languages.length;
  }
  if (isAscii(text)) return scores;
  for (const [letters, language] of TELLING) if (letters.test(text)) scores[language]! += 1;
  return scores;
}

/** The language of folded words, by frequent words and telling letters of the raw text alone. */
function languageByWords(words: readonly string[], text: string): string | undefined {
  const scores = scoreWords(words, text);
  let best = 0;
  let next = 0;
  for (let language = 1; language < scores.length; language++) {
    const score = scores[language]!;
    if (score > scores[best]!) {
      next = scores[best]!;
      best = language;
    } else if (score > next) next = score;
  }
  const most = scores[best]!;
  return most >= WEIGHT_MIN && most - next >= LEAD_MIN ? PACKS[best]!.code : undefined;
}

/** As `detectLanguage`, for one text whose folded words are known already. */
export function languageOfWords(words: readonly string[], text: string): string | undefined {
  const start = text.slice(0, CHARACTERS_MAX);
  const script = BEYOND_LATIN.test(start) ? scriptOf(start) : undefined;
  return script ?? languageByWords(words.slice(0, WORDS_MAX), start);
}

/**
 * The language (BCP 47 primary subtag) that the texts are written in together; undefined when they say too
 * little, as "ok" does. By script where a script names a language, else by frequent words of the languages
 * with a pack.
 */
export function detectLanguage(texts: readonly string[]): string | undefined {
  const text = texts.map((each) => each.slice(0, CHARACTERS_MAX)).join('\n');
  const script = BEYOND_LATIN.test(text) ? scriptOf(text) : undefined;
  return script ?? languageByWords(wordsOf(fold(text)), text);
}
