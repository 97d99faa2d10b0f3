import { ANSWER_TYPES } from '../../grammar/concept-relations.ts';
import { isConcept } from '../../pack-format/concepts.ts';
import { bearersOf, focalPlaces, isContent, PROMINENCE } from '../message/question-profile.ts';
import type { Message } from '../message/read-message.ts';
import { isInterrogative, type Sentence } from '../message/sentences.ts';
import { Fitted, type Questions } from './fitted.ts';
import { type Match, matchToken, rarity } from './matches.ts';

/** Words before the clause in which the asking begins count that much. */
const BEFORE_CORE = 0.3;
const CHOICE_NAMED_MIN = 0.7;
const TELLING_MIN = 0.15;
const UNKNOWN_MIN = 0.75;
/** How far after "which" the word may stand that tells the kind of answer. */
const HEAD_DISTANCE_MAX = 5;

/** What a sentence says for each question. Filled anew for every sentence; only `touched` entries are set. */
export interface Evidence {
  readonly touched: number[];
  readonly fitted: Fitted;
  /** Sum of all that its tokens say. */
  readonly total: Float64Array;
  /** Sum of what they say for this question more than for any other. */
  readonly exclusive: Float64Array;
  /** The greatest single one of these. */
  readonly peak: Float64Array;
  readonly byConcept: Float64Array;
  /** Agreement of what is asked for first, over all askings of the sentence and for its very first word. */
  readonly focus: Float64Array;
  readonly head: Float64Array;
  /** Choices named, as bits (of the position modulo 32). */
  readonly choices: Int32Array;
  exclusiveSum: number;
  /** The most that any one question could have got. */
  attainable: number;
  contentCount: number;
  /** Telling tokens that say nothing for any question. */
  unknownCount: number;
  /** Kinds of answer asked for, as bits of `ANSWER_TYPES`. */
  types: number;
}

/** Evidence for this many questions, to be reused from sentence to sentence. */
export function emptyEvidence(questionCount: number): Evidence {
  const column = (): Float64Array => new Float64Array(questionCount);
  return {
    touched: [],
    fitted: new Fitted(),
    total: column(),
    exclusive: column(),
    peak: column(),
    byConcept: column(),
    focus: column(),
    head: column(),
    choices: new Int32Array(questionCount),
    exclusiveSum: 0,
    attainable: 0,
    contentCount: 0,
    unknownCount: 0,
    types: 0,
  };
}

/** As many are kept for the sentences to come, so that these need not allocate; nothing reads what is left in them. */
const SPARES_MAX = 4;
const spares: Evidence[] = [];

/** Lends evidence for this many questions to the scoring of one sentence. */
export function withEvidence<Result>(
  questionCount: number,
  score: (evidence: Evidence) => Result,
): Result {
  const found = spares.findLastIndex(({ total }) => total.length === questionCount);
  const [spare] = spares.splice(found, found < 0 ? 0 : 1);
  const evidence = spare ?? emptyEvidence(questionCount);
  try {
    return score(evidence);
  } finally {
    spares.push(evidence);
    if (spares.length > SPARES_MAX) spares.shift();
  }
}

function clear(evidence: Evidence): void {
  for (const q of evidence.touched) {
    evidence.total[q] = 0;
    evidence.exclusive[q] = 0;
    evidence.peak[q] = 0;
    evidence.byConcept[q] = 0;
    evidence.focus[q] = 0;
    evidence.head[q] = 0;
    evidence.choices[q] = 0;
  }
  evidence.touched.length = 0;
  evidence.exclusiveSum = 0;
  evidence.attainable = 0;
  evidence.contentCount = 0;
  evidence.unknownCount = 0;
}

/** The greatest value among the questions touched, and the greatest of the others. */
export function topTwo(
  values: Float64Array,
  touched: readonly number[],
): readonly [number, number] {
  let most = 0;
  let next = 0;
  for (const q of touched) {
    const value = values[q]!;
    if (value > most) {
      next = most;
      most = value;
    } else if (value > next) next = value;
  }
  return [most, next];
}

function typesAt(message: Message, at: number): number {
  return message.tokens[at]!.concepts.reduce((bits, concept) => bits | ANSWER_TYPES[concept]!, 0);
}

/** Kinds of answer that the word after "which" asks for ("what time"). */
function headTypes(message: Message, after: number, end: number): number {
  let types = 0;
  let isInside = false;
  for (let head = after + 1; head < Math.min(end, after + 1 + HEAD_DISTANCE_MAX); head++) {
    const isPart = isContent(message.tokens[head]!);
    if (isInside && !isPart) break;
    isInside ||= isPart;
    if (isPart) types = typesAt(message, head) || types;
  }
  return types;
}

/** "How much space": the amount of what follows, not of money. */
function isMeasure({ tokens }: Message, at: number, end: number): boolean {
  return isConcept(tokens[at]!, 'how_much') && at + 1 < end && isContent(tokens[at + 1]!);
}

/** Kinds of answer that the interrogatives of a sentence ask for ("what time", "where"). */
export function answerTypes(message: Message, sentence: Sentence): number {
  const { tokens } = message;
  let types = 0;
  for (let i = sentence.core; i < sentence.end; i++) {
    if (!isInterrogative(message, i, sentence.start)) continue;
    if (isMeasure(message, i, sentence.end)) types |= typesAt(message, i + 1);
    else types |= typesAt(message, i);
    if (isConcept(tokens[i]!, 'what')) types |= headTypes(message, i, sentence.end);
  }
  return types;
}

