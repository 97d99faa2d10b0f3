import type { Steps } from '../../steps.ts';
import { detectLanguage } from '../grammar/detect-language.ts';
import { PACKS } from '../packs/packs.ts';
import { type KnownWords, WordsByLanguage } from './words-by-language.ts';

/** What may tell the language of a user's words besides themselves, each a BCP 47 primary subtag. */
export interface LanguageHints {
  /** Told by what the user said before. */
  readonly kept: string | undefined;
  /** Of the questions. */
  readonly configuration: string;
  readonly assistantText: string | undefined;
}

/** Fewer characters than these tell a language badly: a name among them may be of another one. */
const TELLING_LENGTH_MIN = 40;
/** As many are hardly mistaken. */
const CERTAIN_LENGTH_MIN = 120;
/** This many more words that one language knows than another make a short text one of its own. */
const KNOWN_LEAD_MIN = 2;

/**
 * The language that a reply is read in: the user's words decide, then what they said before, then the
 * configuration, and the agent's words last. A short reply is in the language that knows its words: the first one may need
 * every language to be compiled, a step after the other.
 */
export function* languageOfReply(userText: string, hints: LanguageHints): Steps<string> {
  const detected = detectLanguage([userText]);
  if (userText.length >= TELLING_LENGTH_MIN) {
    if (detected === undefined) return hints.kept ?? hints.configuration;
    return yield* unlessBetterKnown(userText, detected, hints.configuration);
  }
  const words = new WordsByLanguage(userText);
  const fallback = yield* bestKnown(words, possibleLanguages(hints));
  const { known, all } = yield* words.knownIn(fallback);
  if (known === all) return fallback;
  if (detected !== undefined && detected !== fallback) {
    const own = yield* words.knownIn(detected);
    if (own.known === own.all) return detected;
  }
  return (yield* foreign(words, known)) ?? fallback;
}

/** A few frequent words that two languages share tell less than all words of a text: "três por semana, até uns 90 euros por mês". */
function* unlessBetterKnown(text: string, detected: string, own: string): Steps<string> {
  if (detected === own || text.length >= CERTAIN_LENGTH_MIN) return detected;
  const words = new WordsByLanguage(text);
  const byDetected = yield* words.knownIn(detected);
  const byOwn = yield* words.knownIn(own);
  return byOwn.known >= byDetected.known + KNOWN_LEAD_MIN ? own : detected;
}

/**
 * The one language that knows every word, or more of them than any other and clearly more than were known before. One word alone
 * may be a name in any language, unless it is a number or a day: "trenta".
 */
function* foreign(text: WordsByLanguage, before: number): Steps<string | undefined> {
  let best: { readonly code: string; readonly known: number } | undefined;
  let isShared = false;
  for (const { code } of PACKS) {
    const words = yield* text.knownIn(code);
    if (!isTelling(words, before) || words.known < (best?.known ?? 0)) continue;
    isShared = words.known === best?.known;
    best = { code, known: words.known };
  }
  return isShared ? undefined : best?.code;
}

function isTelling({ known, all, isNumberOrDay }: KnownWords, before: number): boolean {
  if (all === 1) return isNumberOrDay;
  return known > 0 && (known === all || known >= before + KNOWN_LEAD_MIN);
}

function possibleLanguages(hints: LanguageHints): readonly string[] {
  const { configuration, kept, assistantText } = hints;
  const ofAgent = assistantText === undefined ? undefined : detectLanguage([assistantText]);
  const all = [kept, configuration, ofAgent].filter((code) => code !== undefined);
  return [...new Set(all)];
}

/** The first of those that know most of the words. */
function* bestKnown(words: WordsByLanguage, codes: readonly string[]): Steps<string> {
  let best = codes[0]!;
  if (codes.length === 1) return best;
  let most = -1;
  for (const code of codes) {
    const { known } = yield* words.knownIn(code);
    if (known <= most) continue;
    most = known;
    best = code;
  }
  return best;
}
