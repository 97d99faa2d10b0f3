import { expect, it } from 'vitest';
import { labelStem } from '../../../../domain/language/grammar/language.ts';
import { readText } from '../../../../domain/language/grammar/read-text.ts';
import { insertLabel, newLabelNode } from '../../../../domain/language/reading-index/label-trie.ts';
import { findLabels } from '../../../../domain/language/reading-index/labels.ts';
import { finish } from '../../../../domain/steps.ts';
import { languageOf } from '../../../support/at-once.ts';

const INFORMATIONS = 40;

it.each([
  [[], []],
  [[0], [0]],
  [[39], [39]],
  [
    [3, 7, 8],
    [3, 8],
  ],
])(
  'A label that a whole form shares is found for what was asked alone, of %j in %j',
  (asked, found) => {
    const language = languageOf('en');
    const labels = newLabelNode();
    for (let information = 0; information < INFORMATIONS; information++) {
      if (information === 7) continue;
      const end = { information, choice: 0, weight: 1, words: ['sometimes'] };
      insertLabel(labels, [labelStem(language, 'sometimes')], end);
    }
    const weights = new Float64Array(INFORMATIONS);
    for (const information of asked) weights[information] = 1;
    const all = finish(findLabels({ labels, language }, readText('sometimes', language), weights));
    expect(all.map(({ information }) => information)).toEqual(found);
  },
);
