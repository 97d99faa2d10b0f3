import { expect, it } from 'vitest';
import { meaningsOf } from '../../../domain/experience/meaning.ts';
import { sketchDraft } from '../../support/configurations/drafts.ts';
import { countRests } from '../../support/steps.ts';

it('The meanings of a large draft are taken an entity a step', () => {
  const ids = Array.from({ length: 50 }, (_, n) => `id_${n}`);
  const draft = sketchDraft({
    informations: Object.fromEntries(ids.map((id) => [id, { primary: id }])),
    questions: Object.fromEntries(ids.map((id) => [id, { text: `What is ${id}?` }])),
  });
  expect(countRests(meaningsOf(draft))).toBe(2 * ids.length);
});
