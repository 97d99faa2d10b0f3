import type { Choice, Information, Question } from './model.ts';

/** A question whose choices say what they stand for, and what its information then holds. */
export interface AnsweredByChoices {
  readonly choices: readonly Choice[];
  readonly schema: Information['schema'];
}

/** Each choice stands for its id, and nothing else is an answer; of a question that takes other words as well, for its label. */
export function closedChoices({
  type,
  choices,
}: Pick<Question, 'type' | 'choices'>): AnsweredByChoices {
  if (type !== 'single_choice' && type !== 'multiple_choice')
    return { choices, schema: { type: 'string' } };
  const values = { type: 'string', enum: choices.map(({ id }) => id) };
  return {
    choices: choices.map((choice) => ({ maps_to_value: choice.id, ...choice })),
    schema: type === 'single_choice' ? values : { type: 'array', items: values, uniqueItems: true },
  };
}

const YES: ReadonlySet<string> = new Set('yes ja oui sí si sim 是 true'.split(' '));
const NO: ReadonlySet<string> = new Set('no nein non não nee 否 不是 false'.split(' '));

/** What a word for yes or no stands for where the answer is one of the two; undefined for any other. */
export function yesOrNo(word: string): boolean | undefined {
  const plain = word.trim().toLowerCase();
  if (YES.has(plain)) return true;
  return NO.has(plain) ? false : undefined;
}
