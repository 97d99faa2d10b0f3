import { expect, it } from 'vitest';
import { compile } from '../../../../compiler/compile.ts';
import type { TakeTurn } from '../../../../domain/session/commands.ts';
import { decideInSteps } from '../../../../domain/session/decide.ts';
import { finish } from '../../../../domain/steps.ts';
import { pinArtifact } from '../../../support/at-once.ts';
import { sketchDraft } from '../../../support/configurations/drafts.ts';
import { begunSession } from '../../../support/conversations/sessions.ts';
import { SOME_TIME } from '../../../support/given.ts';

const { artifact } = compile(
  sketchDraft({
    informations: {
      heating: { primary: 'heating', schema: { type: 'string', enum: ['gas', 'oil', 'wood'] } },
      area: { primary: 'area', schema: { type: 'number', minimum: 10, maximum: 1_000 } },
      moved: { primary: 'moved', schema: { type: 'string', format: 'date' } },
      name: { primary: 'name', schema: { type: 'string', maxLength: 80 } },
      owner: { primary: 'owner', schema: { type: 'boolean' } },
    },
    questions: {
      heating: {
        text: 'How do you heat your house?',
        type: 'single_choice',
        choices: ['gas', 'oil', 'wood'].map((id) => ({ id, label: id, maps_to_value: id })),
      },
      area: { text: 'How many square metres do you live on?', type: 'open' },
      moved: { text: 'When did you move in?' },
      name: { text: 'What is your name?' },
      owner: { text: 'Do you own the house?' },
    },
  }),
  { engineVersion: 'test' },
);

const SAID: readonly (readonly [asked: string | undefined, assistant: string, user: string])[] = [
  ['heating', 'How do you heat your house?', 'With gas, and it has some 140 square metres.'],
  ['heating', 'Gas, oil or wood?', 'The second one, I think. My name is Ada Lovelace.'],
  [undefined, 'When did you move in?', 'We moved in on 3 May 2019, and we own it.'],
  ['area', 'How many square metres do you live on?', 'About a hundred and twenty, not more.'],
  ['name', 'What is your name?', 'Ich heiße Gottfried Leibniz und heize mit Holz.'],
  ['owner', 'Do you own the house?', 'No, we rent it. Why do you ask?'],
  [undefined, 'How do you heat, and do you own the house?', 'With oil; yes.'],
  ['moved', 'When did you move in?', 'I do not know any more, sorry.'],
];

/** Each of these as a first turn, on an artifact of its own, of which nothing is remembered yet. */
function turns() {
  const pinned = pinArtifact(artifact, 'digest');
  return SAID.map(([questionId, assistantText, userText], n) => {
    const command: TakeTurn = {
      type: 'takeTurn',
      pinned,
      previousTurn: {
        ...(questionId === undefined ? {} : { question_id: questionId }),
        assistant_text: assistantText,
        user_text: userText,
      },
      ...{ at: SOME_TIME, decisionId: `dec_${n}`, engineVersion: 'test' },
    };
    return decideInSteps(command, begunSession());
  });
}

function inTurn(works: ReturnType<typeof turns>) {
  const results = new Map<(typeof works)[number], unknown>();
  while (results.size < works.length) {
    for (const work of works.filter((each) => !results.has(each))) {
      const { done, value } = work.next();
      if (done === true) results.set(work, value);
    }
  }
  return works.map((work) => results.get(work));
}

it('turns that are decided at the same time, a step of each in turn, are decided as by themselves', () => {
  const alone = turns().map((work) => finish(work));
  expect(inTurn(turns())).toEqual(alone);
  expect(JSON.stringify(alone)).toContain('Lovelace');
});
