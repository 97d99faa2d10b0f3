import { describe, expect, it } from 'vitest';
import { forgetWords, WordMemo } from '../../../../domain/language/text/word-memo.ts';

describe('a memo of words', () => {
  const counting = () => {
    const found: string[] = [];
    const find = (word: string) => {
      found.push(word);
      return word.length;
    };
    return { found, find };
  };

  it('finds a word out once', () => {
    const { found, find } = counting();
    const memo = new WordMemo<number>(10);
    expect([memo.recall('four', find), memo.recall('four', find)]).toEqual([4, 4]);
    expect(found).toEqual(['four']);
  });

  it('begins anew when it is full', () => {
    const { found, find } = counting();
    const memo = new WordMemo<number>(2);
    for (const word of ['a', 'b', 'c', 'a']) memo.recall(word, find);
    expect(found).toEqual(['a', 'b', 'c', 'a']);
  });

  it('is emptied with all others, and goes on', () => {
    const { found, find } = counting();
    const memos = [new WordMemo<number>(10), new WordMemo<number>(10)];
    for (const memo of memos) memo.recall('four', find);
    forgetWords();
    for (const memo of memos) expect(memo.recall('four', find)).toBe(4);
    expect(found).toHaveLength(4);
  });
});
