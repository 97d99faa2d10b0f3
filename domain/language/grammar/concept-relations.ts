import { CONCEPTS, type Concept, conceptId } from '../pack-format/concepts.ts';

/** How strongly one concept points at another, besides at itself. General knowledge, in no language. */
const POINTS_AT: Partial<Record<Concept, Partial<Record<Concept, number>>>> = {
  when: { date: 0.85, time: 0.7, year: 0.6, start: 0.3 },
  where: { place: 0.8, area: 0.8, city: 0.8, address: 0.6, departure: 0.3, arrival: 0.3 },
  who: { person: 0.9, name: 0.4 },
  how_many: { number: 0.8, people: 0.3, ticket: 0.2, room: 0.2 },
  how_much: { price: 0.8, amount: 0.8, number: 0.4 },
  how_long: { duration: 1 },
  how_old: { birth: 0.9, year: 0.6 },
  weekday: { date: 0.9 },
  month: { date: 0.9 },
  relative_day: { date: 0.9 },
  compass: { area: 0.9, place: 0.4 },
  dearness: { price: 0.9 },
  nationality: { food: 0.6, language: 0.5 },
  area: { place: 0.7, city: 0.4, compass: 0.6 },
  city: { place: 0.7, area: 0.5, address: 0.3 },
  place: { area: 0.7, city: 0.7, address: 0.6, where: 0.6 },
  address: { place: 0.6 },
  country: { place: 0.5 },
  departure: { start: 0.5 },
  start: { departure: 0.4 },
  arrival: { place: 0.3 },
  return: { end: 0.5, arrival: 0.2 },
  end: { return: 0.4 },
  people: { number: 0.5, ticket: 0.4 },
  children: { people: 0.5 },
  ticket: { number: 0.3, people: 0.5 },
  room: { number: 0.2 },
  name: { person: 0.3 },
  person: { name: 0.4 },
  price: { amount: 0.6, payment: 0.3, dearness: 0.7 },
  amount: { price: 0.6, number: 0.3 },
  payment: { price: 0.2, account: 0.3 },
  request: { description: 0.5, message: 0.4 },
  description: { request: 0.4, message: 0.3 },
  message: { description: 0.3 },
  identifier: { number: 0.3 },
  subject: { type: 0.3, description: 0.3 },
  duration: { end: 0.2 },
  type: { subject: 0.3, class: 0.3 },
  class: { type: 0.4 },
  date: { time: 0.15 },
  time: { date: 0.15 },
  food: { restaurant: 0.3, diet: 0.3, nationality: 0.5 },
  diet: { food: 0.4 },
  size: { number: 0.2 },
};

/** Row by concept: the concepts it points at, itself first, with strengths 0..1. */
export const POINTERS: readonly (readonly (readonly [concept: number, strength: number])[])[] =
  CONCEPTS.map((concept, id) => [
    [id, 1] as const,
    ...Object.entries(POINTS_AT[concept] ?? {}).map(
      ([other, strength]) => [conceptId(other as Concept), strength] as const,
    ),
  ]);

/** From here on, concepts tell how a sentence asks, offers or tells, not what it is about. */
export const FORM_START = conceptId('what');

const ANSWER_CONCEPTS: readonly Concept[] = [
  'weekday',
  'month',
  'relative_day',
  'compass',
  'dearness',
  'nationality',
];

/** By concept: whether its words are answers rather than topics. */
export const IS_ANSWER: readonly boolean[] = CONCEPTS.map((concept) =>
  ANSWER_CONCEPTS.includes(concept),
);

/** Kinds of answer that exclude each other, with the concepts that ask for them. */
const KINDS_OF_ANSWER: readonly (readonly Concept[])[] = [
  ['place', 'area', 'city', 'country', 'address', 'compass', 'where'],
  ['time', 'when'],
  ['date', 'weekday', 'month', 'relative_day', 'when', 'birth', 'year', 'how_old'],
  ['number', 'how_many', 'people', 'children'],
  ['price', 'amount', 'how_much', 'dearness', 'income'],
  ['duration', 'how_long', 'year'],
  ['person', 'name', 'who', 'company'],
];

/** By concept: the kinds of answer that it asks for, as bits; 0 for a concept that could be answered anyhow. */
export const ANSWER_TYPES: readonly number[] = CONCEPTS.map((concept) =>
  KINDS_OF_ANSWER.reduce(
    (bits, members, bit) => (members.includes(concept) ? bits | (1 << bit) : bits),
    0,
  ),
);
