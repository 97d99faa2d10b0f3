import { describe, expect, test } from 'vitest';
import { type CompileOptions, compile } from '../../compiler/compile.ts';
import type { Artifact } from '../../domain/artifact/artifact.ts';
import { encodeArtifact } from '../../domain/artifact/artifact-codec.ts';
import { choicesOf, type DraftSketch, sketchDraft } from '../support/configurations/drafts.ts';

function compileSketch(sketch: DraftSketch, options: Partial<CompileOptions> = {}) {
  return compile(sketchDraft(sketch), { engineVersion: '1.2.3', ...options });
}

/** Weights by information id, heaviest first. */
function rowOf({ coverage, questions, success_informations }: Artifact, id: string) {
  const question = questions.findIndex((one) => one.id === id);
  const [start, end] = coverage.row_start.slice(question, question + 2);
  return coverage.information
    .slice(start, end)
    .map((information, i) => [success_informations[information]!.id, coverage.weight[start! + i]]);
}

const home: DraftSketch = {
  informations: {
    surface: { primary: 'ask_surface', schema: { type: 'number' }, label: 'Living surface' },
    heating: {
      primary: 'ask_heating',
      schema: { type: 'string', enum: ['gas', 'oil', 'wood'] },
      label: 'Heating of the house',
    },
  },
  questions: {
    ask_surface: { text: 'How large is the living surface?' },
    ask_heating: { text: 'How do you heat?', choices: choicesOf('gas', 'oil', 'wood') },
  },
};

function withQuestion(question: DraftSketch['questions'][string]): DraftSketch {
  return { ...home, questions: { ...home.questions, extra: question } };
}

describe('what a question covers', () => {
  test('a primary question covers its informations in full, and nothing else', () => {
    const both = {
      informations: {
        day: { primary: 'ask' },
        time: { primary: 'ask' },
        place: { primary: 'ask_place' },
      },
      questions: { ask: { text: 'Which day and time?' }, ask_place: { text: 'Which place?' } },
    };
    expect(rowOf(compileSketch(both).artifact, 'ask')).toEqual([
      ['day', 1],
      ['time', 1],
    ]);
  });

  test('choices whose values one information spells out cover it', () => {
    const { artifact } = compileSketch(
      withQuestion({ text: 'Fuel?', choices: choicesOf('gas', 'wood') }),
    );
    expect(rowOf(artifact, 'extra')).toEqual([['heating', 0.9]]);
  });

  test('choices with numbers cover the only information that takes numbers', () => {
    const { artifact } = compileSketch(withQuestion({ text: 'Size?', choices: choicesOf(50, 90) }));
    expect(rowOf(artifact, 'extra')).toEqual([['surface', 0.9]]);
  });

  test('choices with any text speak of no information that takes any text', () => {
    const { artifact, diagnostics } = compileSketch({
      informations: { name: { primary: 'ask_name' } },
      questions: {
        ask_name: { text: 'What is your name?' },
        pet: { text: 'Which pet lives with you?', choices: choicesOf('cat', 'dog') },
      },
    });
    expect(rowOf(artifact, 'pet')).toEqual([['name', 0.25]]);
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ code: 'guessed_target', entity: 'question', id: 'pet' }),
    );
  });

  test('a question worded like an information or its primary question covers it in part', () => {
    const { artifact } = compileSketch(
      withQuestion({ text: 'How large is your living surface?', choices: [] }),
    );
    const [[id, weight]] = rowOf(artifact, 'extra') as [[string, number]];
    expect(id).toBe('surface');
    expect(weight).toBeGreaterThanOrEqual(0.35);
    expect(weight).toBeLessThanOrEqual(0.75);
  });

  test('another open question touches everything of its sub-objective, and of no other', () => {
    const sketch = withQuestion({ text: 'Anything else to tell?' });
    const { artifact } = compileSketch({
      ...sketch,
      subObjectives: [{}, {}],
      informations: { ...sketch.informations, phone: { primary: 'ask_phone' } },
      questions: {
        ...sketch.questions,
        ask_phone: { text: 'Your phone number?', sub_objective_id: 's1' },
      },
    });
    expect(rowOf(artifact, 'extra')).toEqual([
      ['surface', 0.3],
      ['heating', 0.3],
    ]);
  });

  test('an open question touches six informations at most', () => {
    const ids = [...'abcdefgh'];
    const { artifact } = compileSketch({
      informations: Object.fromEntries(ids.map((id) => [id, { primary: `ask_${id}` }])),
      questions: {
        ...Object.fromEntries(ids.map((id) => [`ask_${id}`, { text: `${id}${id}${id}?` }])),
        open: { text: 'Tell me more.' },
      },
    });
    expect(rowOf(artifact, 'open')).toHaveLength(6);
  });

  test('a proposed edge is clipped, never lowers a rule’s, and may cross sub-objectives', () => {
    const proposals = [
      { question_id: 'ask_surface', information_id: 'heating', weight: 0.95 },
      { question_id: 'ask_surface', information_id: 'surface', weight: 0.5 },
      { question_id: 'ask_heating', information_id: 'unknown', weight: 0.5 },
      { question_id: 'ask_heating', information_id: 'surface', weight: Number.NaN },
    ];
    const { artifact } = compileSketch(home, { proposals });
    expect(rowOf(artifact, 'ask_surface')).toEqual([
      ['surface', 1],
      ['heating', 0.6],
    ]);
    expect(rowOf(artifact, 'ask_heating')).toEqual([['heating', 1]]);
  });

  test('every active question covers something', () => {
    const { artifact } = compileSketch(
      withQuestion({ text: 'Zzz?', choices: choicesOf('p', 'q') }),
    );
    const { row_start } = artifact.coverage;
    artifact.questions.forEach((_, q) => {
      expect(row_start[q + 1]! - row_start[q]!).toBeGreaterThan(0);
    });
  });
});

