import { isAscii } from 'node:buffer';
import type { Context } from 'hono';
import { findJsonFault, type JsonFault } from '../../domain/json/json-fault.ts';
import { parseJsonInSteps } from '../../domain/json/parse-json.ts';
import type { Steps } from '../../domain/steps.ts';
import type { HeldBody } from './bodies-in-flight.ts';

export type BodyRead =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly reason: 'too_large' | 'too_many' | 'cut_off' };

/** Bytes that the client says it sends: 0 for no body, undefined where it does not say. */
export function declaredBytes(context: Context): number | undefined {
  const declared = context.req.header('content-length');
  if (declared !== undefined) return Number(declared);
  return context.req.header('transfer-encoding') === undefined ? 0 : undefined;
}

/**
 * Reads a body of at most `bytesMax` bytes; stops reading where it goes over, where too much is held already,
 * or where the client goes away.
 */
export async function readBody(
  context: Context,
  bytesMax: number,
  held: HeldBody,
): Promise<BodyRead> {
  const declared = declaredBytes(context);
  if (declared !== undefined && !held.take(declared)) return { ok: false, reason: 'too_many' };
  try {
    if (declared === undefined) return await readChunked(context.req.raw.body, bytesMax, held);
    if (declared === 0) return { ok: true, bytes: new Uint8Array() };
    return { ok: true, bytes: new Uint8Array(await context.req.raw.arrayBuffer()) };
  } catch {
    // The one thing that reading from a connection can throw: it broke.
    return { ok: false, reason: 'cut_off' };
  }
}

async function readChunked(
  body: ReadableStream<Uint8Array> | null,
  bytesMax: number,
  held: HeldBody,
): Promise<BodyRead> {
  const chunks: Uint8Array[] = [];
  let total = 0;
  const reader = body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    total += value.byteLength;
    const isTooLarge = total > bytesMax;
    if (isTooLarge || !held.take(value.byteLength)) {
      await reader.cancel();
      return { ok: false, reason: isTooLarge ? 'too_large' : 'too_many' };
    }
    chunks.push(value);
  }
  return { ok: true, bytes: Buffer.concat(chunks) };
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export interface ParsedJson {
  readonly value: unknown;
  /** Whether the text alone tells that all of it can be stored, and that its strings need no escapes. */
  readonly isPlain: boolean;
}

/** Undefined for what is not JSON in UTF-8. A repeated name: the last one counts. */
export function* parseJson(bytes: Uint8Array): Steps<ParsedJson | undefined> {
  try {
    const text = decode(bytes);
    return { value: yield* parseJsonInSteps(text), isPlain: isPlain(text) };
  } catch {
    return undefined;
  }
}

/**
 * Whether nothing in it can be unstorable: that takes an escape, the one forbidden name or a very long number. A text with
 * one of them may still be storable.
 */
function isPlain(text: string): boolean {
  // Three looks: a pattern of all of them tries each at every character.
  return !text.includes('\\') && !text.includes('__proto__') && !LONG_NUMBER.test(text);
}

const LONG_NUMBER = /\d[eE]\+?\d{3}|\d{200}/;

function decode(bytes: Uint8Array): string {
  if (!isAscii(bytes)) return decoder.decode(bytes);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

/** Where bytes stop being JSON; undefined for what is not even UTF-8. */
export function jsonFaultIn(bytes: Uint8Array): JsonFault | undefined {
  try {
    return findJsonFault(decoder.decode(bytes));
  } catch {
    return undefined;
  }
}
