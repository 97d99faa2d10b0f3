import type { Question, SuccessInformation } from '../../configuration/entities.ts';
import type { InformationSchema } from '../../configuration/information-schema/information-schema.ts';
import type { JsonValue } from '../../json/json.ts';
import type { Steps } from '../../steps.ts';
import { answerFormIn } from '../grammar/answer-form.ts';
import { DIRECTIONS, OF_PLACES, OF_TIMES, oneDirection } from '../grammar/directions.ts';
import { type Language, PHRASE, roleBit } from '../grammar/language.ts';
import { type Mention, readText } from '../grammar/read-text.ts';
import { type ChoiceFrequency, frequenciesOf } from '../numbers/frequencies.ts';
import type { AnswerForm } from '../pack-format/answer-forms.ts';
import type { Unit } from '../pack-format/quantities.ts';
import { hasRareForm } from './as-pattern.ts';
import { type AskedLimits, limitsAsked } from './asked-limits.ts';
import { isPastIn } from './asks-past.ts';
import { type RangedChoices, rangesOf } from './choice-ranges.ts';
import {
  type ChoiceEntry,
  choicesOf,
  commonKind,
  type Spelling,
  spellingsOf,
  thingsOfChoices,
} from './choices.ts';
import { asksGroup, type CueWords, splitName, topicsOf } from './cues.ts';
import { type AskedFaults, faultsAsked } from './faults-asked.ts';
import { offeringOf, type Proposition, propositionOf, sidesOf } from './proposition.ts';
import { type SlotType, slotTypeOf } from './slot-type.ts';
import { unitOf } from './unit-of.ts';
import { type WrittenForm, writtenFormOf } from './written-form.ts';

/** What kind of value an information takes; read off its schema and its primary question. */
export type ValueKind =
  | 'boolean'
  | 'number'
  | 'choice'
  | 'date'
  | 'time'
  | 'date_time'
  | 'duration'
  | 'email'
  | 'uri'
  | 'text'
  | 'other';

/** What reading replies knows of one success information. */
export interface InformationEntry extends Proposition, AskedFaults, AskedLimits, RangedChoices {
  readonly position: number;
  readonly id: string;
  /** Of one value: that of the items where the schema is a list. */
  readonly schema: InformationSchema;
  readonly whole: InformationSchema;
  readonly isList: boolean;
  readonly kind: ValueKind;
  /** Its schema gives a form that few words have: a pattern, a UUID. */
  readonly hasForm: boolean;
  /** Hardly any other words have that form: they tell it whatever was asked. */
  readonly hasRareForm: boolean;
  /** Of a text: how its examples are written, where they are codes. */
  readonly written: WrittenForm | undefined;
  /** Values other than the choices are welcome too. */
  readonly isOpen: boolean;
  readonly questionId: string;
  readonly choices: readonly ChoiceEntry[];
  /** How many of them are choices of the question, in its order: "the second one". */
  readonly listed: number;
  /** Of each listed choice: the kinds of opposites that its label names. */
  readonly sides: readonly (readonly number[])[];
  readonly spellings: readonly Spelling[];
  /** Of a choice: things that one of its listed choices alone names, with its place. */
  readonly things: ReadonlyMap<number, number>;
  /** The kind of mention that all labels are, if they are. */
  readonly choiceKind: Mention['kind'] | undefined;
  /** Stems that speak of it, with how much they tell it from the others, 0..1. */
  readonly cues: ReadonlyMap<string, number>;
  readonly roles: number;
  /** No other information takes values of its kind; of a day, none that is still to come. */
  readonly isAlone: boolean;
  readonly isAloneAhead: boolean;
  /** Its one direction, out (origin, start) or back (destination, end); 0 when it has none. */
  readonly direction: number;
  /** Which end of a range of days or times its own words ask for, whatever other informations there are; 0 for neither. */
  readonly rangeEnd: number;
  readonly slotType: SlotType;
  /** Asks for the user's own name; who, or what something is called; the first or the last name alone. */
  readonly asksOwnName: boolean;
  readonly asksName: boolean;
  readonly namePart: 'given' | 'family' | undefined;
  /** Of a plain text: the form that its question, its label or its id asks for. */
  readonly form: AnswerForm | undefined;
  /** A number that its question counts: "how many". */
  readonly isCount: boolean;
  /** Of a choice whose labels tell how often: how often each is. */
  readonly frequencies: readonly ChoiceFrequency[];
  /** A number that is asked for as an amount: "how much". */
  readonly isAmount: boolean;
  /** Of a number: the unit that its question, label or id names. */
  readonly unit: Unit | undefined;
  /** Asks about what is past: its dates lie behind, and what was is meant. */
  readonly isPast: boolean;
  /** Rarely shared content words of a yes-or-no question: "parking", "wifi". */
  readonly topics: ReadonlySet<string>;
}

