import { endOfClause } from '../../grammar/clause.ts';
import type { Mention, ReadText } from '../../grammar/read-text.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import type { LabelMatch } from '../../reading-index/labels.ts';
import type { PhraseMatch } from '../../text/phrases.ts';
import { ASIDE } from './aside-words.ts';

interface Named {
  readonly read: ReadText;
  readonly aside: Uint8Array;
  readonly mentions: readonly Mention[];
  /** Those of the choices that were asked for. */
  readonly labels: readonly LabelMatch[];
  /** What was asked for. */
  readonly kinds: ReadonlySet<InformationEntry['kind']>;
}

const COUNTED = ['number', 'date', 'time'] as const;

/**
 * What somebody else has is not meant: "my neighbour has drip hoses", "la de mi primo es la Dehesilla". A choice may say so itself
 * ("a neighbour has the key"), and what names nothing tells about the user as well: "my friend has cancelled".
 */
export function leaveOthers(reply: Named, phrases: readonly PhraseMatch[]): void {
  const { aside, kinds, labels, mentions, read } = reply;
  const others = phrases.filter(({ kind }) => kind === ASIDE.others);
  if (others.length === 0) return;
  const isCounted = COUNTED.some((kind) => kinds.has(kind));
  const starts = startsOf(read, isCounted ? [...labels, ...mentions] : labels);
  const ofChoices = new Uint8Array(read.tokens.length);
  for (const { end, start } of labels) ofChoices.fill(1, start, end);
  let seen = 0;
  for (const { end, start } of others) {
    if (start < seen) continue;
    seen = endOfClause(read, end);
    const isNamed = kinds.has('text') || starts.subarray(end, seen).includes(1);
    if (isNamed && !ofChoices.subarray(start, end).includes(1)) aside.fill(1, start, seen);
  }
}

function startsOf({ tokens }: ReadText, all: readonly { readonly start: number }[]): Uint8Array {
  const starts = new Uint8Array(tokens.length);
  for (const { start } of all) starts[start] = 1;
  return starts;
}
