import { expect, it } from 'vitest';
import { weightOf } from '../../../app/core/artifacts.ts';
import { heapWeight } from '../../../app/core/heap-weight.ts';
import { compile } from '../../../compiler/compile.ts';
import { pinArtifact } from '../../../domain/session/pinned-artifact.ts';
import { sketchDraft } from '../../support/configurations/drafts.ts';

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
  'A publication of choices with many synonyms, %s, takes no more memory than the cache counts for it',
  (_, informations) => {
    const draft = sketchDraft({
      informations,
      questions: {
        a: { text: 'Which of these is it?', type: 'single_choice', choices: choicesOf(1) },
        b: { text: 'And which of those?', type: 'single_choice', choices: choicesOf(2) },
      },
    });
    const { artifact } = compile(draft, { engineVersion: 'test' });
    const { reading } = pinArtifact(artifact, 'digest');
    const taken = heapWeight([reading.labels, reading.informations]);
    expect(taken).toBeLessThan(weightOf(artifact, JSON.stringify(artifact).length));
  },
);
