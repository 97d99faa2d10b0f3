import type { SuccessInformation } from './entities.ts';

/** Success informations by the id of their primary question, in their order. */
export function informationsByQuestion(
  informations: Iterable<SuccessInformation>,
): ReadonlyMap<string, readonly SuccessInformation[]> {
  const asked = new Map<string, SuccessInformation[]>();
  for (const information of informations) {
    const list = asked.get(information.primary_question_id);
    if (list) list.push(information);
    else asked.set(information.primary_question_id, [information]);
  }
  return asked;
}

/** How many there are by the id of their primary question. */
export function countByQuestion(
  informations: Iterable<SuccessInformation>,
): ReadonlyMap<string, number> {
  const asked = new Map<string, number>();
  for (const { primary_question_id: id } of informations) asked.set(id, (asked.get(id) ?? 0) + 1);
  return asked;
}
