import { stat } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { NoAnswer } from '../../../log/eventstoredb/faults.ts';
import { within } from '../../../log/eventstoredb/within.ts';

describe('A time limit on an answer', () => {
  it('is held against whoever does not answer', async () => {
    await expect(within(new Promise(() => {}), 20)).rejects.toThrow(NoAnswer);
  });

  it('is not held against an answer that came while this thread stood still', async () => {
    const answer = within(stat('.'), 20);
    const end = performance.now() + 100;
    while (performance.now() < end);
    expect((await answer).isDirectory()).toBe(true);
  });
});
