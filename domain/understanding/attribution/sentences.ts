import type { Clause, Message } from '../message.ts';
import { isNotion, type Notion, notionId } from '../notions/notions.ts';

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

const WH_NOTIONS = [
  'what',
  'when',
  'where',
  'who',
  'how_many',
  'how_much',
  'how_long',
  'how_old',
] as const satisfies readonly Notion[];
const WH = new Set(WH_NOTIONS.map(notionId));
const REQUEST_CUES = new Set((['whether', 'tell', 'may_have'] as const).map(notionId));
/** Interrogatives that also begin relative clauses. */
const RELATIVES = new Set(
  'which who where qui que ou donde quien che dove chi onde quem wie welche welcher waar'.split(
    ' ',
  ),
);
const WHETHER = notionId('whether');
const TELL = notionId('tell');

/** A reply answers what was asked last, so only so many sentences from the end are looked at. */
const SENTENCES_MAX = 8;
/** Words of a sentence that are looked at, from the clause in which the asking begins. */
const SENTENCE_TOKENS_MAX = 64;

/**
 * Whether the token at a place of a sentence is an interrogative ("which", "how many"); not so a relative one
 * ("a hotel which has a pool").
 */
export function isInterrogative({ tokens }: Message, at: number, sentenceStart: number): boolean {
  if (!tokens[at]!.notions.some((notion) => WH.has(notion))) return false;
  const next = tokens[at + 1];
  if (at === sentenceStart || next === undefined || !RELATIVES.has(tokens[at]!.text)) return true;
  return !isNotion(next, 'statement');
}

function isCue(message: Message, at: number, sentenceStart: number): boolean {
  const { notions } = message.tokens[at]!;
  if (notions.some((notion) => REQUEST_CUES.has(notion))) return true;
  return isInterrogative(message, at, sentenceStart);
}

/** Whether a clause asks without a question mark: "please tell me …", "I need your …", "which day". */
function opensRequest(message: Message, { start, end }: Clause, sentenceStart: number): boolean {
  for (let i = start; i < end; i++) {
    const token = message.tokens[i]!;
    if (isNotion(token, 'may_have')) return true;
    const opens = token.notions.includes(TELL) || isInterrogative(message, i, sentenceStart);
    if (i < start + 3 && opens) return true;
    if (i < start + 2 && token.notions.includes(WHETHER)) return true;
  }
  return false;
}

function readSentence(message: Message, firstClause: number, lastClause: number): Sentence {
  const { clauses } = message;
  const sentenceStart = clauses[firstClause]!.start;
  let cue = -1;
  let core = clauses[lastClause]!.start;
  let isRequest = false;
  for (let c = firstClause; c <= lastClause; c++) {
    const { start, end } = clauses[c]!;
    for (let i = start; i < end && cue < 0; i++) {
      if (!isCue(message, i, sentenceStart)) continue;
      cue = i;
      core = start;
    }
    isRequest ||= opensRequest(message, clauses[c]!, sentenceStart);
  }
  const isMarked = message.questionMarks[clauses[firstClause]!.sentence]!;
  return {
    start: sentenceStart,
    end: Math.min(clauses[lastClause]!.end, core + SENTENCE_TOKENS_MAX),
    firstClause,
    lastClause,
    core,
    cue: cue < 0 ? core : cue,
    form: isMarked ? 'marked' : isRequest ? 'worded' : 'plain',
  };
}

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
    sentences.unshift(readSentence(message, first, last));
    last = first - 1;
  }
  const asking = sentences.filter((sentence) => sentence.form !== 'plain');
  return asking.length > 0 ? asking : sentences;
}
