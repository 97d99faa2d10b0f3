import type { ConnectOptions } from './transport.ts';

/** A mistake of the calling program is told before anything is sent, by a TypeError that says what to write instead. */

const EXAMPLE = "{ url: 'http://127.0.0.1:8080', key: 'qss_live_…' }";

/** @throws TypeError */
export function checkConnection(options: ConnectOptions): void {
  checkObject(options, 'new QssClient', EXAMPLE);
  const { url, key, fetch } = options;
  if (typeof url !== 'string') {
    throw new TypeError(`url is missing: the base address of the service, as in ${EXAMPLE}.`);
  }
  // What sends the requests in place of the platform knows what its addresses mean.
  if (fetch === undefined && !isAddress(url)) {
    throw new TypeError(
      `url is ${JSON.stringify(url)}: begin it with http:// or https://, as in ${EXAMPLE}.`,
    );
  }
  if (key !== undefined && !/^[!-~]+$/.test(key)) {
    throw new TypeError(
      'key is empty, or has a space or a line break in it: give the API key alone.',
    );
  }
}

/** @throws TypeError */
export function checkObject(given: unknown, call: string, example: string): void {
  if (typeof given === 'object' && given !== null && !Array.isArray(given)) return;
  const what = given === undefined ? 'nothing' : JSON.stringify(given);
  throw new TypeError(`${call} was given ${what}: give it an object, as ${example}.`);
}

/** An address of its own, or in a page one that is relative to the page. */
function isAddress(url: string): boolean {
  try {
    const { location } = globalThis as { location?: { readonly href: string } };
    return /^https?:$/.test(new URL(url, location?.href).protocol);
  } catch {
    return false;
  }
}
