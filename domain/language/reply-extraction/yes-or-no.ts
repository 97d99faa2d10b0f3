import { endOfClause, startOfClause } from '../grammar/clause.ts';
import { leadBit, PHRASE, stem } from '../grammar/language.ts';
import { type ReadText, saysLittle } from '../grammar/read-text.ts';
import type { InformationEntry } from '../reading-index/information-entry.ts';
import type { PhraseMatch } from '../text/phrases.ts';
import { isUnspaced } from '../text/words.ts';
import { isDeniedBehind } from '../word-kinds/denied-behind.ts';
import { isSought } from '../word-kinds/requested.ts';
import type { Extraction } from './candidates/context.ts';
import type { Extracted } from './candidates/resolve-candidates.ts';
import { impliedAnswer, oppositeAnswer } from './implied-answer.ts';
import { suitedAt, topicsOf } from './suited.ts';

/** A plain yes or no, or the like of it, and where it stands. */
export interface YesOrNo {
  readonly value: boolean;
  readonly phrase: PhraseMatch;
}

/** The yes or no that a reply comes to in the end, else the first one that begins a clause; of two that begin at the same word, the longer one. */
export function findYesOrNo(read: ReadText): YesOrNo | undefined {
  let best = read.phrases.find((phrase) => isConclusion(read, phrase));
  if (best !== undefined) return { value: best.kind === PHRASE.yes, phrase: best };
  for (const phrase of read.phrases) {
    if (!isAnswer(read, phrase)) continue;
    if (best !== undefined && phrase.start > best.start) break;
    if (best === undefined || phrase.end > best.end) best = phrase;
  }
  return best === undefined ? undefined : { value: best.kind === PHRASE.yes, phrase: best };
}

/** "The yard is too narrow so no", "quindi direi di no". */
function isConclusion({ asks, phrases, tokens }: ReadText, phrase: PhraseMatch): boolean {
  const { kind, start, end } = phrase;
  if ((kind !== PHRASE.yes && kind !== PHRASE.no) || end < tokens.length) return false;
  if (start === 0 || tokens[start]!.boundary === 2 || asks[start]! > 0) return false;
  return phrases.some((each) => each.kind === PHRASE.concludes && each.end === start);
}

function isAnswer(read: ReadText, { kind, start, end }: PhraseMatch): boolean {
  if (kind !== PHRASE.yes && kind !== PHRASE.no) return false;
  if (isAskedBack(read, start, end) || isOfCourtesy(read, start, end)) return false;
  if (read.tokens[start]!.boundary > 0 || read.senses[start]?.joinsClauses === true) return true;
  return read.senses[start - 1]?.joinsClauses === true || endsClause(read, start, end);
}

/** "对不起" begins like a yes. Looked for among what begins there: a long text of yeses would be looked through for each of them. */
function isOfCourtesy({ phraseAt, phrases }: ReadText, start: number, end: number): boolean {
  for (let i = phraseAt[start]!; phrases[i]?.start === start; i++) {
    if (phrases[i]!.kind === PHRASE.courtesy && phrases[i]!.end > end) return true;
  }
  return false;
}

/** "What does it do, exactly?" says no yes; "why not?" and "yes, why?" are one. */
function isAskedBack({ asks, senses, tokens }: ReadText, start: number, end: number): boolean {
  if (start === 0 || tokens[start]!.boundary === 2) return false;
  return asks[start] === 2 && !senses.slice(start, end).some((sense) => sense?.asks);
}

/** "That one, yes" without its comma: "quella sì". */
function endsClause({ senses, tokens }: ReadText, start: number, end: number): boolean {
  if ((tokens[end]?.boundary ?? 2) === 0) return false;
  for (let at = start - 1; at >= 0; at--) {
    if (!senses[at]?.isEmpty) return false;
    if (tokens[at]!.boundary > 0) return true;
  }
  return false;
}

function isWithin(outer: PhraseMatch, { start, end }: PhraseMatch): boolean {
  return start >= outer.start && end <= outer.end;
}

/** Refuses, does not know or puts off; "not yet" puts a value off, and says no to who asks whether. */
function declines(read: ReadText, { kind, start, end }: PhraseMatch): boolean {
  if (kind === PHRASE.refusal || kind === PHRASE.doesNotKnow) return true;
  if (kind !== PHRASE.later) return false;
  return !read.senses.slice(start, end).some((sense) => sense?.negates);
}