/** What an entry is made from. */
export interface EntryDraft {
  readonly information: SuccessInformation;
  readonly question: Question | undefined;
  readonly position: number;
  readonly words: CueWords;
  readonly spread: ReadonlyMap<string, number>;
}

export function* enter(language: Language, draft: EntryDraft): Steps<InformationEntry> {
  const { information, question, position, words, spread } = draft;
  const whole = information.schema;
  const isList = typesOf(whole).includes('array');
  const schema = isList ? ((whole.items ?? {}) as InformationSchema) : whole;
  const examples = examplesOf(schema, question);
  const choices = yield* choicesOf(language, information, question, examples.named);
  const kind = kindOf(schema, choices);
  const hasForm = typeof schema.pattern === 'string' || schema.format === 'uuid';
  const isText = kind === 'text' && !hasForm;
  const written = isText ? examples.written : undefined;
  const name = nameOf(language, draft);
  // "Auf welchen Namen läuft die Miete?" asks for no amount.
  const slot = slotOf(language, draft, isText && written === undefined && !name.asksOwnName);
  const cues = new Map([...words.weights].map(([root, w]) => [root, w / spread.get(root)!]));
  return {
    position,
    id: information.id,
    schema,
    whole,
    isList,
    kind,
    hasForm,
    hasRareForm: hasRareForm(schema, kind),
    written,
    isOpen: schema.enum === undefined && OPEN_TYPES.has(question?.type ?? 'open'),
    questionId: information.primary_question_id,
    choices,
    listed: listedIn(question),
    sides: kind === 'choice' ? choices.map(({ label }) => sidesOf(language, label)) : [],
    spellings: kind === 'choice' ? spellingsOf(language, choices) : [],
    things: kind === 'choice' ? thingsOfChoices(language, choices) : new Map(),
    choiceKind: commonKind(choices),
    ...rangesOf(language, choices.slice(0, listedIn(question))),
    frequencies: frequenciesOf(language, question),
    cues,
    roles: words.roles,
    isAlone: true,
    isAloneAhead: false,
    direction: directionOf(kind, commonKind(choices), words),
    rangeEnd: directionOf(kind, commonKind(choices), words) & OF_TIMES,
    ...slot,
    ...name,
    ...faultsAsked(language, information, question),
    ...askingOf(language, kind, draft),
    topics: kind === 'boolean' ? topicsOf(language, cues) : new Set(),
  };
}

function listedIn(question: Question | undefined): number {
  return question?.choices.length ?? 0;
}

/** Examples that are codes show how an answer is written, others are choices. */
function examplesOf(
  schema: InformationSchema,
  question: Question | undefined,
): { readonly named: InformationSchema; readonly written: WrittenForm | undefined } {
  const written = listedIn(question) > 0 ? undefined : writtenFormOf(schema);
  return { named: written === undefined ? schema : { ...schema, examples: [] }, written };
}

/** What sort of text it takes, and of a plain one in which form. */
function slotOf(
  language: Language,
  draft: EntryDraft,
  isPlain: boolean,
): Pick<InformationEntry, 'slotType' | 'form'> {
  const { ownRoles, roles } = draft.words;
  const slotType = slotTypeOf(ownRoles) ?? slotTypeOf(roles) ?? 'unknown';
  const form = isPlain ? formOf(language, draft, slotType) : undefined;
  return { slotType: form === 'account' ? 'free' : slotType, form };
}

function nameOf(
  language: Language,
  { information, question }: EntryDraft,
): Pick<InformationEntry, 'asksName' | 'asksOwnName' | 'namePart'> {
  const { phrases, roles } = readText(
    `${question?.text ?? ''} ${information.label}. ${splitName(information.id)}`,
    language,
  );
  const says = (wanted: number) => phrases.some(({ kind }) => kind === wanted);
  const isFamily = says(PHRASE.familyName);
  const isGiven = says(PHRASE.givenName);
  return {
    asksName: roles.some((each) => (each & NAMES) !== 0),
    asksOwnName: says(PHRASE.ownName),
    namePart: isGiven === isFamily ? undefined : isGiven ? 'given' : 'family',
  };
}

