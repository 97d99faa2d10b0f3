import * as v from 'valibot';
import { closedObject } from '../../../domain/input/closed-object.ts';
import { API_VERSION } from '../../../domain/session/state-version.ts';

/** Parts of answers that many schemas share. Answers are described closed: what is not here does not leave. */

export const requestId = v.pipe(v.string(), v.minLength(1));

export const timestamp = v.pipe(v.string(), v.metadata({ format: 'date-time' }));

export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(128));

/** A whole number from `min` on. */
export function count(min: number): v.GenericSchema<number> {
  return v.pipe(v.number(), v.integer(), v.minValue(min));
}

/** 0..1 */
export const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** Any JSON value. */
export const anyJson = v.unknown();

export const anyObject = v.looseObject({});

export const versions = closedObject({
  state_version: count(0),
  engine_version: v.string(),
  api_version: v.literal(API_VERSION),
});

export const nextCursor = v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(512)));