function addMatch(questions: Questions, evidence: Evidence, match: Match, share: number): void {
  const { fitted } = evidence;
  fitted.fit(questions, match, evidence.types);
  const weight = share * match.weight * rarity(questions.vocabulary.size, fitted.holding);
  evidence.attainable += weight * fitted.most;
  for (let k = 0; k < match.questions.length; k++) {
    const q = match.questions[k]!;
    const credit = weight * fitted.strengths[k]!;
    touch(evidence, q);
    evidence.total[q]! += credit;
    evidence.byConcept[q]! += weight * match.byConcept[k]!;
    if (match.byChoice[k]! > CHOICE_NAMED_MIN) evidence.choices[q]! |= 1 << (match.choice[k]! & 31);
    if (fitted.isTop(k)) addExclusive(evidence, q, credit / fitted.ties);
  }
}

/** Notes that a question has evidence, be it too little for a number. */
export function touch(evidence: Evidence, q: number): void {
  if (evidence.total[q] !== 0) return;
  evidence.touched.push(q);
  evidence.total[q] = Number.MIN_VALUE;
}

function addExclusive(evidence: Evidence, q: number, credit: number): void {
  evidence.exclusive[q]! += credit;
  evidence.exclusiveSum += credit;
  if (credit > evidence.peak[q]!) evidence.peak[q] = credit;
}

/** Compares what the askings of a sentence ask for first with what the questions ask for first. */
function addFocus(
  questions: Questions,
  evidence: Evidence,
  message: Message,
  sentence: Sentence,
): void {
  const { tokens, clauses, language } = message;
  const isNaming = asksForName(message, sentence);
  for (let c = sentence.firstClause; c <= sentence.lastClause; c++) {
    const end = Math.min(clauses[c]!.end, sentence.end);
    let place = 0;
    for (const i of focalPlaces(tokens, Math.max(clauses[c]!.start, sentence.cue), end)) {
      if (isMeasure(message, i, end)) continue;
      const match = matchToken(questions.vocabulary, tokens[i]!, language);
      const isFree = isNaming && (i + 1 >= end || !isContent(tokens[i + 1]!));
      addFocusToken(evidence, match, place++, isFree);
      if (place === PROMINENCE.length) break;
    }
  }
}

/** Of "the name of the hotel" and "the hotel name": the questions for the name that a hotel bears. */
function bearersNamed(questions: Questions, message: Message, sentence: Sentence): Set<number> {
  const { tokens, language } = message;
  const named = new Set<number>();
  for (const word of bearersOf(tokens.slice(sentence.core, sentence.end))) {
    const match = matchToken(questions.vocabulary, word, language);
    for (const [k, q] of match.questions.entries()) if (match.isBearer[k]!) named.add(q);
  }
  return named;
}

/** "Which hotel …", "any particular hotel …", but not "shall I book a hotel". */
function asksForName(message: Message, sentence: Sentence): boolean {
  for (let i = sentence.core; i < sentence.end; i++) {
    const token = message.tokens[i]!;
    if (isConcept(token, 'what') || isConcept(token, 'prefer')) return true;
  }
  return false;
}

/** `isFree`: the token may stand for its name; it stands for nothing of what follows ("hotel" in "hotel price"). */
function addFocusToken(evidence: Evidence, match: Match, place: number, isFree: boolean): void {
  const { questions, isBearer } = match;
  const isHead = place === 0;
  const bearers = isHead && isFree ? isBearer.filter((each) => each).length : 0;
  for (let k = 0; k < questions.length; k++) {
    const q = questions[k]!;
    const isNamed = bearers > 0 && isBearer[k]!;
    const focus = isNamed ? 1 : match.focus[k]!;
    evidence.focus[q] = Math.max(evidence.focus[q]!, focus * PROMINENCE[place]!);
    if (isHead) evidence.head[q] = Math.max(evidence.head[q]!, focus);
    if (!isNamed) continue;
    evidence.total[q]! += 1;
    addExclusive(evidence, q, 1 / bearers);
  }
}

function countToken(evidence: Evidence, { weight, questions }: Match): void {
  if (weight > TELLING_MIN) evidence.contentCount++;
  if (weight > UNKNOWN_MIN && questions.length === 0) evidence.unknownCount++;
}

/** Gathers what one sentence says for each question; linear in its tokens and their matches. */
export function gatherEvidence(
  questions: Questions,
  evidence: Evidence,
  message: Message,
  sentence: Sentence,
): void {
  clear(evidence);
  evidence.types = answerTypes(message, sentence);
  const { tokens, language } = message;
  const seen = new Set<string>();
  for (let i = sentence.start; i < sentence.end; i++) {
    const token = tokens[i]!;
    if (seen.has(token.text)) continue;
    seen.add(token.text);
    const match = matchToken(questions.vocabulary, token, language);
    countToken(evidence, match);
    if (match.questions.length === 0) continue;
    addMatch(questions, evidence, match, i < sentence.core ? BEFORE_CORE : 1);
  }
  addFocus(questions, evidence, message, sentence);
  const named = bearersNamed(questions, message, sentence);
  for (const q of named) {
    touch(evidence, q);
    evidence.focus[q] = 1;
    evidence.head[q] = 1;
    evidence.total[q]! += 1;
    addExclusive(evidence, q, 1 / named.size);
  }
}
