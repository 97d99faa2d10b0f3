import type { Language } from '../grammar/language.ts';
import type { ReadText } from '../grammar/read-text.ts';
import { FAULT_KINDS } from '../pack-format/faults.ts';
import { HINTS } from '../pack-format/hints.ts';
import type { LanguagePack } from '../pack-format/language-pack.ts';
import { POLARITY_KINDS } from '../pack-format/polarity.ts';
import { FoundOnce } from '../text/found-once.ts';
import { wordsOfPhrase } from '../text/tokens.ts';

/** Words of one kind of a list: [start, end) are token indexes. */
export interface KindMatch {
  /** Its place in the list of kinds. */
  readonly kind: number;
  readonly start: number;
  readonly end: number;
}

interface KindPhrase {
  readonly kind: number;
  readonly words: readonly string[];
}

interface KindLookup {
  readonly byFirst: ReadonlyMap<string, readonly KindPhrase[]>;
  /** Beginnings of words. */
  readonly beginnings: ReadonlyMap<string, readonly number[]>;
}

/** What a list of kinds tells of a word. */
interface WordOfKinds {
  /** Those that begin with it. */
  readonly phrases: readonly KindPhrase[];
  /** The kinds that it begins like. */
  readonly begun: readonly number[];
}

/** Of most words. */
const TOLD_NOTHING: WordOfKinds = { phrases: [], begun: [] };

const BEGINNING_MIN = 3;
const BEGINNING_MAX = 12;

/** Kinds of words, and where a language's pack lists the words of each. */
interface WordKinds {
  readonly kinds: readonly string[];
  readonly listedIn: (pack: LanguagePack) => Readonly<Record<string, string>>;
  readonly compiled: Map<string, KindLookup>;
  readonly found: FoundOnce<readonly KindMatch[]>;
  readonly told: FoundOnce<WordOfKinds>;
}

const OF_POLARITY: WordKinds = {
  kinds: POLARITY_KINDS,
  listedIn: ({ polarity }) => polarity,
  compiled: new Map(),
  found: new FoundOnce(),
  told: new FoundOnce(),
};
const OF_HINTS: WordKinds = {
  kinds: HINTS,
  listedIn: ({ hints }) => hints,
  compiled: new Map(),
  found: new FoundOnce(),
  told: new FoundOnce(),
};

const OF_FAULTS: WordKinds = {
  kinds: FAULT_KINDS,
  listedIn: ({ faults }) => faults,
  compiled: new Map(),
  found: new FoundOnce(),
  told: new FoundOnce(),
};

/** All words with a polarity in a text, left to right. */
export function findPolarity(read: ReadText): readonly KindMatch[] {
  return findOnce(OF_POLARITY, read);
}

/** All hints of a text, left to right. */
export function findHints(read: ReadText): readonly KindMatch[] {
  return findOnce(OF_HINTS, read);
}

/** All words of what is wrong and what is not, left to right. */
export function findFaultWords(read: ReadText): readonly KindMatch[] {
  return findOnce(OF_FAULTS, read);
}

function findOnce(listing: WordKinds, read: ReadText): readonly KindMatch[] {
  return listing.found.known(read) ?? listing.found.hold(read, find(listing, read));
}

function lookupOf(listing: WordKinds, { pack }: Language): KindLookup {
  let lookup = listing.compiled.get(pack.code);
  if (lookup === undefined) {
    lookup = compile(listing, pack);
    listing.compiled.set(pack.code, lookup);
  }
  return lookup;
}

function compile({ kinds, listedIn }: WordKinds, pack: LanguagePack): KindLookup {
  const byFirst = new Map<string, KindPhrase[]>();
  const beginnings = new Map<string, number[]>();
  for (const [kind, name] of kinds.entries()) {
    for (const written of listedIn(pack)[name]!.split(/\s+/)) {
      const words = wordsOfPhrase(written.replaceAll('_', ' ').replace('*', ''));
      const first = words[0];
      if (first === undefined) continue;
      if (written.endsWith('*')) append(beginnings, first, kind);
      else append(byFirst, first, { kind, words });
    }
  }
  return { byFirst, beginnings };
}

function append<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}

/** A reply is searched no further. */
const WORDS_MAX = 80;

function find(listing: WordKinds, { language, tokens, words }: ReadText): KindMatch[] {
  const lookup = lookupOf(listing, language);
  const { told } = listing;
  const found: KindMatch[] = [];
  const end = Math.min(tokens.length, WORDS_MAX);
  for (let start = 0; start < end; start++) {
    const listed = words[start]!;
    const own = told.known(listed) ?? told.hold(listed, tellOf(lookup, tokens[start]!.word));
    if (own === TOLD_NOTHING) continue;
    const { begun, phrases } = own;
    addPhrases(tokens, start, phrases, found);
    for (const kind of begun) found.push({ kind, start, end: start + 1 });
  }
  return found;
}

function tellOf(lookup: KindLookup, word: string): WordOfKinds {
  const phrases = lookup.byFirst.get(word);
  const begun = begunBy(lookup, word);
  if (phrases === undefined && begun.length === 0) return TOLD_NOTHING;
  return { phrases: phrases ?? TOLD_NOTHING.phrases, begun };
}

function addPhrases(
  tokens: ReadText['tokens'],
  start: number,
  phrases: readonly KindPhrase[],
  found: KindMatch[],
): void {
  for (const { kind, words } of phrases)
    if (isAt(tokens, start, words)) found.push({ kind, start, end: start + words.length });
}

/** The first one is there. */
function isAt(tokens: ReadText['tokens'], start: number, words: readonly string[]): boolean {
  for (let i = 1; i < words.length; i++) if (tokens[start + i]?.word !== words[i]) return false;
  return true;
}

function begunBy({ beginnings }: KindLookup, word: string): number[] {
  const found: number[] = [];
  const longest = Math.min(word.length, BEGINNING_MAX);
  for (let length = BEGINNING_MIN; length <= longest; length++) {
    found.push(...(beginnings.get(word.slice(0, length)) ?? []));
  }
  return found;
}
