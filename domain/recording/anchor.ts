import { createHmac, hash, timingSafeEqual } from 'node:crypto';

/**
 * A statement about the whole log up to one event, kept outside of it. Whoever can write the log but does not
 * know the secret cannot make one, so it betrays histories that were rewritten link by link.
 */
export interface Anchor {
  /** Of the last event that it vouches for. */
  readonly position: string;
  /** How many links it vouches for, from the log's first one on: one a commit, one an event in logs begun before 2026-11-22. */
  readonly count: number;
  /** All their links, folded in log order. */
  readonly head: string;
  /** ISO 8601 */
  readonly time: string;
  /** First `LINK_MARK_LENGTH` hex digits of each link since the anchor before: they name the first bad one. */
  readonly links: string;
  /** What had been anchored beyond it, where an operator has given that up: those anchors count for nothing. */
  readonly given_up?: { readonly count: number; readonly head: string };
  /** Of a log that was sealed into this one: how many events it had, and its head. On the first line, which vouches for no link. */
  readonly sealed_from?: { readonly count: number; readonly head: string };
}

/** Head of a log without events: 32 zero bytes. */
export const HEAD_START = '0'.repeat(64);

export const LINK_MARK_LENGTH = 8;

/** One head over the links of all streams: head(n) = SHA-256 over head(n-1) and the log's link n. */
export function foldHead(head: string, link: string): string {
  return hash('sha256', `${head}\n${link}`);
}

/** One line of an anchor file, without its line feed. */
export function writeAnchor(anchor: Anchor, secret: string): string {
  const { position, count, head, time, links, given_up, sealed_from } = anchor;
  const signature = sign(anchor, secret);
  const fields = { position, count, head, time, links, given_up, sealed_from, signature };
  return JSON.stringify(fields);
}

/** `torn`: a crash cut the line short; `forged`: it is whole, and not signed with this secret. */
export type AnchorLine =
  | { readonly kind: 'anchor'; readonly anchor: Anchor }
  | { readonly kind: 'torn' | 'forged' };

export function readAnchor(line: string, secret: string): AnchorLine {
  const parsed = parse(line);
  if (!parsed) return { kind: 'torn' };
  const { signature, ...anchor } = parsed;
  const expected = Buffer.from(sign(anchor, secret));
  const given = Buffer.from(signature);
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  return isSigned ? { kind: 'anchor', anchor } : { kind: 'forged' };
}

/** The marks that an anchor holds, in log order. */
export function linkMarks({ links }: Anchor): readonly string[] {
  const marks: string[] = [];
  for (let at = 0; at < links.length; at += LINK_MARK_LENGTH) {
    marks.push(links.slice(at, at + LINK_MARK_LENGTH));
  }
  return marks;
}

function sign(anchor: Anchor, secret: string): string {
  const { position, count, head, time, links, given_up, sealed_from } = anchor;
  // The first line keeps these signatures apart from others made with the same secret.
  const parts = ['qss anchor', position, count, head, time, links];
  if (given_up) parts.push('given up', given_up.count, given_up.head);
  if (sealed_from) parts.push('sealed from', sealed_from.count, sealed_from.head);
  return createHmac('sha256', secret).update(parts.join('\n')).digest('hex');
}

/** A strict prefix of a JSON object is never JSON, so whatever parses was written whole. */
function parse(line: string): (Anchor & { readonly signature: string }) | undefined {
  try {
    const { position, count, head, time, links, signature, ...more } = JSON.parse(line);
    return {
      position: String(position),
      count: Number(count),
      head: String(head),
      time: String(time),
      links: String(links),
      ...(more.given_up ? { given_up: extentOf(more.given_up) } : {}),
      ...(more.sealed_from ? { sealed_from: extentOf(more.sealed_from) } : {}),
      signature: String(signature),
    };
  } catch {
    return undefined;
  }
}

function extentOf({ count, head }: { readonly count: unknown; readonly head: unknown }) {
  return { count: Number(count), head: String(head) };
}
