import type { Configuration } from '../../domain/configuration/entities.ts';
import { below, type Random } from '../../domain/simulation/random.ts';
import { wordConfiguration } from './word-configuration.ts';

/** 20 questions of 50 choices with 20 synonyms each. */
export function withSynonyms(random: Random, synonymOf: (random: Random) => string): Configuration {
  const draft = wordConfiguration(40, random);
  const synonyms = () => Array.from({ length: 20 }, () => synonymOf(random));
  const choices = Array.from({ length: 50 }, (_, i) => `value ${i}`);
  return {
    ...draft,
    success_informations: draft.success_informations.map((each) => ({
      ...each,
      schema: { type: 'string', enum: choices },
    })),
    questions: draft.questions.map((question, i) =>
      i < 20
        ? {
            ...question,
            type: 'single_choice',
            choices: choices.map((maps_to_value, n) => ({
              id: `${question.id}.${n}`,
              label: `${maps_to_value} of ${i}`,
              maps_to_value,
              synonyms: synonyms(),
            })),
          }
        : { ...question, type: 'open', choices: [] },
    ),
  };
}

export function shortSynonym(random: Random): string {
  return `${below(random, 10_000)} and ${below(random, 1_000)} more`;
}

export function longSynonym(random: Random): string {
  return `one of ${below(random, 1_000_000)} that begin as many of the others do`;
}
