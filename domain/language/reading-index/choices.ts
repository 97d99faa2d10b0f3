import { valueOfChoice } from '../../configuration/answer-value.ts';
import type { Question, SuccessInformation } from '../../configuration/entities.ts';
import type { InformationSchema } from '../../configuration/information-schema/information-schema.ts';
import type { JsonValue } from '../../json/json.ts';
import { mapInSteps, type Steps } from '../../steps.ts';
import { type Language, labelStem, listedWords, MARK } from '../grammar/language.ts';
import type { Mention } from '../grammar/read-text.ts';
import { soleMention } from '../mentions/find-mentions.ts';
import { wordsOfPhrase } from '../text/tokens.ts';
import { thingsIn } from '../things/things.ts';

export interface ChoiceEntry {
  readonly label: string;
  readonly value: JsonValue;
  /** What the label is as a value of its own: "7 pm" a time, "Monday" a weekday. */
  readonly typed: Mention | undefined;
  /** Another word for a choice that is listed. */
  readonly isSynonym?: true;
  /** A word for a size, which is one of much else as well: "a small brother". */
  readonly isSize?: true;
}

/** A stem that names one choice alone. */
export interface Spelling {
  readonly spelling: string;
  readonly choice: number;
  /** Its label is a number or a length of time: "under 100 euros", "under a week". */
  readonly isOfAmount: boolean;
}

/** The choices of the question in its order, a step each, then their values, `enum` and `examples` as labels of their own. */
export function* choicesOf(
  language: Language,
  information: SuccessInformation,
  question: Question | undefined,
  schema: InformationSchema,
): Steps<ChoiceEntry[]> {
  const listed = yield* mapInSteps(question?.choices ?? [], (choice) => ({
    label: choice.label,
    synonyms: choice.synonyms ?? [],
    value: valueOfChoice(question!, choice, information),
  }));
  const values = [
    ...listed.map(({ value }) => value),
    ...listOf(schema.enum),
    ...listOf(schema.examples),
  ];
  const entries = new Map<string, ChoiceEntry>();
  for (const { label, value } of [...listed, ...values.filter(isNameable).map(labelOf)]) {
    if (value === undefined) continue;
    const key = `${label}\n${JSON.stringify(value)}`;
    if (!entries.has(key)) entries.set(key, { label, value, typed: soleMention(label, language) });
  }
  return [...entries.values(), ...synonymsOf(listed), ...sizesOf(language, listed)];
}

/** The tenant's other words for the choices: they name the same values. */
function synonymsOf(
  listed: readonly {
    readonly synonyms: readonly string[];
    readonly value: JsonValue | undefined;
  }[],
): ChoiceEntry[] {
  return listed.flatMap(({ synonyms, value }) => {
    if (value === undefined) return [];
    return synonyms.map((label) => ({ label, value, typed: undefined, isSynonym: true }) as const);
  });
}

const SIZES_MIN = 2;

/** "Large" for the size L of S, M and L. */
function sizesOf(
  { pack }: Language,
  listed: readonly { readonly label: string; readonly value: JsonValue | undefined }[],
): ChoiceEntry[] {
  const named = pack.selections.sizes.split(', ').flatMap((entry) => {
    const [size, ...words] = entry.split(' ');
    const own = listed.find(({ label }) => label.toLowerCase() === size);
    if (own?.value === undefined) return [];
    return [
      {
        size,
        label: words.join(' '),
        value: own.value,
        typed: undefined,
        isSynonym: true,
        isSize: true,
      } as const,
    ];
  });
  const isOfSizes = new Set(named.map(({ size }) => size)).size >= SIZES_MIN;
  return isOfSizes ? named.map(({ size, ...choice }) => choice) : [];
}

function isNameable(value: JsonValue | undefined): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

function labelOf(value: string | number): { label: string; value: JsonValue } {
  return { label: String(value), value };
}

const SPELLING_LENGTH_MIN = 4;

/** Stems of the labels that stand in one label only. */
export function spellingsOf(language: Language, choices: readonly ChoiceEntry[]): Spelling[] {
  const owners = new Map<string, number>();
  const ofAmount: boolean[] = [];
  for (const [choice, { label }] of choices.entries()) {
    const words = wordsOfPhrase(label);
    ofAmount.push(isOfAmount(language, words));
    for (const each of words) {
      const word = labelStem(language, each);
      owners.set(word, owners.has(word) && owners.get(word) !== choice ? -1 : choice);
    }
  }
  return [...owners]
    .filter(([word, choice]) => choice >= 0 && word.length >= SPELLING_LENGTH_MIN)
    .map(([spelling, choice]) => ({
      spelling,
      choice,
      isOfAmount: ofAmount[choice]!,
    }));
}

const LENGTHS = MARK.minute | MARK.hour | MARK.day | MARK.week | MARK.month | MARK.year;

function isOfAmount({ senses }: Language, words: readonly string[]): boolean {
  return words.some((word) => {
    const sense = senses.get(word);
    const isLength = ((sense?.marks ?? 0) & LENGTHS) !== 0;
    // "A new car" is no amount.
    return /\d/.test(word) || (sense?.number ?? 0) > 1 || isLength;
  });
}

function listOf(value: JsonValue | undefined): readonly JsonValue[] {
  return Array.isArray(value) ? value : [];
}

/** The kind of mention that all labels are, if they are. */
export function commonKind(choices: readonly ChoiceEntry[]): Mention['kind'] | undefined {
  const own = choices.filter(({ isSynonym }) => isSynonym === undefined);
  const kind = own[0]?.typed?.kind;
  return kind !== undefined && own.every(({ typed }) => typed?.kind === kind) ? kind : undefined;
}

/** What one value alone of the choices is: of each thing the first choice with that value. */
export function thingsOfChoices(
  language: Language,
  choices: readonly ChoiceEntry[],
): Map<number, number> {
  const places = new Map<string, number>();
  const things = new Map<number, number>();
  for (const [at, { label, value }] of choices.entries()) {
    const key = JSON.stringify(value);
    const place = places.get(key) ?? at;
    places.set(key, place);
    for (const { thing } of thingsIn({
      language,
      words: listedWords(language, wordsOfPhrase(label)),
    })) {
      const known = things.get(thing);
      things.set(thing, known === undefined || known === place ? place : SHARED);
    }
  }
  for (const [thing, place] of things) if (place === SHARED) things.delete(thing);
  return things;
}

/** Named by several choices. */
const SHARED = -1;
