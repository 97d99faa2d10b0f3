import { createHmac, timingSafeEqual } from 'node:crypto';

const MAC_BYTES = 16;

/** Opaque places in a list: signed, so that one of another tenant, filter or maker leads nowhere. */
export class Cursors {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** @param scope what the list depends on: route, tenant, service, filters */
  write(scope: readonly string[], position: string): string {
    const mac = this.#mac(scope, position);
    return Buffer.concat([mac, Buffer.from(position)]).toString('base64url');
  }

  /** The position, or undefined for what was not written for this scope. */
  read(scope: readonly string[], cursor: string): string | undefined {
    const bytes = Buffer.from(cursor, 'base64url');
    // Decoding forgives what encoding never writes.
    if (bytes.length <= MAC_BYTES || bytes.toString('base64url') !== cursor) return undefined;
    const position = bytes.subarray(MAC_BYTES).toString();
    const isOurs = timingSafeEqual(bytes.subarray(0, MAC_BYTES), this.#mac(scope, position));
    return isOurs ? position : undefined;
  }

  #mac(scope: readonly string[], position: string): Buffer {
    const text = JSON.stringify(['cursor', ...scope, position]);
    return createHmac('sha256', this.#secret).update(text).digest().subarray(0, MAC_BYTES);
  }
}
