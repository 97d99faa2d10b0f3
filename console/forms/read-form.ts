import type { Context } from 'hono';

/** Our largest form has some hundred fields; a few bytes a field would make millions of what a body may hold. */
const FIELDS_MAX = 10_000;
/** What somebody sends who is not signed in yet: a code, a language. */
const STRANGERS_BYTES_MAX = 16 * 1024;

/**
 * The form that a request carries; undefined where it carries none, or one that no page of ours sends. What the body is
 * made of is counted before it is taken apart.
 */
export async function readForm(
  { req }: Context,
  isSignedIn: boolean,
): Promise<FormData | undefined> {
  const { url, method, headers } = req.raw;
  try {
    const most = isSignedIn ? Number.POSITIVE_INFINITY : STRANGERS_BYTES_MAX;
    const body = await bytesOf(req.raw.body, most);
    if (!body || countFields(body, headers.get('content-type') ?? '') > FIELDS_MAX)
      return undefined;
    req.raw = new Request(url, { method, headers, body });
    return await req.formData();
  } catch {
    return undefined;
  }
}

/** A field that our pages fill in by themselves does not hold what they put there. */
export class NotOurForm extends Error {}

/** What a page has put into a field as JSON. @throws NotOurForm where that is no object */
export function hiddenObject(form: FormData, name: string): object {
  const value = hiddenJson(form, name);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new NotOurForm();
  return value;
}

/** @throws NotOurForm where that is no list */
export function hiddenList(form: FormData, name: string): readonly unknown[] {
  const value = hiddenJson(form, name);
  if (!Array.isArray(value)) throw new NotOurForm();
  return value;
}

/** The Idempotency-Key that a page was made with. @throws NotOurForm where it is none */
export function hiddenKey(form: FormData): string {
  const key = String(form.get('key'));
  if (!/^[!-~]{8,128}$/.test(key)) throw new NotOurForm();
  return key;
}

function hiddenJson(form: FormData, name: string): unknown {
  try {
    return JSON.parse(String(form.get(name)));
  } catch {
    throw new NotOurForm();
  }
}

async function bytesOf(
  body: AsyncIterable<Uint8Array> | null,
  most: number,
): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > most) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function countFields(body: Buffer, type: string): number {
  const boundary = /boundary="?([^";]+)/i.exec(type)?.[1];
  const between = boundary === undefined ? '&' : `--${boundary}`;
  let count = 0;
  for (let at = body.indexOf(between); at >= 0 && count <= FIELDS_MAX; count++) {
    at = body.indexOf(between, at + between.length);
  }
  return count;
}
