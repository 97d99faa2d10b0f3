import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildLexicon,
  cosine,
  cosines,
  indexLexicon,
  vectorise,
} from '../../../../domain/language/text/lexical.ts';
import { NUMBERING_BYTES_MAX } from '../../../../domain/language/text/term-numbers.ts';
import { fold, wordsOf } from '../../../../domain/language/text/words.ts';
import { naiveCosines, naiveVector } from './naive-lexical.ts';

const texts = [
  'What is the surface of your home?',
  'How is the roof insulated?',
  'What budget do you have in mind?',
  '您的预算是多少？',
];
const index = indexLexicon(buildLexicon(texts));

describe('words', () => {
  it('folds case, accents, full width and apostrophes into one spelling', () => {
    expect(fold('ÉTÉ Straße Øre ＡＢＣ l’hôtel')).toBe("ete strasse ore abc l'hotel");
  });

  it('parts words at apostrophes but keeps the English negation whole', () => {
    expect(wordsOf(fold("L'hôtel, I don’t know"))).toEqual(['l', 'hotel', 'i', 'dont', 'know']);
  });

  it('parts Latin words from Chinese ones in one run', () => {
    expect(wordsOf(fold('用iPhone手机'))).toEqual(['用', 'iphone', '手机']);
  });
});

describe('lexical likeness', () => {
  it('is 1 for the text of a question itself', () => {
    texts.forEach((text, question) => {
      expect(cosines(index, text)[question]).toBeCloseTo(1, 4);
    });
  });

  it('ranks the question that a rephrasing is about first', () => {
    const scores = cosines(index, 'Could you tell me about the insulation of the roof?');
    expect(scores.indexOf(Math.max(...scores))).toBe(1);
    const chinese = cosines(index, '请问预算多少');
    expect(chinese.indexOf(Math.max(...chinese))).toBe(3);
  });

  it('lets words outside the lexicon make a text less like a question', () => {
    const near = cosines(index, 'budget')[2]!;
    expect(cosines(index, 'budget zebra xylophone quantum')[2]!).toBeLessThan(near);
  });

  it('agrees between the inverted index and the vectors', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        const vector = vectorise(index, text);
        const scores = cosines(index, text);
        index.lexicon.vectors.forEach((question, i) => {
          expect(cosine(vector, question)).toBeCloseTo(scores[i]!, 9);
        });
      }),
    );
  });

  it('is what its definition says, bit for bit, for any publication and any text', () => {
    const word = fc.constantFrom(
      ...'a an roof roofs Roof l’hôtel insulated 屋顶 屋 屋顶保温 don’t Ø 7 日本roof'.split(' '),
    );
    const said = fc
      .array(
        fc.oneof({ weight: 4, arbitrary: word }, fc.string({ unit: 'grapheme', maxLength: 6 })),
      )
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.array(said, { maxLength: 8 }), said, (questions, text) => {
        const lexicon = buildLexicon(questions);
        const prepared = indexLexicon(lexicon);
        lexicon.vectors.forEach(({ term, weight }, i) => {
          expect(term.map((each, at) => [each, weight[at]])).toEqual(
            naiveVector(lexicon, questions[i]!),
          );
        });
        expect([...cosines(prepared, text)]).toEqual(naiveCosines(lexicon, text));
      }),
      { numRuns: 200 },
    );
  });

  it('is the same for a text whatever texts came before it', () => {
    const said = fc
      .array(fc.constantFrom(...'roof roofs budgets 屋顶 屋 保温 zebra zebras 7 xy'.split(' ')))
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.array(said, { maxLength: 6 }), (all) => {
        for (const text of all)
          expect([...cosines(index, text)]).toEqual(naiveCosines(index.lexicon, text));
      }),
    );
  });

  it('is the same once more words were read than it remembers, so that they are let go', () => {
    const word = (i: number) => `w${i}${'abcdefgh'.charAt(i % 8)}${i % 97}`;
    const before = index.numbers.begin([]);
    for (let from = 0; from < 12_000; from += 400) {
      const words = Array.from({ length: 400 }, (_, i) => word(from + i));
      const text = `${words.join(' ')} roof budget`;
      expect([...cosines(index, text)]).toEqual(naiveCosines(index.lexicon, text));
      expect(index.numbers.begin([]).bytes).toBeLessThan(NUMBERING_BYTES_MAX);
    }
    expect(index.numbers.begin([])).not.toBe(before);
  });

  it('is the same for a text with a long word, of which nothing is remembered', () => {
    const { bytes } = index.numbers.begin([]);
    for (const long of ['w'.repeat(41), '屋顶'.repeat(21), `roof${'x'.repeat(7_900)}`]) {
      const text = `What roof, unheard before ${long}, ${long}?`;
      expect([...cosines(index, text)]).toEqual(naiveCosines(index.lexicon, text));
      expect(index.numbers.begin([]).bytes).toBe(bytes);
    }
    expect(index.numbers.begin(['w'.repeat(40)])).toBe(index.numbers.begin([]));
  });

  it('stays between 0 and 1 for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        for (const score of cosines(index, text)) {
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(1.0001);
        }
      }),
    );
  });

  it('builds a lexicon that survives JSON unchanged', () => {
    const lexicon = buildLexicon(texts);
    expect(JSON.parse(JSON.stringify(lexicon))).toEqual(lexicon);
  });
});
