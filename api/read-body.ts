import type { Context } from 'hono';

export type BodyRead =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly reason: 'too_large' | 'cut_off' };

/** Reads a body of at most `bytesMax` bytes; stops reading where it goes over, or where the client goes away. */
export async function readBody(context: Context, bytesMax: number): Promise<BodyRead> {
  try {
    return await readUpTo(context, bytesMax);
  } catch {
    // The one thing that reading from a connection can throw: it broke.
    return { ok: false, reason: 'cut_off' };
  }
}

async function readUpTo(context: Context, bytesMax: number): Promise<BodyRead> {
  const declared = context.req.header('content-length');
  if (declared !== undefined) {
    if (Number(declared) > bytesMax) return { ok: false, reason: 'too_large' };
    return { ok: true, bytes: new Uint8Array(await context.req.arrayBuffer()) };
  }
  if (context.req.header('transfer-encoding') === undefined) {
    return { ok: true, bytes: new Uint8Array() };
  }
  return readChunked(context.req.raw.body, bytesMax);
}

async function readChunked(
  body: ReadableStream<Uint8Array> | null,
  bytesMax: number,
): Promise<BodyRead> {
  const chunks: Uint8Array[] = [];
  let total = 0;
  const reader = body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    total += value.byteLength;
    if (total > bytesMax) {
      await reader.cancel();
      return { ok: false, reason: 'too_large' };
    }
    chunks.push(value);
  }
  return { ok: true, bytes: Buffer.concat(chunks) };
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Undefined for what is not JSON in UTF-8. A repeated name: the last one counts. */
export function parseJson(bytes: Uint8Array): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(decoder.decode(bytes)) };
  } catch {
    return undefined;
  }
}
