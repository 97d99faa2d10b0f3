import type { Configuration, Question } from '../../domain/configuration/entities.ts';
import { below, type Random } from '../../domain/simulation/random.ts';
import { benchObjective } from './bench-call.ts';

const OPENINGS = [
  'What is',
  'How much is',
  'Tell me about',
  'Which',
  'When do you need',
  'Do you have',
];
const SUBJECTS =
  'surface insulation heating roof window garden budget loan income rent tenant deposit moving date ' +
  'garage kitchen bathroom bedroom energy meter contract supplier tariff phone email address city street ' +
  'country birthday name company job salary child school car bicycle train insurance claim damage repair';
const QUALITIES = 'monthly yearly current former preferred expected largest smallest average total';

/** A configuration with worded questions: half of them primary, the others asking again in other words. */
export function wordConfiguration(questionCount: number, random: Random): Configuration {
  const informationCount = Math.ceil(questionCount / 2);
  const subObjectiveCount = Math.max(1, Math.round(Math.sqrt(informationCount) / 3));
  const subjects = SUBJECTS.split(' ');
  const qualities = QUALITIES.split(' ');
  const topics = Array.from({ length: informationCount }, () =>
    [qualities, qualities, subjects].map((words) => words[below(random, words.length)]).join(' '),
  );
  return {
    objective: benchObjective(3),
    sub_objectives: Array.from({ length: subObjectiveCount }, (_, i) => ({
      id: `s${i}`,
      name: `Stage ${i}`,
      order_position: i,
      completion_role: 'blocking',
    })),
    success_informations: topics.map((topic, i) => ({
      id: `i${i}`,
      label: topic,
      primary_question_id: `q${i}`,
      schema: { type: 'string', enum: [`${topic} a`, `${topic} b`] },
    })),
    questions: Array.from({ length: questionCount }, (_, i) => {
      const topic = topics[i % informationCount]!;
      return wordQuestion(
        { index: i, subObjective: (i % informationCount) % subObjectiveCount, topic },
        random,
      );
    }),
  };
}

function wordQuestion(
  { index, subObjective, topic }: { index: number; subObjective: number; topic: string },
  random: Random,
): Question {
  const open = random() < 0.4;
  return {
    id: `q${index}`,
    text: `${OPENINGS[below(random, OPENINGS.length)]} your ${topic}?`,
    type: open ? 'open' : 'single_choice',
    sub_objective_id: `s${subObjective}`,
    active: true,
    choices: open
      ? []
      : [...'ab'].map((id) => ({ id, label: id, maps_to_value: `${topic} ${id}` })),
  };
}