test('sub-objectives stand in their order, equal positions in the order of creation', () => {
  const subObjectives = [
    { id: 's0', order_position: 2 },
    { id: 'late', order_position: 3 },
    { id: 'first', order_position: 0 },
    { id: 'second', order_position: 2 },
  ];
  const { artifact } = compileSketch({ ...home, subObjectives });
  expect(artifact.sub_objectives.map((subObjective) => subObjective.id)).toEqual([
    'first',
    's0',
    'second',
    'late',
  ]);
});

test('questions of one wording, or asking for the same in similar words, are one group', () => {
  const { artifact } = compileSketch({
    ...home,
    questions: {
      ...home.questions,
      shouted: { text: 'HOW LARGE IS THE LIVING SURFACE' },
      reworded: { text: 'How large is your living surface?' },
      other: { text: 'Which colour is the roof?' },
    },
  });
  expect(artifact.duplicate_groups).toEqual([0, 1, 0, 0, 4]);
});

test('informations told in one breath are reconfirmed together', () => {
  const { artifact } = compileSketch({
    informations: {
      day: { primary: 'ask' },
      place: { primary: 'where' },
      time: { primary: 'ask' },
    },
    questions: { ask: { text: 'Which day and time?' }, where: { text: 'Where?' } },
  });
  expect(artifact.dependents).toEqual([[2], [], [0]]);
});

test('the same draft compiles to the same bytes, another engine’s to others', () => {
  const [first, again] = [home, structuredClone(home)].map((sketch) =>
    encodeArtifact(compileSketch(sketch).artifact),
  );
  expect(again).toEqual(first);
  const other = compileSketch(home, { engineVersion: '1.2.4' }).artifact;
  expect(encodeArtifact(other).digest).not.toBe(first!.digest);
});

test('an incomplete draft is a fault', () => {
  const draft = sketchDraft(home);
  const options = { engineVersion: '1' };
  expect(() => compile({ ...draft, objective: null }, options)).toThrow('objective');
  expect(() => compile({ ...draft, questions: [] }, options)).toThrow('primary question');
});
