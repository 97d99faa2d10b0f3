import type { LabelNode } from '../../../domain/language/reading-index/label-trie.ts';
import type { PinnedArtifact } from '../../../domain/session/pinned-artifact.ts';
import type { Steps } from '../../../domain/steps.ts';
import { weigh, weightOfFields, weightOfList, weightOfMap } from './heap-weight.ts';

/** Of what questions are told apart by and how they are ranked, for each character that is no label's; see `npm run bench:weights`. */
const BYTES_PER_CHARACTER = 8;
/** Nodes that are weighed in one step: a millisecond or so. */
const NODES_PER_STEP = 5_000;
/** An end of a label, with its own number. */
const END_WEIGHT = weightOfFields(4) + 16;
/** V8 gives a list that grows four places at once. */
const GROWN_PLACES_MIN = 4;

/**
 * Bytes of the heap that a publication takes once it is made ready. Labels and synonyms take most of it: 9 to 60 bytes a character,
 * depending on how soon they differ from others. So these are weighed, each part by itself, because a set of everything that was seen would
 * hold the loop while it grows.
 * @param characters of its text
 */
export function* weighPublication(
  { artifact, reading }: PinnedArtifact,
  characters: number,
): Steps<number> {
  const { questions, success_informations } = artifact;
  let bytes = BYTES_PER_CHARACTER * characters;
  for (const part of [questions, success_informations, reading.informations].flat()) {
    bytes += yield* weigh(part);
    yield;
  }
  for (const { choices } of questions) bytes -= BYTES_PER_CHARACTER * lengthOfLabels(choices);
  return bytes + (yield* weighLabels(reading.labels));
}

interface Labelled {
  readonly label: string;
  readonly synonyms?: readonly string[];
}

function lengthOfLabels(choices: readonly Labelled[]): number {
  let length = 0;
  for (const { label, synonyms = [] } of choices) {
    length += label.length;
    for (const synonym of synonyms) length += synonym.length;
  }
  return length;
}

/** Without their words, which are those of the choices. */
function* weighLabels(root: LabelNode): Steps<number> {
  const open = [root];
  let bytes = 0;
  for (let nodes = 1; open.length > 0; nodes++) {
    const node = open.pop()!;
    bytes += weightOfNode(node);
    for (const next of node.next?.values() ?? []) open.push(next);
    if (nodes % NODES_PER_STEP === 0) yield;
  }
  return bytes;
}

function weightOfNode({ next, rest, ends }: LabelNode): number {
  let bytes = weightOfFields(3) + weightOfList(Math.max(GROWN_PLACES_MIN, ends.length));
  if (rest.length > 0) bytes += weightOfList(rest.length);
  if (next !== undefined) bytes += weightOfMap(next.size);
  for (const [at, { words }] of ends.entries()) {
    // Of several informations that have them, the words are there once.
    bytes += END_WEIGHT + (words === ends[at - 1]?.words ? 0 : weightOfList(words.length));
  }
  return bytes;
}
