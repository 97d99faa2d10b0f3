import type { Steps } from '../../steps.ts';
import { detectLanguage } from '../grammar/detect-language.ts';
import { languageInSteps } from '../grammar/language-of.ts';
import { type ReadText, readText, unread } from '../grammar/read-text.ts';
import { parseNumber } from '../numbers/numbers.ts';
import { PACKS } from '../packs/packs.ts';
import type { ReplyInput } from '../reading.ts';
import type { ReadingIndex } from '../reading-index/reading-index.ts';

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
/** One word alone may be a name in any language. */
const WHOLE_WORDS_MIN = 2;

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
  const fallback = yield* bestKnown(userText, candidatesOf(hints));
  const { known, all } = yield* knownWords(userText, fallback);
  if (known === all || detected === fallback) return fallback;
  if (detected === undefined)
    return all < WHOLE_WORDS_MIN ? fallback : ((yield* wholly(userText)) ?? fallback);
  const own = yield* knownWords(userText, detected);
  return own.known === own.all || own.known >= known + KNOWN_LEAD_MIN ? detected : fallback;
}

/** A few frequent words that two languages share tell less than all words of a text: "três por semana, até uns 90 euros por mês". */
function* unlessBetterKnown(text: string, detected: string, own: string): Steps<string> {
  if (detected === own || text.length >= CERTAIN_LENGTH_MIN) return detected;
  const byDetected = yield* knownWords(text, detected);
  const byOwn = yield* knownWords(text, own);
  return byOwn.known >= byDetected.known + KNOWN_LEAD_MIN ? own : detected;
}

/** A reply cut into words, in the language that is told or else found. */
export function* readUserText(
  index: ReadingIndex,
  input: Pick<ReplyInput, 'assistantText' | 'cut' | 'language' | 'userText'>,
): Steps<ReadText> {
  const { cut, language, userText } = input;
  if (cut !== undefined) return unread(cut);
  const code = language ?? (yield* languageOfReply(userText, hintsOf(index, input)));
  return readText(userText, yield* languageInSteps(code));
}

function hintsOf(
  { language }: ReadingIndex,
  { assistantText }: Pick<ReplyInput, 'assistantText'>,
): LanguageHints {
  return { kept: undefined, configuration: language.pack.code, assistantText };
}

/** The one language that knows every word. */
function* wholly(text: string): Steps<string | undefined> {
  const codes: string[] = [];
  for (const { code } of PACKS) {
    const { known, all } = yield* knownWords(text, code);
    if (known === all) codes.push(code);
  }
  return codes.length === 1 ? codes[0] : undefined;
}

function candidatesOf(hints: LanguageHints): readonly string[] {
  const { configuration, kept, assistantText } = hints;
  const ofAgent = assistantText === undefined ? undefined : detectLanguage([assistantText]);
  const all = [kept, configuration, ofAgent].filter((code) => code !== undefined);
  return [...new Set(all)];
}

/** The first of those that know most of the words. */
function* bestKnown(text: string, codes: readonly string[]): Steps<string> {
  let best = codes[0]!;
  if (codes.length === 1) return best;
  let most = -1;
  for (const code of codes) {
    const { known } = yield* knownWords(text, code);
    if (known <= most) continue;
    most = known;
    best = code;
  }
  return best;
}

interface KnownWords {
  readonly known: number;
  readonly all: number;
}

/** How many of the words the language's pack lists, alone or within a phrase. */
function* knownWords(text: string, code: string): Steps<KnownWords> {
  const language = yield* languageInSteps(code);
  const read = readText(text, language);
  const { phrases, senses, stems, tokens } = read;
  const isKnown = new Uint8Array(tokens.length);
  for (const [at, sense] of senses.entries()) {
    const isListed = sense !== undefined || language.actions.has(stems[at]!);
    if ((isListed || isJoinedNumber(read, at)) && !tokens[at]!.digits) isKnown[at] = 1;
  }
  for (const { start, end } of phrases) isKnown.fill(1, start, end);
  let all = 0;
  let known = 0;
  for (const [at, token] of tokens.entries()) {
    // A capital inside a sentence may begin a name, which is of no language.
    const isName = token.capital && token.boundary < 2 && isKnown[at] === 0;
    if (token.digits || isName) continue;
    all++;
    known += isKnown[at]!;
  }
  return { known, all };
}

/** "zevenhonderd": listed in its parts. */
function isJoinedNumber(read: ReadText, at: number): boolean {
  return read.senses[at] === undefined && parseNumber(read, at) !== undefined;
}
