import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { pause, withDeadline } from '../../semantics/deadline.ts';

function timersRunning(): number {
  return process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
}

describe('a deadline', () => {
  it('ends work that takes too long, whether it heeds the signal or not', async () => {
    const deaf = withDeadline(10, undefined, () => new Promise(() => {}));
    await expect(deaf).rejects.toMatchObject({ reason: 'timeout' });
  });

  it('ends work with the outer signal, fired before or meanwhile', async () => {
    const outer = new AbortController();
    const work = withDeadline(60_000, outer.signal, () => new Promise(() => {}));
    outer.abort();
    await expect(work).rejects.toMatchObject({ reason: 'timeout' });
    const late = withDeadline(60_000, outer.signal, () => new Promise(() => {}));
    await expect(late).rejects.toMatchObject({ reason: 'timeout' });
  });

  it('leaves no timer and no listener behind, however the work ends', async () => {
    const outer = new AbortController();
    const before = timersRunning();
    await withDeadline(60_000, outer.signal, async () => 'done');
    await expect(
      withDeadline(60_000, outer.signal, () => Promise.reject(new Error('no'))),
    ).rejects.toThrow('no');
    expect(timersRunning()).toBe(before);
    expect(getEventListeners(outer.signal, 'abort')).toEqual([]);
  });
});

describe('a pause', () => {
  it('is over after its time, or with the signal', async () => {
    const outer = new AbortController();
    const before = timersRunning();
    expect(await pause(1, outer.signal)).toBe(true);
    const broken = pause(60_000, outer.signal);
    outer.abort();
    expect(await broken).toBe(false);
    expect(await pause(60_000, outer.signal)).toBe(false);
    expect(timersRunning()).toBe(before);
    expect(getEventListeners(outer.signal, 'abort')).toEqual([]);
  });
});
