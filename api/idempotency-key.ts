import { hash } from 'node:crypto';
import type { Context } from 'hono';
import type { IdempotencyKey } from '../app/core/idempotency/receipt-places.ts';
import type { FieldError } from '../domain/input/refuse-fields.ts';
import type { Route, RouteRequest } from './route.ts';

/** One header line of 8-128 visible ASCII characters, taken verbatim: as JSON Schema has it. */
export const KEY_SCHEMA = {
  type: 'string',
  minLength: 8,
  maxLength: 128,
  pattern: '^[!-~]+$',
} as const;
const KEY_PATTERN = new RegExp(`^[!-~]{${KEY_SCHEMA.minLength},${KEY_SCHEMA.maxLength}}$`);

export function checkIdempotencyKey(
  context: Context,
  route: Route,
): { readonly key: string } | { readonly error: FieldError } {
  if (route.idempotency === 'none') return { key: '' };
  const at = { location: 'header', path: 'Idempotency-Key' } as const;
  const key = context.req.header('idempotency-key');
  if (key === undefined) {
    if (route.idempotency === 'optional') return { key: '' };
    const message = 'is required for this request; a fresh one for each new effect';
    return { error: { ...at, code: 'idempotency_key_required', message } };
  }
  // Two header lines arrive joined by a comma and a space, which the pattern refuses.
  if (KEY_PATTERN.test(key)) return { key };
  const message = 'must be one line of 8-128 visible ASCII characters';
  return { error: { ...at, code: 'idempotency_key_invalid', message } };
}

/** The key in its scope (tenant, service, operation, the path's ids) and the body, as digests. */
export function idempotencyOf(request: RouteRequest, operation: string): IdempotencyKey {
  const { identity, params, idempotencyKey, bodyDigest } = request;
  const ids = Object.values(params);
  const scoped = [operation, identity.tenant, identity.service, ...ids, idempotencyKey];
  return { keyDigest: hash('sha256', scoped.join('\n')), bodyDigest };
}
