import { describe, expect, it } from 'vitest';
import { configurationDecider } from '../../../../domain/configuration/decide.ts';
import {
  CHOICE_LABELS_MAX,
  DRAFT_BYTES_MAX,
  ENTITIES_MAX,
  INFORMATIONS_OF_QUESTION_MAX,
} from '../../../../domain/configuration/draft/draft-bounds.ts';
import type { ConfigurationState } from '../../../../domain/configuration/state.ts';

const AT = '2026-11-22T10:00:00.000Z';
const empty = configurationDecider.initialState;

/** As the documents tell them, so that these tests end where there are no such bounds. */
const BYTES = 8 * 1024 * 1024;
const TOGETHER = 1_000;
const LABELS = 120_000;

function change(state: ConfigurationState, changes: readonly object[]) {
  return configurationDecider.decide({ type: 'applyChanges', at: AT, changes }, state);
}

function changed(state: ConfigurationState, changes: readonly object[]): ConfigurationState {
  const decided = change(state, changes);
  if (!decided.ok) throw new Error(JSON.stringify(decided.refusal));
  const events = decided.events.map((event) => ({ event, occurredAt: AT }));
  return configurationDecider.fold(state, events);
}

function errorsOf(answer: ReturnType<typeof change>): unknown {
  return answer.ok ? [] : answer.refusal.details.errors;
}

const MAKE = {
  sub_objective: (id: string) => ({
    id,
    name: 'A stage',
    order_position: 0,
    completion_role: 'blocking',
  }),
  success_information: (id: string) => ({
    id,
    label: 'Something',
    // The digits before the last two, so that no question has too many.
    primary_question_id: `q${id.slice(0, -2)}`,
    schema: {},
  }),
  question: (id: string) => ({ id, text: 'What?', type: 'open', sub_objective_id: 's' }),
};

function create(entity: keyof typeof MAKE, fields: object) {
  return { entity, operation: 'create', [entity]: fields };
}

describe('A draft holds up to its bounds and no more', () => {
  it('as the documents tell it', () => {
    const bounds = [DRAFT_BYTES_MAX, INFORMATIONS_OF_QUESTION_MAX, CHOICE_LABELS_MAX];
    expect(bounds).toEqual([BYTES, TOGETHER, LABELS]);
  });

  it.each(Object.entries(ENTITIES_MAX))('of %s: %i', (name, most) => {
    const entity = name as keyof typeof MAKE;
    const changes = Array.from({ length: most }, (_, i) => create(entity, MAKE[entity](`e${i}`)));
    const full = changed(empty, changes);
    const refused = change(full, [create(entity, MAKE[entity]('one.more'))]);
    expect(errorsOf(refused)).toMatchObject([{ position: null, code: 'too_many_items' }]);
  });

  it(`of informations with the same primary question: ${TOGETHER}`, () => {
    const together = (id: string) =>
      create('success_information', { ...MAKE.success_information(id), primary_question_id: 'q' });
    const most = Array.from({ length: TOGETHER }, (_, i) => together(`e${i}`));
    const full = changed(empty, most);
    expect(errorsOf(change(full, [together('one.more')]))).toMatchObject([
      { position: null, code: 'too_many_items' },
    ]);
  });

  it(`of labels and synonyms of choices: ${LABELS}, once for each information they are asked for`, () => {
    const synonyms = Array.from({ length: 19 }, (_, i) => `s${i}`);
    const choices = Array.from({ length: 50 }, (_, i) => ({ id: `c${i}`, label: 'x', synonyms }));
    const chosen = (id: string) =>
      create('question', { ...MAKE.question(id), type: 'multiple_choice', choices });
    const full = changed(
      empty,
      Array.from({ length: LABELS / 1_000 }, (_, i) => chosen(`q${i}`)),
    );
    const tooMany = [{ position: null, code: 'too_many_items' }];
    const single = { ...MAKE.question('one.more'), type: 'single_choice' };
    const oneMore = create('question', { ...single, choices: choices.slice(0, 1) });
    expect(errorsOf(change(full, [oneMore]))).toMatchObject(tooMany);
    const asked = (id: string) =>
      create('success_information', { ...MAKE.success_information(id), primary_question_id: 'q0' });
    const shared = changed(full, [asked('i1')]);
    expect(errorsOf(change(shared, [asked('i2')]))).toMatchObject(tooMany);
  });

  it('of bytes: the last one that fits, and none beyond it', () => {
    const question = (id: number, length: number) =>
      create('question', { ...MAKE.question(`q${id}`), text: 'x'.repeat(length) });
    const sizeOf = ({ draft }: ConfigurationState) =>
      [...draft.question.values()].reduce((sum, each) => sum + JSON.stringify(each).length, 0);
    const overhead = sizeOf(changed(empty, [question(1_000, 1)])) - 1;
    const count = Math.floor((BYTES - 1_300) / (overhead + 3_000));
    const many = changed(
      empty,
      Array.from({ length: count }, (_, i) => question(1_000 + i, 3_000)),
    );
    const left = BYTES - sizeOf(many) - 2 * overhead;
    const fitting = [question(9_000, 1_000), question(9_001, left - 1_000)];
    const beyond = [question(9_000, 1_000), question(9_001, left - 999)];
    expect(sizeOf(changed(many, fitting))).toBe(BYTES);
    expect(errorsOf(change(many, beyond))).toMatchObject([{ position: null, code: 'too_long' }]);
  });

  it('of choices, which count once for each information that they are asked for', () => {
    const label = 'x'.repeat(200);
    const choices = Array.from({ length: 50 }, (_, c) => ({
      id: `c${c}`,
      label,
      synonyms: Array.from({ length: 20 }, (_, s) => `${label.slice(3)}.${10 + s}`),
    }));
    const asked = create('question', { ...MAKE.question('q'), type: 'single_choice', choices });
    const count = Math.floor(BYTES / Buffer.byteLength(JSON.stringify(choices)));
    const informations = Array.from({ length: count + 1 }, (_, i) =>
      create('success_information', {
        ...MAKE.success_information(`e${i}`),
        primary_question_id: 'q',
      }),
    );
    const fitting = changed(empty, [asked, ...informations.slice(2)]);
    const beyond = change(fitting, informations.slice(0, 2));
    expect(errorsOf(beyond)).toMatchObject([{ position: null, code: 'too_long' }]);
  });

  it('but one from before the bounds can be made smaller, and is not published', () => {
    const many = Array.from(
      { length: ENTITIES_MAX.question + 2 },
      (_, i) =>
        [
          `q${i}`,
          { ...MAKE.question(`q${i}`), type: 'open' as const, active: true, choices: [] },
        ] as const,
    );
    const draft = { ...empty.draft, question: new Map(many) };
    const over: ConfigurationState = { ...empty, draftRevision: 1, draft };
    const remove = { entity: 'question', operation: 'delete', question: { id: 'q0' } };
    expect(change(over, [remove]).ok).toBe(true);
    const asked = { type: 'requestPublication', at: AT, compilationId: 'cmp_1' } as const;
    const publication = configurationDecider.decide({ ...asked, warnings: [] }, over);
    expect(errorsOf(publication)).toMatchObject([{ position: null, code: 'too_many_items' }]);
  });
});
