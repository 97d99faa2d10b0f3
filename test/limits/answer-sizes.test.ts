import { describe, expect, it } from 'vitest';
import type { OfferedPublication } from '../../domain/language/extraction-request.ts';
import { coverageTask, parseCoverage } from '../../semantics/coverage-format.ts';
import { extractionSchema, parseExtraction } from '../../semantics/extraction-format.ts';
import { extractionTask } from '../../semantics/extraction-task.ts';
import { parseWording, wordingTask } from '../../semantics/wording-format.ts';

const coverage = {
  questions: [{ id: 'q', text: 'Who?', choices: [], informationIds: ['i'] }],
  informations: [{ id: 'i', label: 'name' }],
};
const wording = { questions: [{ id: 'q', text: 'Who?', informations: ['name'], choices: [] }] };
const publication: OfferedPublication = {
  questions: [{ id: 'q', text: 'Who?', informationIds: ['i'] }],
  informations: [
    {
      id: 'i',
      label: 'name',
      schema: { type: 'string', description: 'd'.repeat(1_000) },
      choices: [],
    },
  ],
};

function times<T>(length: number, item: T): T[] {
  return Array.from({ length }, () => item);
}

describe('an answer of a model', () => {
  it('about one batch proposes 500 edges at most', () => {
    const answer = (length: number) => ({
      edges: times(length, { question_id: 'q', information_id: 'i', weight: 1 }),
    });
    expect(parseCoverage(coverage, answer(500))).toHaveLength(500);
    expect(parseCoverage(coverage, answer(501))).toBeUndefined();
  });

  it('about a turn has 120 values and 120 questions at most', () => {
    const told = { information_id: 'i', kind: 'told', value: 'x', quote: 'x', confidence: 1 };
    const asked = { question_id: 'q', outcome: 'refused' };
    expect(parseExtraction(publication, { values: times(120, told) })?.values).toHaveLength(120);
    expect(parseExtraction(publication, { values: times(121, told) })).toBeUndefined();
    expect(parseExtraction(publication, { asked: times(121, asked) })).toBeUndefined();
  });

  it('writes words for 500 questions, in 500 ways, for 500 choices at most', () => {
    const choice = { choice_id: 'c', words: ['x'] };
    const written = (questions: number, wordings: number, choices: number) => ({
      questions: times(questions, {
        question_id: 'q',
        wordings: times(wordings, 'x'),
        choices: times(choices, choice),
      }),
    });
    expect(parseWording(wording, written(500, 1, 1))).toHaveLength(500);
    expect(parseWording(wording, written(1, 500, 500))).toHaveLength(1);
    for (const [questions, wordings, choices] of [
      [501, 1, 1],
      [1, 501, 1],
      [1, 1, 501],
    ] as const)
      expect(parseWording(wording, written(questions, wordings, choices))).toBeUndefined();
  });
});

describe('what a model is asked', () => {
  const turn = { language: 'en', referenceTime: '2026-01-05T09:00:00.000Z' };
  const request = {
    artifactDigest: 'd',
    publication,
    turn: { ...turn, known: [], proposed: [], asked: [], conversation: [] },
  };

  it('bounds the tokens of its answer', () => {
    const bounds = [extractionTask(request), coverageTask(coverage), wordingTask(wording)].map(
      ({ answerTokensMax }) => answerTokensMax,
    );
    expect(bounds).toEqual([2_000, 2_000, 4_000]);
  });

  it('holds 400 units of a description', () => {
    const [shared] = extractionTask(request).data;
    const { informations } = JSON.parse(shared!) as { informations: { description: string }[] };
    expect(informations[0]!.description).toBe('d'.repeat(400));
  });

  it('spells out 400 values in its schema, and types those beyond', () => {
    const listed = (id: string, count: number) => {
      const values = Array.from({ length: count }, (_, i) => `${id}${i}`);
      const choices = values.map((value) => ({ value, label: value, synonyms: [] }));
      return { id, label: id, schema: { type: 'string', enum: values } as const, choices };
    };
    const large = {
      questions: [],
      informations: [listed('a', 399), listed('b', 2), listed('c', 1)],
    };
    const schema = JSON.stringify(extractionSchema(large));
    expect(['"a398"', '"b1"', '"c0"'].map((value) => schema.includes(value))).toEqual([
      true,
      false,
      true,
    ]);
  });
});
