import { acceptsValue } from '../../configuration/information-schema.ts';
import type { ReadText } from '../mentions/read-text.ts';
import type { Extraction } from './context.ts';
import type { Extracted } from './resolve-candidates.ts';

const CONFIDENCE = 0.7;

/** A request, a reason, a message: what is said between the courtesies, as it stands. */
export function addFreeText(extraction: Extraction, extracted: Extracted): void {
  const { index, asked, read } = extraction;
  const entry = index.informations.find(
    ({ kind, slotType, position }) =>
      kind === 'text' && slotType === 'free' && asked[position]! > 0 && !extracted.has(position),
  );
  if (entry === undefined) return;
  let start = 0;
  let end = read.tokens.length;
  // An account is told whole.
  const mayCut = (at: number) => entry.form !== 'account' && isCourtesy(read, at);
  while (start < end && mayCut(start)) start++;
  while (end > start && mayCut(end - 1)) end--;
  if (start === end) return;
  const value = read.text.slice(read.tokens[start]!.start, read.tokens[end - 1]!.end);
  if (!acceptsValue(entry.whole, value)) return;
  extracted.set(entry.position, { value, confidence: CONFIDENCE, words: [start, end] });
}

/**
 * Words without content, but for those that turn the meaning ("no nuts" keeps its "no"); a verb among them only
 * after its subject: "I would like to order", and not "please bring".
 */
function isCourtesy(read: ReadText, at: number): boolean {
  const sense = read.senses[at];
  if (sense?.negates) return false;
  if (sense?.isEmpty) return true;
  if (!read.language.actions.has(read.stems[at]!)) return false;
  const before = read.senses[at - 1];
  return before?.isEmpty === true && !before.isCourtesy;
}
