import type { Steps } from '../../steps.ts';
import { detectLanguage } from '../grammar/detect-language.ts';
import { languageInSteps } from '../grammar/language-in-steps.ts';
import { type ReadText, readText, unread } from '../grammar/read-text.ts';
import { parseNumber } from '../numbers/numbers.ts';
import { PACKS } from '../packs/packs.ts';
import type { ReplyInput } from '../reading.ts';
import type { ReadingIndex } from '../reading-index/reading-index.ts';
import { hasEitherOrder, monthFirstIn } from '../text/date-order.ts';
import { type Token, tokenize } from '../text/tokens.ts';

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

type TextRead = Pick<ReplyInput, 'assistantText' | 'context' | 'cut' | 'language' | 'userText'>;

/** A reply cut into words, in the language that is told or else found. */
export function* readUserText(index: ReadingIndex, input: TextRead): Steps<ReadText> {
  const { cut, language, userText } = input;
  if (cut !== undefined) return inOrderTold(unread(cut), input);
  const code = language ?? (yield* languageOfReply(userText, hintsOf(index, input)));
  return inOrderTold(readText(userText, yield* languageInSteps(code)), input);
}

/** 03/04 is read as the conversation writes its dates: the user's own words first, those of the agent last. */
function inOrderTold(
  read: ReadText,
  { assistantText, context = [], userText }: TextRead,
): ReadText {
  if (!hasEitherOrder(userText)) return read;
  const saidBy = (who: string) =>
    context.flatMap(({ role, text }) => (role === who ? [text] : [])).toReversed();
  const texts = [userText, ...saidBy('user'), assistantText ?? '', ...saidBy('assistant')];
  return { ...read, monthFirst: monthFirstIn(texts) ?? read.monthFirst };
}

function hintsOf(
  { language }: ReadingIndex,
  { assistantText }: Pick<ReplyInput, 'assistantText'>,
): LanguageHints {
  return { kept: undefined, configuration: language.pack.code, assistantText };
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

interface KnownWords {
  readonly known: number;
  readonly all: number;
  readonly isNumberOrDay: boolean;
}

/** A text that is held against one language after the other: cut once, and read once in each. */
class WordsByLanguage {
  readonly #text: string;
  readonly #cut: Token[];
  readonly #known = new Map<string, KnownWords>();

  constructor(text: string) {
    this.#text = text;
    this.#cut = tokenize(text);
  }

  *knownIn(code: string): Steps<KnownWords> {
    let known = this.#known.get(code);
    if (known === undefined) {
      known = knownWords(readText(this.#text, yield* languageInSteps(code), this.#cut));
      this.#known.set(code, known);
    }
    return known;
  }
}

/** How many of the words the language's pack lists, alone or within a phrase. */
function knownWords(read: ReadText): KnownWords {
  const { phrases, tokens } = read;
  const isKnown = new Uint8Array(tokens.length);
  for (const [at, { digits }] of tokens.entries())
    isKnown[at] = digits || !isListed(read, at) ? 0 : 1;
  for (const { start, end } of phrases) isKnown.fill(1, start, end);
  let all = 0;
  let known = 0;
  let isNumberOrDay = false;
  for (const [at, token] of tokens.entries()) {
    // A capital inside a sentence may begin a name, which is of no language.
    const isName = token.capital && token.boundary < 2 && isKnown[at] === 0;
    if (token.digits || isName) continue;
    all++;
    known += isKnown[at]!;
    isNumberOrDay ||= isKnown[at] === 1 && tellsNumberOrDay(read, at);
  }
  return { known, all, isNumberOrDay };
}

function tellsNumberOrDay(read: ReadText, at: number): boolean {
  const { month, weekday } = read.senses[at] ?? {};
  return month !== undefined || weekday !== undefined || parseNumber(read, at) !== undefined;
}

function isListed(read: ReadText, at: number): boolean {
  const { language, senses, stems } = read;
  return senses[at] !== undefined || language.actions.has(stems[at]!) || isJoinedNumber(read, at);
}

/** "zevenhonderd": listed in its parts. */
function isJoinedNumber(read: ReadText, at: number): boolean {
  return read.senses[at] === undefined && parseNumber(read, at) !== undefined;
}
