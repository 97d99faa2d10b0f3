import { stat } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { answerWithin } from '../../../log/eventstoredb/answer-within.ts';
import { NoAnswer } from '../../../log/eventstoredb/faults.ts';

describe('A time limit on an answer', () => {
  it('is held against whoever does not answer', async () => {
    await expect(answerWithin(new Promise(() => {}), 20)).rejects.toThrow(NoAnswer);
  });

  it('is not held against an answer that came while this thread stood still', async () => {
    const answer = answerWithin(stat('.'), 20);
    const end = performance.now() + 100;
    while (performance.now() < end);
    expect((await answer).isDirectory()).toBe(true);
  });
});