const NIGHTS = roleBit('nights');
/** With one of these, something else is counted or paid for a number of nights. */
const BESIDE_NIGHTS = roleBit('people') | roleBit('rooms') | roleBit('money');
const NAMES = roleBit('person') | roleBit('name');

/** Whose form their own sort of text gives. */
const OF_OWN_FORM: ReadonlySet<SlotType> = new Set(['email', 'phone', 'address']);

/** The question says it best, then the label, the id and the schema's own words. */
function formOf(
  language: Language,
  { information, question }: EntryDraft,
  slotType: SlotType,
): AnswerForm | undefined {
  if (OF_OWN_FORM.has(slotType)) return undefined;
  const { title, description } = information.schema;
  const texts = [question?.text, information.label, splitName(information.id), title, description];
  for (const text of texts) {
    const form = formIn(language, text);
    if (form !== undefined) return slotType === 'free' && form !== 'account' ? undefined : form;
  }
  return undefined;
}

function formIn({ pack }: Language, text: JsonValue | undefined): AnswerForm | undefined {
  return typeof text === 'string' ? answerFormIn(text, pack.code) : undefined;
}

/** What the words of its question tell of its answers. */
function askingOf(
  language: Language,
  kind: ValueKind,
  { information, question, words }: EntryDraft,
): Pick<
  InformationEntry,
  'isCount' | 'isAmount' | 'unit' | keyof AskedLimits | 'isPast' | keyof Proposition
> {
  const isNumber = kind === 'number';
  const text = question?.text ?? '';
  const form = isNumber ? formIn(language, question?.text) : undefined;
  // "Combien serez-vous ?" is no amount.
  const isCount = form === 'count' || (isNumber && asksGroup(language, text));
  // "Two weeks" are fourteen nights.
  const counted =
    isCount && (words.roles & (NIGHTS | BESIDE_NIGHTS)) === NIGHTS ? 'day' : undefined;
  return {
    isCount,
    isAmount: form === 'measure' && !isCount,
    unit: isNumber ? (unitOf(language, information, question) ?? counted) : undefined,
    ...limitsAsked(language, { isCount, isNumber }, information, question),
    isPast: isPastIn(language, [question?.text, information.label]),
    ...propositionOf(language, kind === 'boolean' ? `${text} ${information.label}` : ''),
    ...(kind === 'choice' && offeringOf(language, text)),
  };
}

/** Answered with other words than those of their choices, too. */
const OPEN_TYPES = new Set<string>(['open', 'semi_open']);

/** Said by its id and label, or else by its question. */
function directionOf(
  kind: ValueKind,
  choiceKind: Mention['kind'] | undefined,
  { ownRoles, roles }: CueWords,
): number {
  const isOfTime = kind === 'date' || kind === 'time' || choiceKind !== undefined;
  const mask = isOfTime ? OF_TIMES : kind === 'text' ? OF_PLACES : DIRECTIONS;
  return oneDirection(ownRoles & mask) || oneDirection(roles & mask);
}

function typesOf({ type }: InformationSchema): readonly string[] {
  if (type === undefined) return [];
  return (Array.isArray(type) ? type : [type]) as readonly string[];
}

const FORMAT_KINDS: ReadonlyMap<string, ValueKind> = new Map([
  ['date', 'date'],
  ['time', 'time'],
  ['date-time', 'date_time'],
  ['email', 'email'],
  ['uri', 'uri'],
  ['duration', 'duration'],
]);

function kindOf(schema: InformationSchema, choices: readonly ChoiceEntry[]): ValueKind {
  const types = typesOf(schema).filter((type) => type !== 'null');
  if (types.includes('boolean') && types.length === 1) return 'boolean';
  if (schema.enum !== undefined) return 'choice';
  if (types.includes('number') || types.includes('integer')) return 'number';
  if (types.length > 0 && !types.includes('string')) return 'other';
  const format = typeof schema.format === 'string' ? FORMAT_KINDS.get(schema.format) : undefined;
  if (format !== undefined) return format;
  if (typeof schema.format === 'string') return 'other';
  return choices.length > 0 ? 'choice' : 'text';
}
