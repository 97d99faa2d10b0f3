import { expect, it } from 'vitest';
import { heapWeight } from '../../../../app/core/weights/heap-weight.ts';
import { weighPublication } from '../../../../app/core/weights/publication-weight.ts';
import { compile } from '../../../../compiler/compile.ts';
import { finish } from '../../../../domain/steps.ts';
import { pinArtifact } from '../../../support/at-once.ts';
import { sketchDraft } from '../../../support/configurations/drafts.ts';

const long = (text: string) => text.padEnd(45, ' lorem ipsum dolor').slice(0, 45);
const choicesOf = (question: number) =>
  Array.from({ length: 50 }, (_, c) => ({
    id: `c${c}`,
    label: long(`choice ${question} ${c} `),
    synonyms: Array.from({ length: 20 }, (_, s) => long(`synonym ${question} ${c} ${s} `)),
  }));

it.each([
  ['of their own', { a: { primary: 'a' }, b: { primary: 'b' } }],
  [
    'that ten informations share',
    Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`i${n}`, { primary: 'a' }])),
  ],
])(
  'A publication of choices with many synonyms, %s, takes as much memory as the cache counts for it',
  (_, informations) => {
    const draft = sketchDraft({
      informations,
      questions: {
        a: { text: 'Which of these is it?', type: 'single_choice', choices: choicesOf(1) },
        b: { text: 'And which of those?', type: 'single_choice', choices: choicesOf(2) },
      },
    });
    const { artifact } = compile(draft, { engineVersion: 'test' });
    const pinned = pinArtifact(artifact, 'digest');
    const { reading } = pinned;
    // All publications share what is known of a language.
    const taken = heapWeight({ ...pinned, reading: { ...reading, language: undefined } });
    const counted = finish(weighPublication(pinned, JSON.stringify(artifact).length));
    expect(counted / taken).toBeGreaterThan(0.9);
    expect(counted / taken).toBeLessThan(1.2);
  },
);
