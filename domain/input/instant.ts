import * as v from 'valibot';
import { rule } from './text.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/;

/** `Date.parse` takes the 30th of February for the 2nd of March. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Years beyond four digits are written with a sign, and compare as no time. */
function hasFourDigits(written: string): boolean {
  const time = Date.parse(written);
  return !Number.isNaN(time) && !/^[+-]/.test(new Date(time).toISOString());
}

/** A point in time with its zone, kept as it was written. */
export const writtenInstant = v.pipe(
  v.string(),
  rule(
    'invalid_value',
    (value) => INSTANT.test(value) && isDay(value.slice(0, 10)) && hasFourDigits(value),
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
