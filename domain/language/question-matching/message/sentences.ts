import { type Concept, conceptId, isConcept } from '../../pack-format/concepts.ts';
import { wordsOfAllPacks } from '../../packs/of-all-packs.ts';
import type { Clause } from '../../text/clauses.ts';
import type { Message } from './read-message.ts';

/** A sentence of a message that may ask something: tokens `[start, end)`, clauses `[firstClause, lastClause]`. */
export interface Sentence {
  readonly start: number;
  readonly end: number;
  readonly firstClause: number;
  readonly lastClause: number;
  /** First token of the clause in which the asking begins. */
  readonly core: number;
  /** The word that begins the asking ("which", "tell me"), or `core`. */
  readonly cue: number;
  /** By its question mark, by its words, or not at all recognised as asking. */
  readonly form: 'marked' | 'worded' | 'plain';
}

const WH_CONCEPTS = [
  'what',
  'when',
  'where',
  'who',
  'how_many',
  'how_much',
  'how_long',
  'how_old',
] as const satisfies readonly Concept[];
const WH = new Set(WH_CONCEPTS.map(conceptId));
const REQUEST_CUES = new Set((['whether', 'tell', 'may_have'] as const).map(conceptId));
/** Interrogatives that also begin relative clauses. */
const RELATIVES = new Set(
  'which who where qui que ou donde quien che dove chi onde quem wie welche welcher waar'.split(
    ' ',
  ),
);
const WHETHER = conceptId('whether');
const TELL = conceptId('tell');

/** A reply answers what was asked last, so only this many sentences from the end are looked at. */
const SENTENCES_MAX = 8;
/** Words of a sentence that are looked at, from the clause in which the asking begins. */
const SENTENCE_TOKENS_MAX = 64;

/**
 * Whether the token at a place of a sentence is an interrogative ("which", "how many"); not so a relative one
 * ("a hotel which has a pool").
 */
export function isInterrogative({ tokens }: Message, at: number, sentenceStart: number): boolean {
  if (!tokens[at]!.concepts.some((concept) => WH.has(concept))) return false;
  const next = tokens[at + 1];
  if (at === sentenceStart || next === undefined || !RELATIVES.has(tokens[at]!.text)) return true;
  return !isConcept(next, 'statement');
}

function isCue(message: Message, at: number, sentenceStart: number): boolean {
  const { concepts } = message.tokens[at]!;
  if (concepts.some((concept) => REQUEST_CUES.has(concept))) return true;
  return isInterrogative(message, at, sentenceStart);
}

/** Whether a clause asks without a question mark: "please tell me …", "I need your …", "which day". */
function opensRequest(message: Message, { start, end }: Clause, sentenceStart: number): boolean {
  for (let i = start; i < end; i++) {
    const token = message.tokens[i]!;
    if (isConcept(token, 'may_have')) return true;
    const opens = token.concepts.includes(TELL) || isInterrogative(message, i, sentenceStart);
    if (i < start + 3 && opens) return true;
    if (i < start + 2 && token.concepts.includes(WHETHER)) return true;
  }
  return false;
}

/** Tokens `[start, end)` of one sentence, with the clauses that they stand in. */
type SentencePart = Pick<Sentence, 'start' | 'end' | 'firstClause' | 'lastClause'>;

/** The clauses of a part, cut where it begins and ends. */
function clausesOf({ clauses }: Message, part: SentencePart): Clause[] {
  return clauses.slice(part.firstClause, part.lastClause + 1).map(({ start, end, sentence }) => ({
    start: Math.max(start, part.start),
    end: Math.min(end, part.end),
    sentence,
  }));
}

function cueOf(message: Message, { start, end }: Clause, part: SentencePart): number | undefined {
  for (let at = start; at < end; at++) if (isCue(message, at, part.start)) return at;
  return undefined;
}

