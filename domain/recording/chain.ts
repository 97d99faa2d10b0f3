import { hash } from 'node:crypto';

/** What one link covers of an event: its place, and the bytes that are stored of it. */
export interface Linked {
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly data: string;
  /** The metadata's JSON text without its `chain`. */
  readonly unchained: string;
}

/** Chain before a stream's first event: 32 zero bytes. */
export const CHAIN_START = '0'.repeat(64);

/**
 * The link of a commit: SHA-256 over the link before it in its stream, the stream, and revision, id, type, data and
 * metadata without `chain` of each of its events. The parts are joined by line feeds, which JSON texts, ids and names
 * never hold unescaped. Logs begun before 2026-11-22 have a link on every event, as if each were a commit by itself.
 */
export function chainLink(previous: string, stream: string, events: readonly Linked[]): string {
  let covered = `${previous}\n${stream}`;
  for (const { revision, id, type, data, unchained } of events) {
    covered += `\n${revision}\n${id}\n${type}\n${data}\n${unchained}`;
  }
  return hash('sha256', covered);
}

const CHAIN_KEY = ',"chain":"';
/** `,"chain":"` + 64 hex digits + `"}` */
const CHAIN_SUFFIX_LENGTH = CHAIN_KEY.length + 64 + 2;

/** The metadata's text with the link at its end. */
export function withChain(unchained: string, link: string): string {
  return `${unchained.slice(0, -1)}${CHAIN_KEY}${link}"}`;
}

/** The metadata's text as it was before a link was put in at its end. */
export function withoutChain(metadata: string): string {
  return linkOf({ metadata }) === undefined
    ? metadata
    : `${metadata.slice(0, -CHAIN_SUFFIX_LENGTH)}}`;
}

/** The link that an event carries: the last one of a commit does. */
export function linkOf({ metadata }: { readonly metadata: string }): string | undefined {
  const cut = metadata.length - CHAIN_SUFFIX_LENGTH;
  return cut >= 1 && metadata.startsWith(CHAIN_KEY, cut) ? metadata.slice(-66, -2) : undefined;
}
