import type { InformationEntry } from '../../reading-index/information-entry.ts';
import type { LabelMatch } from '../../reading-index/labels.ts';
import { type ThingMatch, thingsIn } from '../../things/things.ts';
import type { Extraction } from './context.ts';

/** Less than a label that is named. */
const WEIGHT = 0.85;

/**
 * Words that tell a choice asked for without its label: "a whippet" where one of them is the dog, "mein Babybett" where
 * it is "culla". Only where the choices are all that is welcome.
 */
export function findRelated(extraction: Extraction, labels: readonly LabelMatch[]): LabelMatch[] {
  const entries = extraction.wanted.filter(({ isOpen, things }) => !isOpen && things.size > 0);
  if (entries.length === 0) return [];
  const things = thingsIn(extraction.read);
  things.sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  return entries.flatMap((entry) => relatedOf(entry, things, labels));
}

function relatedOf(
  entry: InformationEntry,
  things: readonly ThingMatch[],
  labels: readonly LabelMatch[],
): LabelMatch[] {
  const { position: information } = entry;
  const taken = labels.filter((label) => label.information === information);
  const found: LabelMatch[] = [];
  for (const { thing, start, end } of things) {
    const choice = entry.things.get(thing);
    const isTaken = [...taken, ...found].some((each) => each.start < end && each.end > start);
    if (choice === undefined || isTaken) continue;
    found.push({ information, choice, start, end, weight: WEIGHT });
  }
  return found.sort((a, b) => a.start - b.start);
}
