import * as v from 'valibot';
import { rule, text } from './text.ts';

/** An id as callers send it back to us: 1-128 code points. */
export const anyId = text(1, 128);

/** Tenant and service ids, as they stand in stream names. */
export const tenantOrServiceId = v.pipe(
  text(1, 63),
  rule(
    'invalid_value',
    (id) => /^[a-z0-9][a-z0-9_-]*$/.test(id),
    'may hold lower-case letters, digits, underscore and hyphen only',
  ),
  v.metadata({ pattern: '^[a-z0-9][a-z0-9_-]{0,62}$' }),
);
