import type { PhraseMatch } from '../text/phrases.ts';
import type { Token } from '../text/tokens.ts';
import { type Language, PHRASE, type WordSense } from './language.ts';

/** A text as far as it is read yet. */
interface PartialText {
  readonly language: Language;
  readonly tokens: readonly Token[];
  readonly senses: readonly (WordSense | undefined)[];
  readonly stems: readonly string[];
}

/**
 * Answers, refusals and lack of knowledge that no pattern lists. A clause of nothing but a negation, a yes and words
 * that colour them answers ("I'm afraid not"); one in which a word of telling is denied refuses, one in which a
 * word of knowing is denied (or of telling, with "can") does not know.
 * @param listed the phrases found by pattern; what they answer is not read again
 */
export function composePhrases(
  { language, tokens, senses, stems }: PartialText,
  listed: readonly PhraseMatch[],
): PhraseMatch[] {
  const found: PhraseMatch[] = [];
  let answers: ReadonlySet<string> | undefined;
  const isListed = (from: number, to: number) => {
    answers ??= answersIn(listed);
    return answers.has(`${from}-${to}`);
  };
  for (let start = 0; start < tokens.length; ) {
    const goesOn = (at: number) => tokens[at]?.boundary === 0;
    const whole = endOf(start, (at) => goesOn(at) && at <= start + CLAUSE_WORDS_MAX);
    const part = endOf(start, (at) => goesOn(at) && !senses[at]?.joinsClauses);
    const answer = answerIn(senses.slice(start, whole));
    const end = answer === undefined ? part : whole;
    const kind = answer ?? kindOfPart({ language, tokens, senses, stems }, isListed, start, end);
    if (kind !== undefined) found.push({ kind, start, end });
    start = end;
  }
  return found;
}

function kindOfPart(
  text: PartialText,
  isListed: (start: number, end: number) => boolean,
  start: number,
  end: number,
): number | undefined {
  const own = text.senses.slice(start, end);
  const answer = answerIn(own);
  if (answer !== undefined) return answer;
  const kind = mayDeny(own) && !isListed(start, end) ? kindOf(text, own, start, end) : undefined;
  if (kind !== undefined) return kind;
  return isOpen(text.language, text.tokens.slice(start, end), own) ? PHRASE.later : undefined;
}

/** Whether anything is denied in a clause that speaks of little else. */
function mayDeny(senses: readonly (WordSense | undefined)[]): boolean {
  if (senses.length > CLAUSE_WORDS_MAX || senses[0]?.asks) return false;
  return senses.some((sense) => sense?.negates);
}

/** A shorter stem with a longer ending is shared by chance: that of "direito" with "dire". */
const STEM_LENGTH_MIN = 4;
const ENDING_LENGTH_MAX = 3;

/** What may be a word of telling or of knowing: each as it is written, and its stem unless it is a small one ("aus" of "äußern"). */
function verbsIn({ senses, stems, tokens }: PartialText, start: number, end: number): string[] {
  return tokens.slice(start, end).flatMap(({ word }, i) => {
    const stem = stems[start + i]!;
    const isShort = stem.length < STEM_LENGTH_MIN && word.length > stem.length + ENDING_LENGTH_MAX;
    return isShort || senses[start + i]?.isEmpty ? [word] : [word, stem];
  });
}

function endOf(start: number, goesOn: (at: number) => boolean): number {
  let end = start + 1;
  while (goesOn(end)) end++;
  return end;
}

/** A single word answers where it is listed alone. */
const ANSWER_WORDS_MIN = 2;

/** "I think so", "of course not", "not at the moment": the words of a clause that say no more than yes or no. */
function answerIn(senses: readonly (WordSense | undefined)[]): number | undefined {
  if (senses.length < ANSWER_WORDS_MIN || senses.length > CLAUSE_WORDS_MAX) return undefined;
  if (!senses.every((sense) => sense?.isStance || sense?.affirms || sense?.negates))
    return undefined;
  if (senses.some((sense) => sense?.negates)) return PHRASE.no;
  return senses.some((sense) => sense?.affirms) ? PHRASE.yes : undefined;
}

/** "Not that I know of" is listed as a no, whatever is denied in it. */
function answersIn(listed: readonly PhraseMatch[]): ReadonlySet<string> {
  const answers = listed.filter(({ kind }) => kind === PHRASE.yes || kind === PHRASE.no);
  return new Set(answers.map(({ start, end }) => `${start}-${end}`));
}

/** Longer clauses speak of other things as well. */
const CLAUSE_WORDS_MAX = 10;

/** "I have to ask my wife first", "das entscheiden wir noch": who still deliberates gives no number and no day. */
function isOpen(
  { open, deliberating, speakers }: Language,
  tokens: readonly Token[],
  senses: readonly (WordSense | undefined)[],
): boolean {
  if (tokens.length > CLAUSE_WORDS_MAX || senses[0]?.asks) return false;
  const isTelling = tokens.some(({ digits }, at) => digits || isValue(senses[at]));
  if (isTelling || !tokens.some(({ word }) => open.has(word))) return false;
  // "I think I need it until …" has decided.
  const isMeant = (at: number) =>
    senses[at]?.isStance === true && speakers.has(tokens[at - 1]?.word ?? '');
  return tokens.some(({ word }, at) => deliberating.has(word) && !isMeant(at));
}

function isValue(sense: WordSense | undefined): boolean {
  return (sense?.number ?? sense?.month ?? sense?.weekday) !== undefined;
}

function kindOf(
  text: PartialText,
  senses: readonly (WordSense | undefined)[],
  start: number,
  end: number,
): number | undefined {
  const { knowing, saying, telling } = text.language;
  const verbs = verbsIn(text, start, end);
  if (verbs.some((verb) => knowing.has(verb))) return PHRASE.doesNotKnow;
  if (!verbs.some((verb) => telling.has(verb))) return undefined;
  const isUnable = senses.some((sense) => sense?.isAble) && verbs.some((verb) => saying.has(verb));
  return isUnable ? PHRASE.doesNotKnow : PHRASE.refusal;
}
