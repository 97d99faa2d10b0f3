import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { EMPTY } from '../../../../console/configuration/model.ts';
import { editAction } from '../../../../console/pages/configuration/edit.ts';
import type { Visit } from '../../../../console/visit.ts';

const question = {
  id: 'q_people',
  text: 'How many are you?',
  type: 'open',
  sub_objective_id: 'party',
  active: true,
  choices: [],
};

/** Somebody saves a question while others change the rest of the draft before every one of their tries. */
function contendedVisit() {
  let tries = 0;
  const form = new FormData();
  const fields = { base: JSON.stringify({ question }), revision: '1', question_id: question.id };
  const filledIn = { text: 'How many people?', type: 'open', sub_objective_id: 'party' };
  for (const [name, value] of Object.entries({ ...fields, ...filledIn })) form.set(name, value);
  const draft = () => ({ ...EMPTY, questions: [question], draft_revision: 1 + tries });
  const mismatch = {
    path: '/expected_draft_revision',
    code: 'draft_revision_mismatch',
    message: '',
  };
  const visit = {
    context: { req: { formData: async () => form } },
    place: { tenant: 'acme', service: 'table' },
    say: String,
    code: (_: string, code: string) => code,
    api: {
      ask: async () => ({ ok: true, body: draft() }),
      send: async () => {
        tries += 1;
        await nextTurn();
        return {
          ok: false,
          status: 422,
          problem: { message: '', details: { errors: [mismatch] } },
        };
      },
    },
  };
  return { visit: visit as unknown as Visit, tries: () => tries };
}

it('A form looks at the draft anew five times where others are always faster, and then gives up', async () => {
  const { visit, tries } = contendedVisit();
  const page = await editAction(visit);
  expect(tries()).toBe(6);
  expect(page).toMatchObject({ status: 409 });
});
