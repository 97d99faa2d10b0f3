import { ANSWER_TYPES, IS_ANSWER } from '../../grammar/concept-relations.ts';
import { type Concept, conceptId } from '../../pack-format/concepts.ts';
import { directionsOf } from './directions.ts';
import { isContent } from './question-profile.ts';
import type { ConceptToken, Message } from './read-message.ts';
import { isInterrogative, type Sentence } from './sentences.ts';

/** Concepts of form that the model looks at. */
export const FORM_CONCEPTS = [
  'whether',
  'want',
  'prefer',
  'need',
  'tell',
  'may_have',
  'help',
  'else',
  'other',
  'offer',
  'book',
  'done',
  'found',
  'sorry',
  'thanks',
  'hello',
  'bye',
  'anaphor',
  'suggest',
  'statement',
] as const satisfies readonly Concept[];

type FormConcept = (typeof FORM_CONCEPTS)[number];

/** How a sentence is put, whatever it is about. */
export interface Form {
  readonly form: Sentence['form'];
  readonly tokenCount: number;
  /** Tokens that say what it is about, values apart. */
  readonly contentCount: number;
  readonly interrogatives: number;
  /** Values stated: numbers, times, dates, weekdays … */
  readonly values: number;
  /** Kinds of the values stated, as bits of `ANSWER_TYPES`. */
  readonly valueTypes: number;
  /** See `directionsOf`. */
  readonly directions: number;
  /** By position in `FORM_CONCEPTS`: how often it is named. */
  readonly counts: Uint8Array;
  /** Neither "which" nor "how many": yes or no would answer it. */
  readonly isYesOrNo: boolean;
}

const places = new Map<number, number>(
  FORM_CONCEPTS.map((concept, place) => [conceptId(concept), place]),
);
const placeOf = new Map<Concept, number>(FORM_CONCEPTS.map((concept, place) => [concept, place]));

/** Whether the sentence names the concept of form. */
export function names(form: Form, concept: FormConcept): boolean {
  return form.counts[placeOf.get(concept)!]! > 0;
}

/** Kinds of the value that a token states; undefined when it states none. */
function valueTypesOf({ value, concepts }: ConceptToken): number | undefined {
  if (value !== undefined) return ANSWER_TYPES[conceptId(value)]!;
  const stated = concepts.find((concept) => IS_ANSWER[concept]);
  return stated === undefined ? undefined : ANSWER_TYPES[stated]!;
}

function countForms(token: ConceptToken, counts: Uint8Array): void {
  for (const concept of token.concepts) {
    const place = places.get(concept);
    if (place !== undefined) counts[place]!++;
  }
}

/** Reads how a sentence is put. */
export function readSentenceForm(message: Message, sentence: Sentence): Form {
  const { tokens } = message;
  const counts = new Uint8Array(FORM_CONCEPTS.length);
  let interrogatives = 0;
  let values = 0;
  let valueTypes = 0;
  let contentCount = 0;
  let directions = 0;
  for (let i = sentence.start; i < sentence.end; i++) {
    const token = tokens[i]!;
    if (isInterrogative(message, i, sentence.start)) interrogatives++;
    const types = valueTypesOf(token);
    if (types !== undefined) values++;
    else if (isContent(token)) contentCount++;
    valueTypes |= types ?? 0;
    directions |= directionsOf(token.concepts);
    countForms(token, counts);
  }
  const isPut = sentence.form === 'marked' || counts[placeOf.get('whether')!]! > 0;
  return {
    form: sentence.form,
    tokenCount: sentence.end - sentence.start,
    contentCount,
    interrogatives,
    values,
    valueTypes,
    directions,
    counts,
    isYesOrNo: interrogatives === 0 && (isPut || counts[placeOf.get('offer')!]! > 0),
  };
}