/** "No idea" begins like a no; "I don't know. Probably not." comes to one all the same. */
export function isOverruled({ read }: Extraction, answer: PhraseMatch): boolean {
  if (isConclusion(read, answer)) return false;
  const others = read.phrases.filter((each) => declines(read, each) && !isWithin(answer, each));
  if (others.length === 0) return false;
  const isAfterThought = answer.end > answer.start + 1;
  if (isAfterThought && others.every(({ end }) => end <= answer.start)) return false;
  const isFirst = read.senses.slice(0, answer.start).every((sense) => sense?.isCourtesy);
  return !isFirst || others.some(({ start }) => start === answer.start);
}

const PLAIN = 0.9;
const TOPIC = 0.8;

/** Tells the yes-or-no informations: by a topic named in the reply, or by a plain yes or no. */
export function addYesOrNo(extraction: Extraction, extracted: Extracted): void {
  addOpposite(extraction, extracted);
  addTopics(extraction, extracted);
  const open = extraction.wanted.filter(
    ({ kind, position }) => kind === 'boolean' && !extracted.has(position),
  );
  const main = open.find(({ position }) => extraction.asked[position] === 1) ?? open[0];
  if (main === undefined) return;
  const answer = findYesOrNo(extraction.read);
  if (answer === undefined) addImplied(extraction, main, extracted);
  else if (!isOverruled(extraction, answer.phrase)) {
    const { start, end } = answer.phrase;
    extracted.set(main.position, { value: answer.value, confidence: PLAIN, words: [start, end] });
  }
}

/** "We rent the house" says more than that it speaks of the house. */
function addOpposite(extraction: Extraction, extracted: Extracted): void {
  const main = extraction.wanted.find(
    ({ kind, position }) => kind === 'boolean' && extraction.asked[position] === 1,
  );
  if (main === undefined || extracted.has(main.position)) return;
  if (findYesOrNo(extraction.read) !== undefined) return;
  const opposite = oppositeAnswer(extraction, main);
  if (opposite !== undefined) extracted.set(main.position, opposite);
}

function addImplied(extraction: Extraction, entry: InformationEntry, extracted: Extracted): void {
  addNeed(extraction, entry, extracted);
  if (extracted.has(entry.position)) return;
  const implied = impliedAnswer(extraction, entry);
  if (implied !== undefined) extracted.set(entry.position, implied);
}

/** "I do need one", "den brauche ich nicht", to who asks what is needed. */
function addNeed(
  extraction: Extraction,
  { position, asksNeed }: InformationEntry,
  extracted: Extracted,
): void {
  const { index, read, stems } = extraction;
  if (!asksNeed) return;
  const at = stems.findIndex((root, i) => index.language.needing.has(root) && read.asks[i] === 0);
  if (at < 0 || isDeclined(extraction, at)) return;
  extracted.set(position, { value: !isDenied(read, at), confidence: TOPIC, words: [at, at + 1] });
}

/** Whether a negation stands anywhere in the clause. */
function isDenied(read: ReadText, at: number): boolean {
  const clause = read.senses.slice(startOfClause(read, at), endOfClause(read, at + 1));
  return clause.some((sense) => sense?.negates);
}

/** "With parking, please", "we need no parking", "the wifi does not matter". */
function addTopics(extraction: Extraction, extracted: Extracted): void {
  const { index } = extraction;
  for (let at = 0; at < extraction.stems.length; at++) {
    for (const position of topicsAt(extraction, at)) {
      const isTold = extracted.has(position) || isPartOfTopic(extraction, position, at);
      if (isTold || isDeclined(extraction, at)) continue;
      const value = valueOfTopic(extraction, index.informations[position]!, at);
      if (value === undefined) continue;
      extracted.set(position, { value, confidence: TOPIC, words: [at, at + 1] });
    }
  }
}

/** The informations that a word is a topic of, by itself or as what something suits. */
function topicsAt({ index, read, stems }: Extraction, at: number): readonly number[] {
  const own = index.topics.get(stems[at]!);
  if (own !== undefined) return own;
  const suited = suitedAt(read, at);
  return suited === undefined ? [] : topicsOf(index, stem(index.language, suited));
}

/** One character of a word says nothing unasked: 早 of 早饭. */
function isPartOfTopic(
  { asked, index, read, stems }: Extraction,
  position: number,
  at: number,
): boolean {
  if (asked[position]! > 0 || !isUnspaced(read.tokens[at]!.word)) return false;
  const isTopic = (i: number) => index.topics.get(stems[i] ?? '')?.includes(position) === true;
  return !isTopic(at - 1) && !isTopic(at + 1);
}

