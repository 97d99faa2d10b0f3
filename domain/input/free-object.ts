import * as v from 'valibot';
import { isStorableJson } from '../json/json.ts';
import { rule } from './text.ts';

/** Nesting of the free-form objects that clients send. */
const DEPTH_MAX = 32;

/** An object of the client's own making, within limits; `bytesMax` counts its JSON in UTF-8. */
export function freeObject(limits: {
  readonly keysMax: number;
  readonly bytesMax: number;
}): v.GenericSchema<Readonly<Record<string, unknown>>> {
  const { keysMax, bytesMax } = limits;
  return v.pipe(
    v.custom<Readonly<Record<string, unknown>>>(isObject, 'must be an object'),
    rule(
      'invalid_value',
      (value) => isPlain(value),
      `must be plain JSON, nested at most ${DEPTH_MAX} deep`,
    ),
    rule(
      'too_many_items',
      (value) => Object.keys(value).length <= keysMax,
      `may have at most ${keysMax} keys`,
    ),
    rule(
      'too_long',
      (value) => fits(value, bytesMax),
      `must have at most ${bytesMax} bytes of JSON`,
    ),
    v.metadata({ type: 'object', maxProperties: keysMax }),
  );
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPlain(value: object): boolean {
  return isStorableJson(value, DEPTH_MAX);
}

/** What is nested too deep to be written down was refused before. */
function fits(value: object, bytesMax: number): boolean {
  return !isPlain(value) || Buffer.byteLength(JSON.stringify(value)) <= bytesMax;
}
