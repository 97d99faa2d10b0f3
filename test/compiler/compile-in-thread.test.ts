import { expect, it } from 'vitest';
import { compile } from '../../compiler/compile.ts';
import { compileInThread } from '../../compiler/compile-in-thread.ts';
import { encodeArtifact } from '../../domain/artifact/artifact-codec.ts';
import { sketchDraft } from '../support/configurations/drafts.ts';

const QUESTIONS = 1_200;
const HANDED_OVER_MAX = 500;

it('A large draft is handed to its thread some entities at a time, and compiled whole', async () => {
  const draft = sketchDraft({
    informations: { goal: { primary: 'q0' } },
    questions: Object.fromEntries(
      Array.from({ length: QUESTIONS }, (_, n) => [`q${n}`, { text: `What is ${n}?` }]),
    ),
  });
  let copied = 0;
  let copiedInAll = 0;
  let mostInATurn = 0;
  // Copying an entity for another thread reads it.
  const questions = draft.questions.map((question) =>
    Object.defineProperty({ ...question }, 'text', {
      enumerable: true,
      get: () => {
        copied += 1;
        return question.text;
      },
    }),
  );
  const watching = { isOver: false };
  const countTurns = () => {
    copiedInAll += copied;
    mostInATurn = Math.max(mostInATurn, copied);
    copied = 0;
    if (!watching.isOver) setImmediate(countTurns);
  };
  setImmediate(countTurns);
  const job = { engineVersion: 'test', proposals: [] };
  const compiled = await compileInThread(
    { configuration: { ...draft, questions }, ...job },
    240_000,
  );
  watching.isOver = true;
  expect(copiedInAll + copied).toBe(QUESTIONS);
  expect(mostInATurn).toBeLessThanOrEqual(HANDED_OVER_MAX);
  expect(compiled).toEqual(encodeArtifact(compile(draft, job).artifact));
});

it('What cannot be handed to the thread fails the compilation, and nothing else', async () => {
  const draft = sketchDraft({
    informations: { goal: { primary: 'q0' } },
    questions: { q0: { text: 'What is it?' } },
  });
  const unclonable = { ...draft.questions[0]!, text: (() => '') as unknown as string };
  const configuration = { ...draft, questions: [unclonable] };
  const compiling = compileInThread(
    { configuration, engineVersion: 'test', proposals: [] },
    20_000,
  );
  await expect(compiling).rejects.toThrow(/could not be cloned/);
});
