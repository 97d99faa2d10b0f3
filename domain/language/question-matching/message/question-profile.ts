import type { Artifact } from '../../../artifact/artifact.ts';
import { informationsByQuestion } from '../../../configuration/asked-informations.ts';
import type { Question, SuccessInformation } from '../../../configuration/entities.ts';
import { mapInSteps, type Steps } from '../../../steps.ts';
import { ANSWER_TYPES, FORM_START } from '../../grammar/concept-relations.ts';
import { isFunctionWord } from '../../grammar/function-words.ts';
import { CONCEPTS, conceptId, isConcept } from '../../pack-format/concepts.ts';
import { wordsOfAllPacks } from '../../packs/of-all-packs.ts';
import { directionsOf } from './directions.ts';
import type { ConceptToken, Message } from './read-message.ts';
import { findSentences } from './sentences.ts';

/** What can be said of a question before anyone asks it. */
export interface QuestionProfile {
  readonly id: string;
  readonly message: Message;
  /** Other ways to ask it, where a model wrote some. */
  readonly wordings: readonly Message[];
  readonly isYesOrNo: boolean;
  /** Content words of its text and of the labels of its informations: how much each stands for it, 0..1. */
  readonly words: ReadonlyMap<string, number>;
  /** Words of its choices, by the position of the choice. */
  readonly choiceWords: ReadonlyMap<string, number>;
  /** By concept: how much it stands for the question, 0..1. */
  readonly concepts: Float64Array;
  /** What it asks for first: words and concepts with their prominence 0..1. */
  readonly focusWords: ReadonlyMap<string, number>;
  readonly focusConcepts: ReadonlyMap<number, number>;
  /** Of a question for a name: what bears it, so that "which hotel" asks for "the name of the hotel". */
  readonly bearers: ReadonlySet<string>;
  /** Kinds of answer that it asks for, as bits of `ANSWER_TYPES`; 0 when unknown. */
  readonly types: number;
  /** See `directionsOf`. */
  readonly directions: number;
}

/** Prominence of the first content words after the word that begins an asking. */
export const PROMINENCE: readonly number[] = [1, 0.6, 0.35, 0.2];
const PROMINENT_MIN = 0.6;
const LABEL_WEIGHT = 0.9;
/** Of words that a model wrote and the tenant did not. */
const WRITTEN_WEIGHT = 0.5;
const SCHEMA_WEIGHT = 0.8;
/** The answer type of a question whose answers are choices without a type. */
export const CHOICE_TYPE = 1 << 30;
const DATE_TYPE = ANSWER_TYPES[conceptId('weekday')]!;
const DURATION_TYPE = ANSWER_TYPES[conceptId('how_long')]!;
const MEASURE_TYPES = DURATION_TYPE | ANSWER_TYPES[conceptId('price')]!;
const LINKS = wordsOfAllPacks(({ links }) => links);

/** Whether the token says what a sentence is about, rather than how it is said. */
export function isContent(token: ConceptToken): boolean {
  if (token.concepts.length === 0) return !isFunctionWord(token.text);
  return token.concepts.some((concept) => concept < FORM_START);
}

/** Whether the token may be what a sentence asks for: of "how many rooms", the rooms are. */
function isFocal(token: ConceptToken): boolean {
  return isContent(token) && !isConcept(token, 'how_many');
}

/** How far behind "kind" the word may stand that it is a kind of. */
const KIND_DISTANCE_MAX = 3;

/**
 * Places in `[start, end)` of what may be asked for, the most prominent first: of "what kind of heating", the
 * heating, and then its kind.
 */
export function focalPlaces(tokens: readonly ConceptToken[], start: number, end: number): number[] {
  const places: number[] = [];
  for (let i = start; i < end; i++) if (isFocal(tokens[i]!)) places.push(i);
  for (let k = 0; k + 1 < places.length; k++) {
    const [kind, thing] = [places[k]!, places[k + 1]!];
    const isKindOf =
      isConcept(tokens[kind]!, 'type') && thing - kind <= KIND_DISTANCE_MAX && thing - kind > 1;
    if (isKindOf) places.splice(k++, 2, thing, kind);
  }
  return places;
}

function raise<Key>(map: Map<Key, number>, key: Key, weight: number): void {
  const known = map.get(key);
  if (known === undefined || known < weight) map.set(key, weight);
}

type ProfileDraft = {
  -readonly [K in 'types' | 'directions']: number;
} & {
  readonly words: Map<string, number>;
  readonly choiceWords: Map<string, number>;
  readonly concepts: Float64Array;
  readonly focusWords: Map<string, number>;
  readonly focusConcepts: Map<number, number>;
  readonly bearers: Set<string>;
};

function addConcept(draft: ProfileDraft, concept: number, weight: number): void {
  draft.concepts[concept] = Math.max(draft.concepts[concept]!, weight);
}

function addTopic(draft: ProfileDraft, tokens: readonly ConceptToken[], weight: number): void {
  for (const token of tokens) {
    if (!isContent(token)) continue;
    raise(draft.words, token.text, weight);
    draft.directions |= directionsOf(token.concepts);
    for (const concept of token.concepts) addConcept(draft, concept, weight);
  }
}

function addFocus(draft: ProfileDraft, tokens: readonly ConceptToken[]): void {
  const places = focalPlaces(tokens, 0, tokens.length).slice(0, PROMINENCE.length);
  for (const [i, place] of places.entries()) {
    const token = tokens[place]!;
    raise(draft.focusWords, token.text, PROMINENCE[i]!);
    for (const concept of token.concepts) {
      if (concept < FORM_START) raise(draft.focusConcepts, concept, PROMINENCE[i]!);
    }
  }
}

