import {
  type ConceptIds,
  type ConceptLookup,
  conceptLookup,
  conceptsOfWord,
} from '../../grammar/concept-lookup.ts';
import { isFrequentIn, languageOfWords } from '../../grammar/detect-language.ts';
import { wordsOfAllPacks } from '../../packs/of-all-packs.ts';
import { type Clause, type ClausedWords, cutClauses } from '../../text/clauses.ts';
import { WordMemo } from '../../text/word-memo.ts';
import { fold, isUnspaced } from '../../text/words.ts';

/** A word, a listed phrase, or a number of a message, with the concepts that it names. */
export interface ConceptToken {
  readonly text: string;
  readonly concepts: ConceptIds;
  /** What kind of value it states by its form alone. */
  readonly value: 'time' | 'date' | 'number' | undefined;
}

export interface Message {
  /** BCP 47 primary subtag of the word list that it was read with first. */
  readonly language: string;
  readonly tokens: readonly ConceptToken[];
  /** Never empty ones. */
  readonly clauses: readonly Clause[];
  /** Per sentence: whether it ends in a question mark. */
  readonly questionMarks: readonly boolean[];
  /** Per sentence: its folded words joined by spaces, to be compared as a whole. */
  readonly sentences: readonly string[];
}

const HOUR_SIGNS = wordsOfAllPacks(({ clock }) => clock.hourSigns);
const UNSPACED_WORD_MAX = 6;
const MEMO_BYTES_MAX = 2 * 1024 * 1024;

function valueKindOf(word: string): ConceptToken['value'] {
  const first = word.charCodeAt(0);
  if (first < 48 || first > 57) return undefined;
  if (/^\d{1,2}(?:st|nd|rd|th)$|^\d{4}-\d\d?-\d\d?$/.test(word)) return 'date';
  return /^\d{1,2}(?::\d\d(?:am|pm|h)?|am|pm|h)$/.test(word) ? 'time' : 'number';
}

/** Reads words with the list of one language first and of a second one for what the first does not know. */
interface MessageReader {
  readonly language: string;
  readonly lookups: readonly ConceptLookup[];
  readonly memo: WordMemo<ConceptToken>;
}

const readers = new Map<string, MessageReader>();
const FALLBACK = 'en';

function readerOf(language: string): MessageReader {
  const known = readers.get(language);
  if (known !== undefined) return known;
  const first = conceptLookup(language) === undefined ? FALLBACK : language;
  const lookups = [...new Set([first, FALLBACK])].map((each) => conceptLookup(each)!);
  const reader = readers.get(first) ?? {
    language: first,
    lookups,
    memo: new WordMemo({ bytesMax: MEMO_BYTES_MAX }),
  };
  readers.set(first, reader);
  return reader;
}

function computeToken(reader: MessageReader, word: string): ConceptToken {
  let concepts: ConceptIds = [];
  for (const lookup of reader.lookups) {
    concepts = conceptsOfWord(lookup, word);
    if (concepts.length > 0 || isFrequentIn(reader.language, word)) break;
  }
  return { text: word, concepts, value: valueKindOf(word) };
}

function readWord(reader: MessageReader, word: string): ConceptToken {
  return reader.memo.recall(word, (own) => computeToken(reader, own));
}

/** Cuts a run without spaces by the longest listed words; what is not listed stays single characters. */
function readUnspaced(reader: MessageReader, run: string, into: ConceptToken[]): void {
  const characters = [...run];
  const { exact } = reader.lookups[0]!;
  for (let at = 0; at < characters.length; ) {
    let length = Math.min(UNSPACED_WORD_MAX, characters.length - at);
    let word = characters.slice(at, at + length).join('');
    while (length > 1 && !exact.has(word)) word = characters.slice(at, at + --length).join('');
    into.push(readWord(reader, word));
    at += length;
  }
}

/** A clause being read. */
interface ClauseReading {
  readonly words: readonly string[];
  readonly end: number;
  readonly reader: MessageReader;
  readonly tokens: ConceptToken[];
}

/** Reads the longest listed phrase at a position; returns how many words it took, 0 for none. */
function readPhrase({ words, end, reader, tokens }: ClauseReading, at: number): number {
  const [lookup] = reader.lookups;
  if (!lookup!.phraseStarts.has(words[at]!)) return 0;
  for (let length = Math.min(lookup!.phraseWordsMax, end - at); length > 1; length--) {
    const text = words.slice(at, at + length).join(' ');
    const concepts = lookup!.phrases.get(text);
    if (concepts === undefined) continue;
    tokens.push({ text, concepts, value: undefined });
    return length;
  }
  return 0;
}

/** Reads what stands at a position; returns how many words it took. */
function readAt(reading: ClauseReading, at: number): number {
  const length = readPhrase(reading, at);
  if (length > 0) return length;
  const { words, end, reader, tokens } = reading;
  const word = words[at]!;
  if (isUnspaced(word)) {
    readUnspaced(reader, word, tokens);
    return 1;
  }
  const token = readWord(reader, word);
  const unit = at + 1 < end && token.value !== undefined ? words[at + 1]! : '';
  const isTime = HOUR_SIGNS.has(unit);
  tokens.push(isTime ? { text: `${word} ${unit}`, concepts: [], value: 'time' } : token);
  return isTime ? 2 : 1;
}

function sentencesOf({ words, clauses }: ClausedWords): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const [i, { end, sentence }] of clauses.entries()) {
    if (clauses[i + 1]?.sentence === sentence) continue;
    sentences.push(words.slice(start, end).join(' '));
    start = end;
  }
  return sentences;
}

export type ReadMessage = (text: string, language: string) => Message;

/**
 * Reads a message: its words with their concepts, its clauses and its sentences. The language is told from
 * the words, else it is the given one. Linear in the text.
 */
export function readMessage(text: string, language: string): Message {
  const cutText = cutClauses(fold(text));
  const reader = readerOf(languageOfWords(cutText.words, text) ?? language);
  const tokens: ConceptToken[] = [];
  const clauses = cutText.clauses.map(({ start, end, sentence }) => {
    const first = tokens.length;
    const reading = { words: cutText.words, end, reader, tokens };
    for (let at = start; at < end; ) at += readAt(reading, at);
    return { start: first, end: tokens.length, sentence };
  });
  const { questionMarks } = cutText;
  const sentences = sentencesOf(cutText);
  return { language: reader.language, tokens, clauses, questionMarks, sentences };
}
