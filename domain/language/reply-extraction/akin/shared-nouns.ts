import type { Steps } from '../../../steps.ts';
import { addTo } from '../../add-to.ts';
import type { ReadText } from '../../grammar/read-text.ts';
import type { ChoiceEntry } from '../../reading-index/choices.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import type { LabelMatch } from '../../reading-index/labels.ts';
import { wordsOfPhrase } from '../../text/tokens.ts';

/** Labels that are looked at in a step. */
const LABELS_A_STEP = 512;
/** What a noun counts less than the word that tells it apart. */
const LESS = 0.25;

/**
 * Labels, of which those count less that are one word of theirs alone and have a word of another choice beside them in one name: "un
 * camino de tierra" where a choice is "camino asfaltado" and another one "pista de tierra" is the one of earth.
 */
export function* weighSharedNouns(
  read: ReadText,
  informations: readonly InformationEntry[],
  labels: readonly LabelMatch[],
): Steps<LabelMatch[]> {
  const parts = yield* partsAmong(informations, labels);
  const weighed: LabelMatch[] = [];
  for (const label of labels) {
    const isShared = parts.size > 0 && isSharedNoun(read, informations, parts, label);
    weighed.push(isShared ? { ...label, weight: label.weight - LESS } : label);
    if (weighed.length % LABELS_A_STEP === 0) yield;
  }
  return weighed;
}

/** The labels that are one word alone of several. */
function* partsAmong(
  informations: readonly InformationEntry[],
  labels: readonly LabelMatch[],
): Steps<Parts> {
  const parts: Parts = new Map();
  const isOfSeveral = ofSeveralWords();
  for (const [place, label] of labels.entries()) {
    if (place % LABELS_A_STEP === LABELS_A_STEP - 1) yield;
    const { choices, isList } = informations[label.information]!;
    if (isList || label.end !== label.start + 1) continue;
    if (isOfSeveral(choices[label.choice]!)) addPart(parts, label);
  }
  return parts;
}

function isSharedNoun(
  read: ReadText,
  informations: readonly InformationEntry[],
  parts: Parts,
  label: LabelMatch,
): boolean {
  const own = parts.get(label.start)?.get(label.information);
  if (own?.includes(label) !== true) return false;
  const { choices } = informations[label.information]!;
  return besideIn(read, parts, label).some(
    ({ choice }) => choices[choice]!.value !== choices[label.choice]!.value,
  );
}

/** Where one begins, those of each information: one word may be a part of labels of hundreds of them. */
type Parts = Map<number, Map<number, LabelMatch[]>>;

function addPart(parts: Parts, label: LabelMatch): void {
  const here = parts.get(label.start) ?? new Map<number, LabelMatch[]>();
  parts.set(label.start, here);
  addTo(here, label.information, label);
}

/** Whether a label has several words: cut once, however often one of them is said. */
function ofSeveralWords(): (choice: ChoiceEntry) => boolean {
  const known = new Map<ChoiceEntry, boolean>();
  return (choice) => {
    const isOfSeveral = known.get(choice) ?? wordsOfPhrase(choice.label).length > 1;
    known.set(choice, isOfSeveral);
    return isOfSeveral;
  };
}

/** The parts that tell apart what the noun names: right beside it, or with one small word between. */
function besideIn(
  read: ReadText,
  parts: Parts,
  { end, information, start }: LabelMatch,
): readonly LabelMatch[] {
  const step = read.language.pack.modifiersFollow === true ? 1 : -1;
  return [1, 2].flatMap((far) => {
    const at = start + step * far;
    const between = far === 1 || isLink(read, start + step);
    const isOneName = read.tokens
      .slice(Math.min(at, start) + 1, Math.max(at, end - 1) + 1)
      .every(({ boundary }) => boundary === 0);
    return between && isOneName ? (parts.get(at)?.get(information) ?? []) : [];
  });
}

function isLink({ language, senses, tokens }: ReadText, at: number): boolean {
  const sense = senses[at];
  if (sense?.isEmpty !== true || sense.joinsClauses || sense.negates) return false;
  return !language.alternatives.has(tokens[at]!.word);
}