function readSentence(message: Message, part: SentencePart): Sentence {
  const clauses = clausesOf(message, part);
  let core = clauses.at(-1)!.start;
  let cue: number | undefined;
  for (const clause of clauses) {
    cue = cueOf(message, clause, part);
    if (cue === undefined) continue;
    core = clause.start;
    break;
  }
  const isMarked = message.questionMarks[clauses[0]!.sentence]!;
  const isRequest = clauses.some((clause) => opensRequest(message, clause, part.start));
  return {
    start: part.start,
    end: Math.min(part.end, core + SENTENCE_TOKENS_MAX),
    firstClause: part.firstClause,
    lastClause: part.lastClause,
    core,
    cue: cue ?? core,
    form: isMarked ? 'marked' : isRequest ? 'worded' : 'plain',
  };
}

/** The places of the cues of a sentence, with their clauses. */
function* cuesIn(message: Message, firstClause: number, lastClause: number) {
  const { clauses } = message;
  const sentenceStart = clauses[firstClause]!.start;
  for (let clause = firstClause; clause <= lastClause; clause++) {
    for (let at = clauses[clause]!.start; at < clauses[clause]!.end; at++) {
      if (isCue(message, at, sentenceStart)) yield { at, clause };
    }
  }
}

/** Parts a sentence where a second asking begins: "where do you start, and when do you want to leave?" */
function partSentence(message: Message, firstClause: number, lastClause: number): SentencePart[] {
  const { clauses } = message;
  const parts: SentencePart[] = [];
  let start = clauses[firstClause]!.start;
  let own = firstClause;
  let asking: number | undefined;
  for (const { at, clause } of cuesIn(message, firstClause, lastClause)) {
    const end = joinerBefore(message, at, clauses[clause]!.start);
    if (asking !== undefined && end - asking <= ASKING_TOKENS_MIN) continue;
    if (asking !== undefined && isAlternative(message, asking, end, at)) continue;
    if (asking !== undefined) {
      const isInside = end > clauses[clause]!.start;
      parts.push({ start, end, firstClause: own, lastClause: isInside ? clause : clause - 1 });
      start = end;
      own = clause;
    }
    asking = at;
  }
  return [...parts, { start, end: clauses[lastClause]!.end, firstClause: own, lastClause }];
}

/** "Do you own it, or are you renting?": one asking, for one of two answers. */
function isAlternative({ tokens }: Message, asking: number, joiner: number, at: number): boolean {
  if (joiner < 0 || !ALTERNATIVES.has(tokens[joiner]!.text)) return false;
  return isConcept(tokens[asking]!, 'whether') && isConcept(tokens[at]!, 'whether');
}

/** Where the words that lead to a second asking begin; -1 when the cue stands inside of an asking. */
function joinerBefore({ tokens }: Message, cue: number, clauseStart: number): number {
  for (let i = cue - 1; i >= clauseStart && i >= cue - JOINING_TOKENS_MAX; i--) {
    if (JOINERS.has(tokens[i]!.text)) return i;
  }
  return cue - clauseStart < JOINING_TOKENS_MAX ? clauseStart : -1;
}

const JOINING_TOKENS_MAX = 2;
/** Fewer words after its interrogative are no asking of their own: "when and where would you like to go". */
const ASKING_TOKENS_MIN = 2;
const ALTERNATIVES = wordsOfAllPacks(({ choosing }) => choosing);
const JOINERS = wordsOfAllPacks(({ choosing, adding }) => `${choosing} ${adding}`);

/**
 * The sentences of a message that may ask: interrogative ones and requests; all of them when there is none,
 * since agents also ask in fragments ("arrival date").
 */
export function findSentences(message: Message): Sentence[] {
  const { clauses } = message;
  const sentences: Sentence[] = [];
  for (let last = clauses.length - 1; last >= 0 && sentences.length < SENTENCES_MAX; ) {
    let first = last;
    while (first > 0 && clauses[first - 1]!.sentence === clauses[last]!.sentence) first--;
    const parts = partSentence(message, first, last);
    sentences.unshift(...parts.map((part) => readSentence(message, part)));
    last = first - 1;
  }
  const asking = sentences.filter((sentence) => sentence.form !== 'plain');
  return (asking.length > 0 ? asking : sentences).slice(-SENTENCES_MAX);
}
