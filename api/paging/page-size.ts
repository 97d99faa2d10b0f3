import * as v from 'valibot';
import { rule } from '../../domain/input/text.ts';

const LIMIT_MAX = 200;
const LIMIT_DEFAULT = 50;

/** Entries of a page: 1-200, 50 unless given. */
export const limit = v.pipe(
  v.optional(v.string(), String(LIMIT_DEFAULT)),
  rule('invalid_type', (value) => /^\d{1,9}$/.test(value), 'must be a whole number'),
  rule(
    'invalid_value',
    // What is no number has its own fault.
    (value) => Number.isNaN(Number(value)) || (Number(value) >= 1 && Number(value) <= LIMIT_MAX),
    `must be from 1 to ${LIMIT_MAX}`,
  ),
  v.metadata({ type: 'integer', minimum: 1, maximum: LIMIT_MAX, default: LIMIT_DEFAULT }),
  v.transform(Number),
);
