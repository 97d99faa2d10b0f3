import type { UnderstoodValue } from '../../../../language/reading.ts';
import type { InformationEntry } from '../../../../language/reading-index/information-entry.ts';
import type { Token } from '../../../../language/text/tokens.ts';
import { clausesOf, isWithin } from './doubt-features.ts';

/** What tells whether a value that the rules read is right, in the order of the features' numbers. */
export const TRUST_FEATURES = [
  'is_asked',
  'confidence',
  'has_place',
  'is_no_preference',
  'is_list',
  'is_number',
  'is_date',
  'is_time',
  'is_choice',
  'is_open_choice',
  'is_boolean',
  'share_told',
  'words',
  'words_left',
  'numbers_left',
  'clauses',
  'values',
] as const;

/** The reply that the rules read, with all that they read of it. */
export interface ReadReply {
  readonly tokens: readonly Token[];
  readonly values: readonly UnderstoodValue[];
}

/** Words beyond this many are as many. */
const WORDS_MAX = 60;
const DATES = new Set(['date', 'date_time', 'duration']);

/** One value of a reply, as numbers. */
export function trustFeatures(
  { confidence, span, notApplicable }: UnderstoodValue,
  { kind, isList, isOpen }: InformationEntry,
  isAsked: boolean,
  { tokens, values }: ReadReply,
): Float64Array {
  const within = tokens.filter((token) => isWithin(token, span));
  const left = tokens.filter((token) => !values.some((value) => isWithin(token, value.span)));
  const features: Readonly<Record<(typeof TRUST_FEATURES)[number], number>> = {
    is_asked: Number(isAsked),
    confidence,
    has_place: Number(span !== undefined),
    is_no_preference: Number(notApplicable === true),
    is_list: Number(isList),
    is_number: Number(kind === 'number'),
    is_date: Number(DATES.has(kind)),
    is_time: Number(kind === 'time'),
    is_choice: Number(kind === 'choice' && !isOpen),
    is_open_choice: Number(kind === 'choice' && isOpen),
    is_boolean: Number(kind === 'boolean'),
    share_told: tokens.length === 0 ? 0 : within.length / tokens.length,
    words: Math.min(WORDS_MAX, tokens.length),
    words_left: Math.min(WORDS_MAX, left.length),
    numbers_left: left.filter(({ digits }) => digits).length,
    clauses: clausesOf(tokens),
    values: values.length,
  };
  return Float64Array.from(TRUST_FEATURES, (name) => features[name]);
}