/** "I don't remember if I paid the fee" says nothing of the fee. */
function isDeclined({ isDeclining, read }: Extraction, at: number): boolean {
  if (!isDeclining) return false;
  let from = at;
  while (from > 0 && at - from < DECLINED_WORDS_MAX && read.tokens[from]!.boundary < 2) from--;
  for (let i = read.phraseAt[from]!; (read.phrases[i]?.start ?? at + 1) <= at; i++) {
    if (declines(read, read.phrases[i]!)) return true;
  }
  return false;
}

const DECLINED_WORDS_MAX = 12;

const NEGATION_WINDOW = 6;

function valueOfTopic(
  extraction: Extraction,
  entry: InformationEntry,
  at: number,
): boolean | undefined {
  const { read, asked } = extraction;
  // "What sort of poison is it?" to who asks whether poison may be laid.
  if (asked[entry.position] === 1 && read.asks[at] === 2 && !isSought(read, at))
    return findYesOrNo(read)?.value;
  if (asked[entry.position] === 1 && isMissed(read, at)) return true;
  if (isNegatedBefore(read, at) || isNegatedLast(read, at)) return false;
  if (isDeniedBehind(read, endOfTopic(extraction, entry, at))) return false;
  // "No, with a lid": what is wanted with it is wanted.
  if (isLedByWith(read, at)) return true;
  if (asked[entry.position]! === 0) return true;
  // "No, I have arranged parking already": the first word answers.
  const answer = findYesOrNo(read);
  return answer === undefined || saysMoreBehind(read, answer.phrase, at) ? true : answer.value;
}

/** "还需要wifi，不是宾馆": a no behind the topic is of what its own clause names. */
function saysMoreBehind(read: ReadText, { end, start }: PhraseMatch, at: number): boolean {
  if (start < endOfClause(read, at + 1)) return false;
  const { actions, having, needing } = read.language;
  const isVerb = (root: string) => [actions, having, needing].some((stems) => stems.has(root));
  for (let i = end; i < endOfClause(read, end); i++)
    if (!saysLittle(read, i) && !read.senses[i]?.negates && !isVerb(read.stems[i]!)) return true;
  return false;
}

/** "Yes, without a bike I'm lost": a clause behind a yes that tells how it would be without. */
function isMissed(read: ReadText, at: number): boolean {
  const start = startOfClause(read, at);
  if (!read.language.without.has(read.tokens[start]!.word)) return false;
  const answer = findYesOrNo(read);
  if (answer?.value !== true || answer.phrase.end > start) return false;
  const behind = read.senses.slice(at + 1, endOfClause(read, at + 1));
  return behind.some((sense) => !sense?.isEmpty && !sense?.isCourtesy);
}

/** Where words are not parted, a topic is several characters. */
function endOfTopic(
  { index, read, stems }: Extraction,
  entry: InformationEntry,
  at: number,
): number {
  let end = at + 1;
  while (read.tokens[end]?.joint === '' && index.topics.get(stems[end]!)?.includes(entry.position))
    end++;
  return end;
}

const WITH = leadBit('with');

function isLedByWith({ senses, tokens }: ReadText, at: number): boolean {
  for (let i = at - 1; i >= Math.max(0, at - 2); i--) {
    if (tokens[i + 1]!.boundary > 0) return false;
    if (((senses[i]?.leads ?? 0) & WITH) !== 0) return true;
  }
  return false;
}

function isNegatedBefore({ senses, tokens }: ReadText, at: number): boolean {
  for (let i = at - 1; i >= 0 && i >= at - NEGATION_WINDOW; i--) {
    if (senses[i]?.negates && !senses[i + 1]?.compares) return true;
    if (tokens[i + 1]!.boundary > 0 || senses[i]?.joinsClauses) return false;
  }
  return false;
}

/** "Einen Parkplatz brauchen wir nicht": the last word of the clause denies it. */
function isNegatedLast({ language, senses, stems, tokens }: ReadText, at: number): boolean {
  if (language.pack.negatesLast !== true) return false;
  let last = at;
  while (tokens[last + 1]?.boundary === 0 && !senses[last + 1]?.joinsClauses) last++;
  if (language.needing.has(stems[last]!)) last--;
  return last > at && senses[last]?.negates === true;
}
