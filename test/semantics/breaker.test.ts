import { beforeEach, describe, expect, it } from 'vitest';
import { Breaker } from '../../semantics/breaker.ts';

let now = 0;
let changes: boolean[] = [];
let breaker: Breaker;

beforeEach(() => {
  now = 0;
  changes = [];
  breaker = new Breaker(
    () => now,
    (isOpen) => changes.push(isOpen),
  );
});

function succeed() {
  return breaker.run(async () => 'done');
}

async function fail(times = 1) {
  for (let i = 0; i < times; i++) {
    const failure = breaker.run(() => Promise.reject(new Error('no')));
    await expect(failure).rejects.toThrow('no');
  }
}

describe('a breaker', () => {
  it('opens after five failures in a row', async () => {
    await fail(4);
    await succeed();
    await fail(4);
    expect(breaker.isOpen).toBe(false);
    await fail();
    expect(breaker.isOpen).toBe(true);
  });

  it('opens when more than half of twenty calls failed within half a minute', async () => {
    for (let i = 0; i < 9; i++) {
      await succeed();
      await fail();
    }
    await fail();
    expect(breaker.isOpen).toBe(false);
    await fail();
    expect(breaker.isOpen).toBe(true);
  });

  it('forgives failures that lie further apart', async () => {
    for (let i = 0; i < 40; i++) {
      now += 1_000;
      await (i % 4 === 0 ? succeed() : fail());
      if (i % 4 === 0) now += 5_000;
    }
    expect(changes).toEqual([]);
  });

  it('lets one call probe after 15 s, and closes when it succeeds', async () => {
    await fail(5);
    now = 14_999;
    expect(breaker.isOpen).toBe(true);
    now = 15_000;
    expect(breaker.isOpen).toBe(false);
    const probe = breaker.run(async () => {
      expect(breaker.isOpen).toBe(true);
    });
    await probe;
    expect(breaker.isOpen).toBe(false);
    await fail(4);
    expect(breaker.isOpen).toBe(false);
    expect(changes).toEqual([true, false]);
  });

  it('doubles the wait while probes fail, up to two minutes', async () => {
    await fail(5);
    const waits: number[] = [];
    for (let i = 0; i < 6; i++) {
      const opened = now;
      while (breaker.isOpen) now += 1_000;
      waits.push(now - opened);
      await fail();
    }
    expect(waits).toEqual([15_000, 30_000, 60_000, 120_000, 120_000, 120_000]);
  });

  it('is not opened anew by calls that began before it opened', async () => {
    let end = () => {};
    const late = breaker.run(
      () =>
        new Promise((_, reject) => {
          end = () => reject(new Error('late'));
        }),
    );
    await fail(5);
    now = 14_000;
    end();
    await expect(late).rejects.toThrow('late');
    now = 15_000;
    expect(breaker.isOpen).toBe(false);
  });
});
