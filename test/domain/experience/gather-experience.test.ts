import { expect, it } from 'vitest';
import type { Configuration } from '../../../domain/configuration/entities.ts';
import type { PublicationCounts } from '../../../domain/experience/counts.ts';
import { gatherExperience } from '../../../domain/experience/gather-experience.ts';
import { finish } from '../../../domain/steps.ts';

it('Experience remembers sixteen others beside a question, those it was asked beside most often', () => {
  const questions = Array.from({ length: 20 }, (_, place) => ({ id: `q_${place}` }));
  const counts: PublicationCounts = {
    configuration_version: 'cfg_1',
    position: '1',
    sessions: 1,
    finished: 0,
    questions: [
      { question_id: 'q_0', proposed: 1, asked: 1, answered: 1, no_answer: 0, refused: 0 },
    ],
    informations: [],
    told: [],
    beside_unanswered: questions
      .slice(1)
      .map(({ id }, at) => ({ question_id: 'q_0', other_id: id, asked: at + 1, answered: 0 })),
  };
  const draft = { questions, success_informations: [] } as unknown as Configuration;
  const always = { question: () => true, information: () => true };
  const experience = finish(gatherExperience(draft, [counts], always));
  const mostOften = Array.from({ length: 16 }, (_, at) => at + 4);
  expect(experience!.beside_unanswered!.other).toEqual(mostOften);
});
