import * as v from 'valibot';
import { isStorable } from '../json/json.ts';
import { counted } from './counted.ts';

/** Number of Unicode code points: the unit of every length in the contract. */
export function codePointLength(text: string): number {
  let pairs = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit >= 0xd800 && unit <= 0xdbff) pairs++;
  }
  return text.length - pairs;
}

/**
 * A check whose issue names a detail code of the contract: the code travels on the issue's
 * `requirement`, where `issueCode` finds it.
 */
export function rule<T>(
  code: string,
  requirement: (value: T) => boolean,
  message: string,
): v.CheckAction<T, string> {
  const coded = Object.assign((value: T) => requirement(value), { code });
  return v.check<T, string>(coded, message);
}

/** What every text of a body passes whose JSON is plain. */
export const storable = rule(
  'invalid_value',
  isStorable,
  'must not hold U+0000 or lone surrogates',
);

/**
 * A string of `min` to `max` code points that can be stored faithfully.
 * JSON Schema counts code points too, so the OpenAPI document states the same limits.
 */
export function text(min: number, max: number): v.GenericSchema<string> {
  return v.pipe(
    v.string(),
    storable,
    rule(
      'too_short',
      // A code point has two units at most.
      (value) => value.length >= 2 * min || codePointLength(value) >= min,
      `must have at least ${counted(min, 'character')}`,
    ),
    rule(
      'too_long',
      (value) => value.length <= max || codePointLength(value) <= max,
      `must have at most ${counted(max, 'character')}`,
    ),
    v.metadata({ minLength: min, maxLength: max }),
  );
}
