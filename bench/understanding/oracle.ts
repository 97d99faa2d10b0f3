import type { JsonValue } from '../../domain/json/json.ts';
import type {
  ExtractionRequest,
  OfferedInformation,
} from '../../domain/language/extraction-request.ts';
import { findQuote } from '../../domain/language/text/find-quote.ts';
import { tokenize } from '../../domain/language/text/tokens.ts';
import type { BenchConfiguration } from './configurations.ts';
import type { Expected } from './score.ts';

/** An answer in the protocol's own words, as a server would send it. */
export interface WireAnswer {
  readonly asked: readonly { readonly question_id: string; readonly outcome: string }[];
  readonly values: readonly WireValue[];
}

interface WireValue {
  readonly information_id: string;
  readonly kind: 'told' | 'no_preference' | 'withdrawn';
  readonly value: JsonValue;
  readonly quote: string;
  readonly confidence: number;
}

/** What is true of a reply. */
export interface Truth {
  /** Names the turn, so that noise is the same from run to run. */
  readonly id: string;
  readonly configuration: BenchConfiguration;
  readonly userText: string;
  /** Slots really asked, the main one first. */
  readonly askedSlots: readonly string[];
  readonly outcome: string;
  /** By slot. */
  readonly expected: Readonly<Record<string, Expected>>;
}

/** A model of the bench: what it says of a turn whose truth is known. */
export type BenchModel = (truth: Truth, request: ExtractionRequest) => WireAnswer;

/** A model that knows everything. */
export const oracle: BenchModel = ({ configuration, ...truth }) => {
  const { slots } = configuration;
  const isTold = (slot: string) => truth.expected[slot] !== undefined;
  return {
    asked: truth.askedSlots.flatMap((slot, i) => {
      const question_id = slots.get(slot)?.question_id;
      if (question_id === undefined) return [];
      const own = isTold(slot) ? 'asked_answered' : 'asked_no_answer';
      return [{ question_id, outcome: i === 0 ? truth.outcome : own }];
    }),
    values: Object.entries(truth.expected).flatMap(([slot, expected]) => {
      const information_id = slots.get(slot)?.success_information_id;
      if (information_id === undefined) return [];
      const quote = quoteOf(expected, truth.userText);
      const isOpen = expected.special === 'dontcare';
      const kind = isOpen ? 'no_preference' : 'told';
      const value = isOpen ? null : expected.value;
      return [{ information_id, kind, value, quote, confidence: 0.95 } as const];
    }),
  };
};

/** The words that the row gives for the value, as the user wrote them; else all that was said. */
function quoteOf({ surface, value }: Expected, userText: string): string {
  const tokens = tokenize(userText);
  for (const sought of [surface, value]) {
    const place = typeof sought === 'string' ? findQuote(tokens, sought) : undefined;
    if (place) return userText.slice(...place);
  }
  return userText;
}

const FAULTS = ['silent', 'wrong_value', 'invented', 'wrong_question'] as const;

/** The oracle, wrong in this share of the turns, in one of four ways each. */
export function noisyOracle(share: number): BenchModel {
  return (truth, request) => {
    const answer = oracle(truth, request);
    const chance = chanceOf(truth.id);
    if (chance() >= share) return answer;
    const fault = FAULTS[Math.floor(chance() * FAULTS.length)]!;
    if (fault === 'silent') return { asked: [], values: [] };
    if (fault === 'wrong_question') return withWrongQuestion(answer, request, chance);
    if (fault === 'invented') return withInvented(answer, truth, request, chance);
    return withWrongValue(answer, truth, request, chance);
  };
}

function withWrongQuestion(
  answer: WireAnswer,
  { publication }: ExtractionRequest,
  chance: Chance,
): WireAnswer {
  const right = new Set(answer.asked.map(({ question_id }) => question_id));
  const others = publication.questions.filter(({ id }) => !right.has(id));
  if (others.length === 0) return answer;
  return {
    ...answer,
    asked: [{ question_id: pick(others, chance).id, outcome: 'asked_answered' }],
  };
}

function withInvented(
  answer: WireAnswer,
  { userText }: Truth,
  { publication }: ExtractionRequest,
  chance: Chance,
): WireAnswer {
  const told = new Set(answer.values.map(({ information_id }) => information_id));
  const others = publication.informations.filter(({ id }) => !told.has(id));
  if (others.length === 0) return answer;
  const information = pick(others, chance);
  const value = someValue(information, userText, chance);
  const invented = { information_id: information.id, kind: 'told', value } as const;
  return {
    ...answer,
    values: [...answer.values, { ...invented, quote: userText, confidence: 0.9 }],
  };
}

function withWrongValue(
  answer: WireAnswer,
  { userText }: Truth,
  { publication }: ExtractionRequest,
  chance: Chance,
): WireAnswer {
  const [first, ...rest] = answer.values;
  const information = publication.informations.find(({ id }) => id === first?.information_id);
  if (!first || !information) return answer;
  const value = someValue(information, userText, chance);
  return { ...answer, values: [{ ...first, kind: 'told', value }, ...rest] };
}

/** A value of the right type: a listed one, or words of the user. */
function someValue(
  { choices, schema }: OfferedInformation,
  said: string,
  chance: Chance,
): JsonValue {
  if (choices.length > 0) return pick(choices, chance).value;
  if (schema.type === 'integer' || schema.type === 'number') return 1 + Math.floor(9 * chance());
  if (schema.type === 'boolean') return chance() < 0.5;
  if (schema.format === 'date')
    return `2019-03-${String(2 + Math.floor(25 * chance())).padStart(2, '0')}`;
  if (schema.format === 'time') return `${String(10 + Math.floor(12 * chance()))}:30`;
  return pick(said.split(/\s+/), chance);
}

type Chance = () => number;

function pick<T>(items: readonly T[], chance: Chance): T {
  return items[Math.floor(chance() * items.length)]!;
}

/** Numbers in 0..1 that a text alone decides (mulberry32 of its FNV-1a hash). */
function chanceOf(text: string): Chance {
  let seed = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) seed = Math.imul(seed ^ text.charCodeAt(i), 0x01000193);
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
