import { ProviderUnavailable } from './port.ts';

/** Bytes of an answer, after any decompression. */
const ANSWER_BYTES_MAX = 1024 * 1024;

/** Faults before anything was sent: another try cannot be paid for twice. */
const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

export interface Posting {
  readonly url: URL;
  readonly apiKey: string | undefined;
  readonly body: unknown;
  readonly signal: AbortSignal | undefined;
}

/**
 * Posts JSON and reads JSON. Follows no redirect, reads 1 MiB at most, and leaves no socket behind.
 * @throws ProviderUnavailable
 */
export async function postJson({ url, apiKey, body, signal }: Posting): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'accept-encoding': 'identity',
        ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify(body),
      redirect: 'manual',
      ...(signal ? { signal } : {}),
    });
    if (!response.ok) throw await refused(response);
    return parse(await readText(response));
  } catch (error) {
    throw error instanceof ProviderUnavailable ? error : unavailable(error, signal);
  }
}

async function refused(response: Response): Promise<ProviderUnavailable> {
  await response.body?.cancel();
  const { status } = response;
  return new ProviderUnavailable('status', { status, retryAfterMs: retryAfterMs(response) });
}

/** Seconds or a date; undefined where it says neither. */
function retryAfterMs({ headers }: Response): number | undefined {
  const value = headers.get('retry-after') ?? '';
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop early cancels the body, and with it the connection.
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > ANSWER_BYTES_MAX) throw new ProviderUnavailable('too_large');
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What it said is not passed on as a cause: it could end up in a log.
    throw new ProviderUnavailable('invalid_answer');
  }
}

function unavailable(error: unknown, signal: AbortSignal | undefined): ProviderUnavailable {
  if (signal?.aborted) return new ProviderUnavailable('timeout');
  const cause = error instanceof Error ? error.cause : undefined;
  const code = (cause as { code?: unknown } | undefined)?.code;
  const isConnection = typeof code === 'string' && CONNECTION_CODES.has(code);
  return new ProviderUnavailable(isConnection ? 'connection' : 'broken_off', { cause: error });
}
