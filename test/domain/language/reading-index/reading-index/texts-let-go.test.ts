import { expect, it } from 'vitest';
import { readMessage } from '../../../../../domain/language/question-matching/message/read-message.ts';
import { readAsked } from '../../../../../domain/language/question-matching/scoring/features.ts';
import { scoreSentence } from '../../../../../domain/language/question-matching/scoring/score-sentence.ts';
import { cosines, indexLexicon } from '../../../../../domain/language/text/lexical.ts';
import { finish } from '../../../../../domain/steps.ts';
import { prepareMatching, prepareReading } from '../../../../support/at-once.ts';
import { heapAfterCollection } from '../../../../support/heap.ts';
import { ask, formOf } from '../../support/form.ts';
import { renovationIn, WORDINGS } from '../../support/renovation.ts';

const LENGTH = 20_000;
const TEXTS = 300;

const artifact = renovationIn(WORDINGS.en!);
const matching = prepareMatching(artifact);
const lexical = indexLexicon(artifact.lexicon);
const form = formOf([{ id: '0', question: 'How many?', schema: { type: 'integer' } }]);
const reading = prepareReading(form);

/** A word that no other text has, and little else. */
function textOf(i: number): string {
  const word = i.toString(3).replace(/\d/g, (digit) => 'abc'.charAt(Number(digit)));
  return `${word.padStart(20, 'w')} is${' '.repeat(LENGTH)}?`.toLowerCase();
}

it.each([
  ['what a reply tells', (text: string) => ask('q_0', text, { index: reading })],
  ['how like a question it is', (text: string) => cosines(lexical, text)],
  [
    'what a sentence asks',
    (text: string) => {
      const asked = finish(readAsked(matching.scorer, readMessage(text, 'en')));
      for (const s of asked.sentences.keys()) scoreSentence(matching, asked, s);
    },
  ],
])('What is remembered of a text keeps none of it in memory: %s', (_, read) => {
  for (let i = 0; i < TEXTS; i++) read(textOf(i));
  const before = heapAfterCollection();
  for (let i = TEXTS; i < 2 * TEXTS; i++) read(textOf(i));
  expect(heapAfterCollection() - before).toBeLessThan((LENGTH * TEXTS) / 4);
});
