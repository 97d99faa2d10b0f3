import { countByQuestion } from '../asked-informations.ts';
import { bytesOfJson, bytesOfSharedChoices, labelsOfChoices } from '../shared-choices.ts';
import type { ChangeError } from './change-error.ts';
import type { Draft } from './draft.ts';

/** What one draft may hold: it is read, compiled and pinned as a whole. */
export const DRAFT_BYTES_MAX = 8 * 1024 * 1024;
export const ENTITIES_MAX = {
  sub_objective: 2_000,
  success_information: 10_000,
  question: 10_000,
} as const;

/** Informations of one primary question: each of them lists all others, to be confirmed again with it. */
export const INFORMATIONS_OF_QUESTION_MAX = 1_000;

/** Labels and synonyms of choices: each is cut into words and looked for in every reply, which takes up to 2 KB where it is short. */
export const CHOICE_LABELS_MAX = 120_000;

const KINDS = Object.keys(ENTITIES_MAX) as (keyof typeof ENTITIES_MAX)[];

/**
 * What is too much in a draft; empty while it is within its bounds.
 * @param before the draft that was changed: what does not grow is never too much, so that one from before the
 *   bounds can be made smaller
 */
export function excessOf(after: Draft, before?: Draft): readonly ChangeError[] {
  const tooMany = KINDS.filter(
    (kind) =>
      after[kind].size > ENTITIES_MAX[kind] && after[kind].size > (before?.[kind].size ?? 0),
  ).map((kind) => excess('too_many_items', `${ENTITIES_MAX[kind]} entities of ${kind}`));
  const together = mostOfOneQuestion(after);
  if (
    together > INFORMATIONS_OF_QUESTION_MAX &&
    together > (before ? mostOfOneQuestion(before) : 0)
  ) {
    const most = `${INFORMATIONS_OF_QUESTION_MAX} success informations with the same primary question`;
    tooMany.push(excess('too_many_items', most));
  }
  const labels = labelsIn(after);
  if (labels > CHOICE_LABELS_MAX && labels > (before ? labelsIn(before) : 0))
    tooMany.push(excess('too_many_items', `${CHOICE_LABELS_MAX} labels and synonyms of choices`));
  const bytes = bytesOf(after);
  const isTooLong = bytes > DRAFT_BYTES_MAX && bytes > (before ? bytesOf(before) : 0);
  return isTooLong ? [...tooMany, excess('too_long', `${DRAFT_BYTES_MAX} bytes as JSON`)] : tooMany;
}

function excess(code: string, most: string): ChangeError {
  return { position: null, path: '/changes', code, message: `the draft may have ${most} at most` };
}

function mostOfOneQuestion({ success_information: informations }: Draft): number {
  if (informations.size <= INFORMATIONS_OF_QUESTION_MAX) return informations.size;
  return Math.max(...countByQuestion(informations.values()).values());
}

function labelsIn({ question, success_information: informations }: Draft): number {
  return labelsOfChoices(question.values(), informations.values());
}

/** Bytes of JSON; choices that informations share count for each of them. */
function bytesOf(draft: Draft): number {
  let bytes = draft.objective === null ? 0 : bytesOfJson(draft.objective);
  for (const kind of KINDS) {
    for (const entity of draft[kind].values()) bytes += bytesOfJson(entity);
  }
  return bytes + bytesOfSharedChoices(draft.question.values(), draft.success_information.values());
}
