import { acceptsValue } from '../../configuration/information-schema/information-schema.ts';
import { PHRASE } from '../grammar/language.ts';
import { type ReadText, writtenIn } from '../grammar/read-text.ts';
import type { Extraction } from './candidates/context.ts';
import type { Extracted } from './candidates/resolve-candidates.ts';

/** Of the accounts that people gave who had not seen the rules, .94 are what they meant to tell. */
const CONFIDENCE = 0.8;

/** A request, a reason, a message: what is said between the courtesies, as it stands. */
export function addFreeText(extraction: Extraction, extracted: Extracted): void {
  const { wanted, read } = extraction;
  const entry = wanted.find(
    ({ kind, slotType, position, written }) =>
      kind === 'text' && slotType === 'free' && written === undefined && !extracted.has(position),
  );
  if (entry === undefined) return;
  let start = 0;
  let end = read.tokens.length;
  // An account is told whole.
  const mayCut = (at: number) => entry.form !== 'account' && isCourtesy(read, at);
  while (start < end && mayCut(start)) start++;
  while (end > start && mayCut(end - 1)) end--;
  if (start === end) return;
  const value = writtenIn(read, { start, end });
  if (!acceptsValue(entry.whole, value)) return;
  extracted.set(entry.position, { value, confidence: CONFIDENCE, words: [start, end] });
}

/**
 * Words without content, but for those that turn the meaning ("no nuts" keeps its "no"); a verb among them only
 * after its subject: "I would like to order", and not "please bring".
 */
function isCourtesy(read: ReadText, at: number): boolean {
  const sense = read.senses[at];
  if (sense?.negates) return false;
  if (sense?.isEmpty) return true;
  if (!read.language.actions.has(read.stems[at]!)) return false;
  const before = read.senses[at - 1];
  return before?.isEmpty === true && !before.isCourtesy;
}

/** A longer one tells something. */
const NOTHING_WORDS_MAX = 7;

/** "Nein, alles ganz normal", "no, that's everything" to who asks for anything else. */
function saysNothingElse({ asks, phrases, senses, tokens }: ReadText): boolean {
  const no = phrases.find(({ kind, start }) => kind === PHRASE.no && start === 0);
  if (no === undefined || tokens.length > NOTHING_WORDS_MAX || asks[0]! > 0) return false;
  if (senses.slice(no.end).some((sense) => sense?.negates)) return false;
  return (
    tokens.slice(no.end).some(({ word }) => ALL.has(word)) && (tokens[no.end]?.boundary ?? 2) > 0
  );
}

const ALL: ReadonlySet<string> = new Set('alles everything all tout todo tutto tudo 切'.split(' '));

/** Fewer words are a name or a description with something around it. */
const ACCOUNT_WORDS_MIN = 9;
/** What answers in so small a part of a long reply is a part of what is told. */
const PART_MAX = 0.4;

/** Whether an account is asked for: nothing of it is told yet but that there is nothing, since the whole of it is taken later. */
function tellsAccount(
  { asked, isDeclining, read, wanted }: Extraction,
  extracted: Extracted,
): boolean {
  const account = wanted.find(({ form, position }) => form === 'account' && asked[position] === 1);
  if (account === undefined) return false;
  const words = [0, read.tokens.length] as const;
  const none = { notApplicable: true, confidence: CONFIDENCE, words } as const;
  // "O cachorro morde, toque duas vezes": no few words of it.
  if (saysNothingElse(read)) extracted.set(account.position, none);
  else if (!isDeclining) extracted.delete(account.position);
  return true;
}

/**
 * An account that was taken for a few of its words: "When I brake it squeaks, and the wheel shakes". Who is asked for a
 * name gives none.
 */
export function widenAccount(extraction: Extraction, extracted: Extracted): void {
  const { asked, isDeclining, read, wanted } = extraction;
  if (tellsAccount(extraction, extracted)) return;
  if (isDeclining || read.tokens.length < ACCOUNT_WORDS_MIN || read.asks[0]! > 0) return;
  const entry = wanted.find(
    ({ asksName, form, kind, position, slotType, written }) =>
      kind === 'text' &&
      form === undefined &&
      written === undefined &&
      slotType === 'unknown' &&
      !asksName &&
      asked[position] === 1,
  );
  const found = entry && extracted.get(entry.position);
  if (entry === undefined || found?.words === undefined) return;
  const [start, end] = found.words;
  if (isName(read, start) || end - start > PART_MAX * read.tokens.length) return;
  if (isFirstClause(extraction, start, end)) return;
  const value = read.text.slice(read.tokens[0]!.start, read.tokens.at(-1)!.end);
  if (!acceptsValue(entry.whole, value)) return;
  extracted.set(entry.position, { ...found, value, words: [0, read.tokens.length] });
}

/** "Moss green, and I don't want to see in": a short clause that begins the reply answers, and the rest is said about it. */
function isFirstClause({ firstWord, read }: Extraction, start: number, end: number): boolean {
  if (end - start > ANSWER_WORDS_MAX || (read.tokens[end]?.boundary ?? 0) === 0) return false;
  return start === firstWord || read.senses.slice(0, start).every((sense) => sense?.isEmpty);
}

const ANSWER_WORDS_MAX = 2;

/** Written with a capital of its own, introduced as a name, or said after who it is. */
function isName({ language, phrases, senses, tokens }: ReadText, at: number): boolean {
  if (senses[at - 1]?.isRelation) return true;
  const { boundary, capital } = tokens[at]!;
  if (capital && boundary < 2 && language.pack.nounsCapital !== true) return true;
  return phrases.some(({ kind, end }) => NAMING.has(kind) && end === at);
}

const NAMING = new Set<number>([PHRASE.naming, PHRASE.introducing, PHRASE.noting]);
