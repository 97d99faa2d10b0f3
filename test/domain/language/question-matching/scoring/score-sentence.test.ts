import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMessage } from '../../../../../domain/language/question-matching/message/read-message.ts';
import {
  readAsked,
  visitSentence,
} from '../../../../../domain/language/question-matching/scoring/features.ts';
import {
  rememberSentences,
  type ScoredSentence,
  scoreSentence,
} from '../../../../../domain/language/question-matching/scoring/score-sentence.ts';
import { forgetWords } from '../../../../../domain/language/text/word-memo.ts';
import { finish } from '../../../../../domain/steps.ts';
import { prepareMatching } from '../../../../support/at-once.ts';
import { renovationIn, WORDINGS } from '../../support/renovation.ts';

const index = prepareMatching(renovationIn(WORDINGS.en!));

function scoresOf(text: string) {
  const asked = finish(readAsked(index.scorer, readMessage(text, 'en')));
  return asked.sentences.map((_, s) => scoreSentence(index, asked, s));
}

function scoresAlone(text: string) {
  forgetWords();
  return scoresOf(text);
}

describe('a sentence that was heard before', () => {
  const piece = fc.constantFrom(
    'what is your budget',
    'where is your home',
    'a house which',
    'which',
    'is it a house that you want to live in for some time',
    'solar panels',
    'or not',
    'a heat pump',
  );
  const mark = fc.constantFrom('. ', '? ', ', ', ' ');
  const before = fc.constantFrom('', '', 'please confirm. ', 'thanks. ', 'where is it? ', 'oil. ');
  const after = fc.constantFrom('', ' is it at 7 pm?', ' has it.', ' a heat pump or gas.');
  /** The same words, as they may stand in several messages. */
  const messages = fc
    .tuple(
      fc.array(piece, { minLength: 1, maxLength: 3 }),
      fc.array(fc.tuple(before, fc.array(mark, { minLength: 3, maxLength: 3 }), after), {
        minLength: 2,
        maxLength: 12,
      }),
    )
    .map(([pieces, settings]) =>
      settings.map(([opening, marks, ending]) => {
        const words = pieces.map((each, at) => each + marks[at]!).join('');
        return opening + words + ending;
      }),
    );

  it('is scored as for the first time, whatever stands around it', () => {
    fc.assert(
      fc.property(messages, (texts) => {
        forgetWords();
        expect(texts.map(scoresOf)).toEqual(texts.map(scoresAlone));
      }),
      { numRuns: 150 },
    );
  });

  it('is not scored again, and is let go with all words', () => {
    const [first] = scoresOf('What is your budget?');
    expect(scoresOf('Thanks. What is your budget?')[0]).toBe(first);
    expect(scoresAlone('What is your budget?')[0]).not.toBe(first);
  });

  it('is let go for others once many questions were scored', () => {
    const { form } = scoresOf('What is your budget?')[0]!;
    const all = Array.from({ length: 10_000 }, (_, question) => question);
    const scored = rememberSentences(0);
    const hear = (key: string) =>
      scored.recall(key, (): ScoredSentence => ({ form, questions: all, logits: all }));
    const first = hear('0');
    expect(hear('0')).toBe(first);
    for (let i = 1; i < 10; i++) hear(`${i}`);
    expect(hear('0')).not.toBe(first);
  });
});

describe('a sentence that is scored', () => {
  const read = (text: string) => finish(readAsked(index.scorer, readMessage(text, 'en')));
  const pairsOf = (text: string, between: () => void = () => {}) => {
    const pairs: (readonly [question: number, ...features: number[]])[] = [];
    visitSentence(index.scorer, read(text), 0, ({ question, features }) => {
      between();
      pairs.push([question, ...features]);
    });
    return pairs;
  };

  it('leaves nothing behind in the publication', () => {
    const { vocabulary: _, ...prepared } = index.scorer;
    const before = structuredClone(prepared);
    expect(pairsOf('What is your budget for a heat pump?')).not.toEqual([]);
    expect(prepared).toEqual(before);
  });

  it('within another has evidence of its own', () => {
    const alone = pairsOf('What is your budget?');
    const within = pairsOf('What is your budget?', () => pairsOf('Where is your home?'));
    expect(within).toEqual(alone);
  });
});
