import * as v from 'valibot';
import { rule } from './text.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/;

/** A point in time with its zone, kept as it was written. */
export const writtenInstant = v.pipe(
  v.string(),
  rule(
    'invalid_value',
    (value) => INSTANT.test(value) && !Number.isNaN(Date.parse(value)),
    'must be an ISO 8601 instant with a time zone',
  ),
  v.metadata({ format: 'date-time' }),
);

/** The same, brought to the form of `Date.toISOString`, so that texts compare as times. */
export const instant = v.pipe(
  writtenInstant,
  v.transform((value) => new Date(value).toISOString()),
);

/** The instant a number of milliseconds after another one. */
export function later(instant: string, milliseconds: number): string {
  return new Date(Date.parse(instant) + milliseconds).toISOString();
}
