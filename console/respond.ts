import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { PageView } from './shell.ts';
import { documentOf } from './shell.ts';
import type { Visit } from './visit.ts';

const pack = promisify(gzip);

/** Shorter ones gain nothing. */
const PACKED_BYTES_MIN = 1_024;

/** A page with everything that keeps others out of it. */
export async function answerPage(visit: Visit, view: PageView): Promise<Response> {
  const text = String(await documentOf(visit, view));
  const { context, nonce } = visit;
  const accepts = /\bgzip\b/.test(context.req.header('accept-encoding') ?? '');
  const isPacked = accepts && text.length >= PACKED_BYTES_MIN;
  const response = new Response(isPacked ? new Uint8Array(await pack(text)) : text, {
    status: view.status ?? 200,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy(nonce),
      'Cache-Control': 'no-store',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      Vary: 'Accept-Encoding, Accept-Language, Cookie',
      ...(isPacked ? { 'Content-Encoding': 'gzip' } : {}),
    },
  });
  for (const cookie of view.cookies ?? []) response.headers.append('Set-Cookie', cookie);
  return response;
}

function policy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * A file of a service to keep.
 * @param name behind the service's, with its ending
 */
export function answerFile(
  { place }: Pick<Visit, 'place'>,
  { name, type, text }: { readonly name: string; readonly type: string; readonly text: string },
): Response {
  const { tenant, service } = place!;
  return new Response(text, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${tenant}-${service}-${name}"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

/**
 * Elsewhere, once something was done.
 * @param done names the text that says so
 * @param at id of the element that the visitor goes on from
 * @param cookies as the header `Set-Cookie` has them
 */
export function seeOther(
  path: string,
  {
    done,
    at,
    cookies = [],
  }: { readonly done?: string; readonly at?: string; readonly cookies?: readonly string[] } = {},
): Response {
  const told = done === undefined ? '' : `${path.includes('?') ? '&' : '?'}done=${done}`;
  const headers = new Headers({
    Location: path + told + (at === undefined ? '' : `#${encodeURIComponent(at)}`),
    'Cache-Control': 'no-store',
  });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}
