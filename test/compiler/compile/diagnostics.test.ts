import { expect, test } from 'vitest';
import { compile } from '../../../compiler/compile.ts';
import { choicesOf, type DraftSketch, sketchDraft } from '../../support/configurations/drafts.ts';

function diagnose(sketch: DraftSketch) {
  return compile(sketchDraft(sketch), { engineVersion: '1' }).diagnostics.map(
    ({ code, severity, entity, id, path }) => ({ code, severity, entity, id, path }),
  );
}

const plain: DraftSketch = {
  informations: { size: { primary: 'ask_size' }, colour: { primary: 'ask_colour' } },
  questions: {
    ask_size: { text: 'How large is it?' },
    ask_colour: { text: 'Which colour shall it be?' },
  },
};

function adding(questions: DraftSketch['questions']): DraftSketch {
  return { ...plain, questions: { ...plain.questions, ...questions } };
}

test('a plain draft gives no diagnostics', () => {
  expect(diagnose(plain)).toEqual([]);
});

test('a question that asks the same in other words is redundant', () => {
  expect(diagnose(adding({ again: { text: 'And how large is it?' } }))).toEqual([
    {
      code: 'redundant_question',
      severity: 'info',
      entity: 'question',
      id: 'again',
      path: '/text',
    },
  ]);
});

test('a question that another outdoes in everything is unreachable', () => {
  const found = diagnose({
    informations: { size: { primary: 'ask', schema: { enum: ['S', 'M', 'L'] } } },
    questions: {
      ask: { text: 'Your size?', choices: choicesOf('S', 'M', 'L') },
      fitting: { text: 'Does S or rather M fit you better?', choices: choicesOf('S', 'M') },
    },
  });
  expect(found).toEqual([
    {
      code: 'unreachable_question',
      severity: 'warning',
      entity: 'question',
      id: 'fitting',
      path: '',
    },
  ]);
});

test('an easier question is not unreachable beside the primary one', () => {
  const found = diagnose({
    informations: { size: { primary: 'ask', schema: { enum: ['S', 'M', 'L'] } } },
    questions: {
      ask: { text: 'Your size?' },
      fitting: { text: 'Does S or rather M fit you better?', choices: choicesOf('S', 'M') },
    },
  });
  expect(found).toEqual([]);
});

test('equal wording in another sub-objective is a conflict', () => {
  const found = diagnose({
    subObjectives: [{}, {}],
    informations: { size: { primary: 'ask' }, other: { primary: 'elsewhere' } },
    questions: {
      ask: { text: 'How large?' },
      elsewhere: { text: 'how large', sub_objective_id: 's1' },
    },
  });
  expect(found).toContainEqual({
    code: 'conflicting_questions',
    severity: 'warning',
    entity: 'question',
    id: 'elsewhere',
    path: '/text',
  });
});

test('two choices that read alike and mean different things are a conflict', () => {
  const choices = [
    { id: 'a', label: 'Blue', maps_to_value: 'navy' },
    { id: 'b', label: 'red', maps_to_value: 'red' },
    { id: 'c', label: 'blue!', maps_to_value: 'sky' },
  ];
  expect(diagnose(adding({ ask_colour: { text: 'Which colour shall it be?', choices } }))).toEqual([
    {
      code: 'conflicting_choices',
      severity: 'warning',
      entity: 'question',
      id: 'ask_colour',
      path: '/choices/2/label',
    },
  ]);
});

test('inactive questions stand in nobody’s way', () => {
  expect(diagnose(adding({ again: { text: 'And how large is it?', active: false } }))).toEqual([]);
});

test('a sub-objective without information is told apart by its role', () => {
  const subObjectives = [{}, {}, { completion_role: 'contributing' } as const];
  expect(diagnose({ ...plain, subObjectives })).toEqual([
    {
      code: 'sub_objective_without_information',
      severity: 'error',
      entity: 'sub_objective',
      id: 's1',
      path: '',
    },
    {
      code: 'sub_objective_without_information',
      severity: 'info',
      entity: 'sub_objective',
      id: 's2',
      path: '',
    },
  ]);
});

test('fewer turns than the blocking informations take are noticed', () => {
  const tooFew = {
    code: 'too_few_turns',
    severity: 'error',
    entity: 'objective',
    id: 'objective',
    path: '/max_turns',
  };
  expect(diagnose({ ...plain, objective: { max_turns: 1 } })).toEqual([tooFew]);
  expect(diagnose({ ...plain, objective: { max_turns: 2 } })).toEqual([]);
});
