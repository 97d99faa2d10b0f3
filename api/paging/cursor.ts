import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import * as v from 'valibot';
import { text } from '../../domain/input/text.ts';
import { errorEnvelope } from '../error-envelope.ts';
import type { RouteAnswer, RouteRequest } from '../route.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The `next_cursor` of the page before, as a client sends it back. */
export const cursor = v.optional(text(1, 512));

/**
 * Opaque places in a list. What they hold is sealed, so that nobody learns where the log stands, and bound to
 * the list, so that one of another tenant, filter or maker leads nowhere.
 */
export class Cursors {
  readonly #secret: string;
  readonly #key: Buffer;

  constructor(secret: string) {
    this.#secret = secret;
    this.#key = createHmac('sha256', secret).update('cursor key').digest();
  }

  /** @param list all that it depends on: route, tenant, service, filters */
  write(list: readonly string[], position: string): string {
    const bound = JSON.stringify(list);
    // Derived from what is sealed: the same place has the same cursor, another one has another nonce.
    const nonce = createHmac('sha256', this.#secret)
      .update(`cursor nonce\n${bound}\n${position}`)
      .digest()
      .subarray(0, NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.#key, nonce).setAAD(Buffer.from(bound));
    const sealed = Buffer.concat([cipher.update(position, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** The position, or undefined for what was not written for this list. */
  read(list: readonly string[], cursor: string): string | undefined {
    const bytes = Buffer.from(cursor, 'base64url');
    // Decoding forgives what encoding never writes.
    if (bytes.toString('base64url') !== cursor || bytes.length < NONCE_BYTES + TAG_BYTES) {
      return undefined;
    }
    const opener = createDecipheriv(ALGORITHM, this.#key, bytes.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(JSON.stringify(list)))
      .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    try {
      const sealed = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([opener.update(sealed), opener.final()]).toString();
    } catch {
      // The seal is broken: the only thing that GCM says of it.
      return undefined;
    }
  }
}

/** What a cursor is bound to: the list, whose it is, and what it is filtered by. */
export function listOf(
  operationId: string,
  { identity, params }: Pick<RouteRequest, 'identity' | 'params'>,
  filters: object,
): readonly string[] {
  // Both entry points have the same lists; in the path of one, tenant and service stand too.
  const { tenant: _, service: __, ...ids } = params;
  const { tenant, service } = identity;
  return [operationId, tenant, service, ...Object.values(ids), JSON.stringify(filters)];
}

/** The refusal of a cursor that was not written for this list. */
export function invalidCursor(requestId: string): RouteAnswer {
  const message = 'This cursor does not belong to this list; start again without one.';
  return errorEnvelope('invalid_cursor', message, {}, requestId);
}
