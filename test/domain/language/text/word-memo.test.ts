import { describe, expect, it } from 'vitest';
import { bytesOfEntry, forgetWords, WordMemo } from '../../../../domain/language/text/word-memo.ts';
import { heapAfterCollection } from '../../../support/heap.ts';

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
    const memo = new WordMemo<number>({ bytesMax: 2_000 });
    expect([memo.recall('four', find), memo.recall('four', find)]).toEqual([4, 4]);
    expect(found).toEqual(['four']);
  });

  it('finds out each of several words once', () => {
    const { found, find } = counting();
    const memo = new WordMemo<number>({ bytesMax: 2_000 });
    expect(memo.recallAll(['four', 'of', 'four'], find)).toEqual([4, 2, 4]);
    expect([memo.recall('of', find), found]).toEqual([2, ['four', 'of']]);
  });

  it('begins anew when it is full', () => {
    const { found, find } = counting();
    const memo = new WordMemo<number>({ bytesMax: 2 * bytesOfEntry('a') });
    for (const word of ['a', 'b', 'b', 'a', 'c', 'a']) memo.recall(word, find);
    expect(found).toEqual(['a', 'b', 'c', 'a']);
  });

  it('counts what was found, and keeps nothing that is more than it may hold', () => {
    const { found, find } = counting();
    const memo = new WordMemo<number>({ bytesMax: 2_000, bytesOf: (length) => 700 * length });
    for (const word of ['a', 'b', 'b', 'long', 'long', 'b', 'cd', 'cd', 'a'])
      memo.recall(word, find);
    expect(found).toEqual(['a', 'b', 'long', 'long', 'cd', 'a']);
  });

  it('keeps no long word', () => {
    const { found, find } = counting();
    const memo = new WordMemo<number>({ bytesMax: 2_000 });
    const [longest, longer] = ['w'.repeat(40), 'w'.repeat(41)];
    for (const word of [longest, longest, longer, longer]) memo.recall(word, find);
    expect(found).toEqual([longest, longer, longer]);
  });

  it('keeps nothing of the text that a word was cut out of', () => {
    const memo = new WordMemo<string>({ bytesMax: 2 ** 30 });
    const readAll = (from: number) => {
      for (let i = from; i < from + 1_000; i++) {
        const text = `${i}`.padStart(30, 'w') + ' and so on'.repeat(1_000);
        memo.recall(text.toLowerCase().slice(0, 30), (own) => own.slice(0, 20));
      }
    };
    readAll(0);
    const before = heapAfterCollection();
    readAll(1_000);
    // The texts have ten million characters.
    expect(heapAfterCollection() - before).toBeLessThan(2_000_000);
  });

  it('tells words apart whatever they are made of', () => {
    const memo = new WordMemo<string>({ bytesMax: 2_000 });
    const words = ['\ud800', '\udc00', '\ufffd', '屋', 'é'].map((each) => each.repeat(15));
    for (const word of [...words, ...words]) expect(memo.recall(word, (own) => own)).toBe(word);
  });

  it('is emptied with all others, and goes on', () => {
    const { found, find } = counting();
    const memos = [
      new WordMemo<number>({ bytesMax: 2_000 }),
      new WordMemo<number>({ bytesMax: 2_000 }),
    ];
    for (const memo of memos) memo.recall('four', find);
    forgetWords();
    for (const memo of memos) expect(memo.recall('four', find)).toBe(4);
    expect(found).toHaveLength(4);
  });
});
