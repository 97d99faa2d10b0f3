import type { Question, SuccessInformation } from '../../configuration/entities.ts';
import { type Language, leadBit, type WordSense } from '../grammar/language.ts';
import { type ReadText, readText } from '../grammar/read-text.ts';
import { unitAt } from '../numbers/units.ts';
import { UNITS, type Unit } from '../pack-format/quantities.ts';
import { asksHowOften } from './asked-limits.ts';
import { splitName } from './cues.ts';

const IN = leadBit('in');
const FOR = leadBit('for');
/** Words between "how" and the unit: "many", "viele". */
const ASKING_WORDS_MAX = 2;

/** The unit that a number is asked for in: "in metres", "how many kilometres"; the end of an id: "height_cm". */
export function unitOf(
  language: Language,
  { id, label, schema }: SuccessInformation,
  question: Question | undefined,
): Unit | undefined {
  for (const text of [question?.text, label, schema.title, schema.description]) {
    const unit = typeof text === 'string' ? askedIn(readText(text, language)) : undefined;
    if (unit !== undefined) return unit;
  }
  const name = readText(splitName(id), language);
  return unitAt(name, name.tokens.length - 1)?.unit;
}

function askedIn(read: ReadText): Unit | undefined {
  const isOften = asksHowOften(read);
  for (let at = 1; at < read.tokens.length; at++) {
    const unit = unitAt(read, at);
    if (unit === undefined || !isAsked(read, at)) continue;
    const isOfRate = isTime(unit.unit) && (isOften || isRate(read, at));
    if (!isOfRate) return unit.unit;
  }
  return undefined;
}

/** Right after "in", or after the words that ask how many; "ha" is a sign of hectares and a word of Italian. */
function isAsked({ senses, text, tokens }: ReadText, at: number): boolean {
  if (APOSTROPHE.test(text[tokens[at]!.end] ?? '')) return false;
  if (isIn(senses[at - 1], tokens[at - 1]!.word)) return true;
  if (/^[a-z]{1,2}$/.test(tokens[at]!.word)) return false;
  for (let i = at - 1; i >= Math.max(0, at - ASKING_WORDS_MAX - 1); i--) {
    if (senses[i]?.asks) return true;
    if (tokens[i]!.boundary > 0) return false;
  }
  return false;
}

/** "Quel âge a l'aîné ?" asks for no litres, and "Quel âge a-t-il ?" for no tonnes. */
const APOSTROPHE = /['’-]/;

/** "A month", "por mês": an amount for that time, where something else than time is asked for. */
function isRate({ language, senses, tokens }: ReadText, at: number): boolean {
  return language.ones.has(tokens[at - 1]!.word) || ((senses[at - 1]?.leads ?? 0) & FOR) !== 0;
}

function isTime(unit: Unit): boolean {
  const { dimension } = UNITS[unit];
  return dimension === 'time' || dimension === 'months';
}

function isIn(sense: WordSense | undefined, word: string): boolean {
  return ((sense?.leads ?? 0) & IN) !== 0 || BEFORE_UNITS.has(word);
}

/** Words before a unit that lead in no place: French and Portuguese "en", "em", and the end of 多少. */
const BEFORE_UNITS: ReadonlySet<string> = new Set(['en', 'em', '少', '几']);
