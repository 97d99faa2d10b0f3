import { describe, expect, it } from 'vitest';
import { compile } from '../../compiler/compile.ts';
import { usablePrototypes, writePrototypes } from '../../compiler/write-prototypes.ts';
import type { Configuration } from '../../domain/configuration/entities.ts';
import { sessionDecider } from '../../domain/session/decide.ts';
import type { Model, WordingBatch, WrittenWords } from '../../semantics/port.ts';
import { pinArtifact } from '../support/at-once.ts';
import { factsOf, next } from '../support/conversations/session-history.ts';
import { sessionStarted, tableConfiguration } from '../support/conversations/sessions.ts';
import { stateAfter } from '../support/given.ts';

const area = tableConfiguration.questions.find(({ id }) => id === 'q_area')!;
const [first, second] = area.choices;

function usable(...written: readonly Partial<WrittenWords>[]) {
  const whole = written.map((each) => ({
    ...{ question_id: 'q_area', wordings: [], choices: [] },
    ...each,
  }));
  return usablePrototypes(tableConfiguration, whole);
}

function wordsFor(...choices: readonly (readonly [id: string, ...words: string[]])[]) {
  return { choices: choices.map(([choice_id, ...words]) => ({ choice_id, words })) };
}

describe('What a model writes at publication', () => {
  it('is kept as it is where it tells one thing from another', () => {
    const words = wordsFor([first!.id, 'up by the old gate'], [second!.id, 'down at the harbour']);
    const wordings = ['Whereabouts do you want to sit?'];
    expect(usable({ wordings, ...words })).toEqual([{ question_id: 'q_area', wordings, ...words }]);
  });

  it.each<[string, Partial<WrittenWords>]>([
    ['a question that is not there', { question_id: 'q_none', wordings: ['Whereabouts?'] }],
    ['the words of another question', { wordings: [tableConfiguration.questions[0]!.text] }],
    ['a choice that is not there', wordsFor(['c_none', 'by the gate'])],
    ['the label of another choice', wordsFor([first!.id, second!.label])],
    [
      'one phrase for two choices',
      wordsFor([first!.id, 'by the gate'], [second!.id, 'By the gate']),
    ],
    ['a number alone', wordsFor([first!.id, '12'])],
    ['marks that nobody says', { wordings: ['<script>alert(1)</script>', 'a\u202eb', 'a\u0000b'] }],
    ['a text without end', { wordings: ['where '.repeat(1_000)] }],
    ['a word of more than 60 units', wordsFor([first!.id, 'x'.repeat(61)])],
    ['a phrase of more than five words', wordsFor([first!.id, 'up by the old town gate'])],
  ])('is left out where it is %s', (_, written) => {
    expect(usable(written)).toEqual([]);
  });

  it('is left out where two questions would be asked alike', () => {
    const other = tableConfiguration.questions.find(({ id }) => id !== 'q_area')!.id;
    const wordings = ['What is it to be?'];
    expect(usable({ wordings }, { question_id: other, wordings })).toEqual([]);
  });

  it('is bounded in number', () => {
    const wordings = Array.from(
      { length: 50 },
      (_, i) => `Whereabouts, in way ${'x'.repeat(i + 1)}?`,
    );
    const words = wordings.map((_, i) => `corner ${'y'.repeat(i + 1)}`);
    const [kept] = usable({ wordings, ...wordsFor([first!.id, ...words]) });
    expect(kept!.wordings).toHaveLength(6);
    expect(kept!.choices[0]!.words).toHaveLength(8);
  });
});

describe('A large draft', () => {
  it('is put to the model in a bounded number of bounded questions, four batches at a time', async () => {
    const long = 'x'.repeat(1_000);
    const choices = Array.from({ length: 50 }, (_, i) => ({ ...first!, id: `c${i}`, label: long }));
    const questions = Array.from({ length: 700 }, (_, i) => ({
      ...area,
      id: `q${i}`,
      text: long,
      choices,
    }));
    const large: Configuration = { ...tableConfiguration, questions, success_informations: [] };
    const asked: WordingBatch['questions'][number][] = [];
    let running = 0;
    let most = 0;
    const model = {
      writeWords: async (batch) => {
        asked.push(...batch.questions);
        most = Math.max(most, ++running);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        return [];
      },
    } as Pick<Model, 'writeWords'> as Model;
    await writePrototypes(large, model, { tenant: 't' }, () => {});
    expect({ asked: asked.length, most }).toEqual({ asked: 600, most: 4 });
    expect(Math.max(...asked.map(({ text }) => text.length))).toBe(400);
    expect(Math.max(...asked.map((question) => question.choices.length))).toBe(40);
    expect(asked[0]!.choices[0]!.label).toHaveLength(400);
  });
});

describe('A publication whose model fails', () => {
  it('goes on with what was written, and says why', async () => {
    const questions = Array.from({ length: 40 }, (_, i) => ({
      ...area,
      id: `q${i}`,
      text: `Part ${i}?`,
    }));
    const many: Configuration = { ...tableConfiguration, questions, success_informations: [] };
    const failures: unknown[] = [];
    let calls = 0;
    const model = {
      writeWords: async ({ questions: [one] }) => {
        calls += 1;
        if (calls > 1) throw new Error('no more');
        return [{ question_id: one!.id, wordings: ['Whereabouts?'], choices: [] }];
      },
    } as Pick<Model, 'writeWords'> as Model;
    const written = await writePrototypes(many, model, { tenant: 't' }, (error) =>
      failures.push(error),
    );
    expect(written).toEqual([{ question_id: 'q0', wordings: ['Whereabouts?'], choices: [] }]);
    expect(failures.length).toBeGreaterThan(0);
  });
});

describe('What was written at publication is read without a model', () => {
  const turn = {
    assistant_text: 'Whereabouts do you want to sit?',
    user_text: 'Down at the harbour',
  };
  const written = [
    {
      question_id: 'q_area',
      wordings: ['Whereabouts do you want to sit?'],
      choices: [{ choice_id: second!.id, words: ['down at the harbour'] }],
    },
  ];

  function eventsWith(prototypes: typeof written) {
    const { artifact } = compile(tableConfiguration, { engineVersion: 'test', prototypes });
    const command = { ...next({ previousTurn: turn }), pinned: pinArtifact(artifact, 'd') };
    const decided = sessionDecider.decide(command, stateAfter(sessionDecider, sessionStarted));
    if (!decided.ok) throw new Error('refused');
    return decided.events;
  }

  it('attaches the question, and reads the choice', () => {
    const events = eventsWith(written);
    expect(factsOf(events, 'TurnRecorded')).toMatchObject([{ question_id: 'q_area' }]);
    expect(factsOf(events, 'ValueRecorded')).toMatchObject([{ information_id: 'area' }]);
    const without = eventsWith([]);
    expect(factsOf(without, 'TurnRecorded')).not.toMatchObject([{ question_id: 'q_area' }]);
    expect(factsOf(without, 'ValueRecorded')).toEqual([]);
  });
});
