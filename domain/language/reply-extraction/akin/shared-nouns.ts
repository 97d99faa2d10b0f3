import { addTo } from '../../add-to.ts';
import type { ReadText } from '../../grammar/read-text.ts';
import type { ChoiceEntry } from '../../reading-index/choices.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import type { LabelMatch } from '../../reading-index/labels.ts';
import { wordsOfPhrase } from '../../text/tokens.ts';

/** What a noun counts less than the word that tells it apart. */
const LESS = 0.25;

/**
 * Labels, of which those count less that are one word of theirs alone and have a word of another choice beside them in one name: "un
 * camino de tierra" where a choice is "camino asfaltado" and another one "pista de tierra" is the one of earth.
 */
export function weighSharedNouns(
  read: ReadText,
  informations: readonly InformationEntry[],
  labels: readonly LabelMatch[],
): LabelMatch[] {
  const parts: Parts = new Map();
  const isOfSeveral = ofSeveralWords();
  for (const label of labels) {
    const { choices, isList } = informations[label.information]!;
    if (isList || label.end !== label.start + 1) continue;
    if (isOfSeveral(choices[label.choice]!)) addPart(parts, label);
  }
  return labels.map((label) => {
    const own = parts.get(label.start)?.get(label.information);
    if (own?.includes(label) !== true) return label;
    const { choices } = informations[label.information]!;
    const isShared = besideIn(read, parts, label).some(
      ({ choice }) => choices[choice]!.value !== choices[label.choice]!.value,
    );
    return isShared ? { ...label, weight: label.weight - LESS } : label;
  });
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
