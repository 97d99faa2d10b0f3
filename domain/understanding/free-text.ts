import { acceptsValue } from '../configuration/information-schema.ts';
import type { Weighing } from './claims.ts';
import type { Tellings } from './settle.ts';
import { findYesOrNo } from './yes-or-no.ts';

const CONFIDENCE = 0.7;

/** A request, a reason, a message: what is said after a "yes" and the like, as it stands. */
export function addFreeText(weighing: Weighing, told: Tellings): void {
  const { index, asked, read } = weighing;
  const entry = index.informations.find(
    ({ kind, nature, position }) =>
      kind === 'text' && nature === 'free' && asked[position]! > 0 && !told.has(position),
  );
  if (entry === undefined || read.tokens.length === 0) return;
  const lead = findYesOrNo(read);
  const start = lead !== undefined && lead.phrase.start === 0 ? lead.phrase.end : 0;
  if (start >= read.tokens.length) return;
  const value = read.text.slice(read.tokens[start]!.start, read.tokens.at(-1)!.end);
  if (!acceptsValue(entry.whole, value)) return;
  told.set(entry.position, { value, confidence: CONFIDENCE, words: [start, read.tokens.length] });
}
