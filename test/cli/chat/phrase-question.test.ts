import { afterEach, expect, it, vi } from 'vitest';
import { phraseWith } from '../../../cli/chat/phrase-question.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('A model has five seconds to put a question into its own words; then it is put as published', async () => {
  const over = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal);
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init!.signal!.addEventListener('abort', () => reject(new Error('over')));
      }),
  );
  const phrase = phraseWith({ url: 'http://model', model: 'm' } as never);
  const phrased = phrase({ text: 'How many are you?' } as never, undefined);
  expect(timeout.mock.calls).toEqual([[5_000]]);
  over.abort();
  expect(await phrased).toBe('How many are you?');
});