/** The words right after "name" ("name of the stylist or salon"), else the one right before it ("guest name"). */
export function bearersOf(tokens: readonly ConceptToken[]): ConceptToken[] {
  const named = tokens.findIndex((token) => isConcept(token, 'name'));
  if (named < 0) return [];
  const start = tokens.findIndex((token, at) => at > named && isContent(token));
  if (start < 0) {
    const before = tokens[named - 1];
    return before && isContent(before) ? [before] : [];
  }
  const bearers: ConceptToken[] = [];
  for (const token of tokens.slice(start)) {
    if (isContent(token)) bearers.push(token);
    else if (!LINKS.has(token.text)) break;
  }
  return bearers;
}

function addBearers(draft: ProfileDraft, tokens: readonly ConceptToken[]): void {
  for (const { text } of bearersOf(tokens)) draft.bearers.add(text);
}

/** Concepts that a choice names, by its words or by the form of a value. */
function conceptsOfChoice(tokens: readonly ConceptToken[]): Set<number> {
  const concepts = new Set(tokens.flatMap((token) => token.concepts));
  for (const { value } of tokens) {
    if (value === 'date' || value === 'time') concepts.add(conceptId(value));
  }
  return concepts;
}

function addChoiceWords(
  draft: ProfileDraft,
  tokens: readonly ConceptToken[],
  position: number,
): void {
  for (const { text } of tokens) {
    const isNew = !isFunctionWord(text) && !draft.choiceWords.has(text);
    if (isNew) draft.choiceWords.set(text, position);
  }
}

/** Words of the choices, and as topics the concepts that at least half of the choices name. */
function addChoices(draft: ProfileDraft, { choices }: Question, read: MessageOf): void {
  const counts = new Map<number, number>();
  for (const [position, { label }] of choices.entries()) {
    const { tokens } = read(label);
    addChoiceWords(draft, tokens, position);
    for (const concept of conceptsOfChoice(tokens)) {
      counts.set(concept, (counts.get(concept) ?? 0) + 1);
    }
  }
  for (const [concept, count] of counts) {
    const isCommon = count * 2 >= choices.length;
    if (isCommon && concept < FORM_START) addConcept(draft, concept, SCHEMA_WEIGHT);
  }
}

const FORMATS: Readonly<Record<string, 'time' | 'date'>> = {
  time: 'time',
  date: 'date',
  'date-time': 'date',
};

/** The concept that the schema itself asks for. */
function schemaConcept(
  schema: SuccessInformation['schema'],
): 'time' | 'date' | 'number' | undefined {
  if (typeof schema.format === 'string') return FORMATS[schema.format];
  return schema.type === 'number' || schema.type === 'integer' ? 'number' : undefined;
}

/** A number of what the question names: of a budget, "how much" asks for it too. */
function addMeasures(draft: ProfileDraft): void {
  for (const [concept, weight] of draft.concepts.entries()) {
    if (weight > 0) draft.types |= ANSWER_TYPES[concept]! & MEASURE_TYPES;
  }
}

function addTypes(draft: ProfileDraft, hasChoices: boolean): void {
  for (const [concept, prominence] of draft.focusConcepts) {
    if (prominence >= PROMINENT_MIN) draft.types |= ANSWER_TYPES[concept]!;
  }
  if (draft.types === 0 && hasChoices) draft.types = CHOICE_TYPE;
  // "How long will you need it" asks when it ends.
  const isEnd = draft.concepts[conceptId('end')]! > 0;
  if ((draft.types & DATE_TYPE) !== 0 && isEnd) draft.types |= DURATION_TYPE;
}

function profileQuestion(
  question: Question,
  informations: readonly SuccessInformation[],
  written: readonly string[],
  read: MessageOf,
): QuestionProfile {
  const draft: ProfileDraft = {
    words: new Map(),
    choiceWords: new Map(),
    concepts: new Float64Array(CONCEPTS.length),
    focusWords: new Map(),
    focusConcepts: new Map(),
    bearers: new Set(),
    types: 0,
    directions: 0,
  };
  const message = read(question.text);
  addTopic(draft, message.tokens, 1);
  for (const { cue, end } of findSentences(message)) {
    addFocus(draft, message.tokens.slice(cue, end));
  }
  addBearers(draft, message.tokens);
  for (const { label } of informations) {
    const { tokens } = read(label);
    addTopic(draft, tokens, LABEL_WEIGHT);
    addFocus(draft, tokens);
    addBearers(draft, tokens);
  }
  const wordings = written.map(read);
  for (const { tokens } of wordings) addTopic(draft, tokens, WRITTEN_WEIGHT);
  const schema = informations[0]?.schema ?? {};
  const isYesOrNo = schema.type === 'boolean';
  const asked = question.choices.length === 0 ? schemaConcept(schema) : undefined;
  if (asked !== undefined) {
    addConcept(draft, conceptId(asked), SCHEMA_WEIGHT);
    draft.types |= ANSWER_TYPES[conceptId(asked)]!;
    if (asked === 'number') addMeasures(draft);
  }
  if (!isYesOrNo) addChoices(draft, question, read);
  addTypes(draft, isYesOrNo || question.choices.length > 0);
  return { id: question.id, message, wordings, isYesOrNo, ...draft };
}

type MessageOf = (text: string) => Message;

/** Profiles of all questions of a publication, in its order. */
export function* profileQuestions(artifact: Artifact, read: MessageOf): Steps<QuestionProfile[]> {
  const informationsOf = informationsByQuestion(artifact.success_informations);
  const written = new Map(artifact.prototypes?.map((each) => [each.question_id, each.wordings]));
  return yield* mapInSteps(artifact.questions, (question) => {
    const { id } = question;
    return profileQuestion(question, informationsOf.get(id) ?? [], written.get(id) ?? [], read);
  });
}
