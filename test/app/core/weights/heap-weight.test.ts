import { describe, expect, it } from 'vitest';
import { heapWeight, weigh } from '../../../../app/core/weights/heap-weight.ts';
import { heapAfterCollection } from '../../../support/heap.ts';

/**
 * Bytes in the heap and beside it. What a compilation of the sources leaves in buffers, 12 MB, is found by one collection and freed by
 * the next one: counted before and not behind, it would take away from what is weighed.
 */
function bytesUsed(): number {
  for (let last = Number.POSITIVE_INFINITY; ; ) {
    const bytes = heapAfterCollection() + process.memoryUsage().external;
    if (bytes > last - SETTLED_BYTES) return bytes;
    last = bytes;
  }
}

/** Less than one collection frees of what the measuring itself leaves. */
const SETTLED_BYTES = 64 * 1024;

/** Of each kind: beside it, what the test runner takes or lets go meanwhile is next to nothing. */
const BYTES = 8 * 1024 * 1024;

/** As it comes from a request or the log: texts made of parts are put together. */
function asParsed(value: unknown): unknown {
  return value instanceof Map ? value : JSON.parse(JSON.stringify(value));
}

describe('The weight of plain data is within 20 % of what the heap holds', () => {
  it.each([
    ['long texts', (i: number) => `${i}`.repeat(300)],
    ['texts beyond Latin', (i: number) => `字${i}`.repeat(100)],
    ['small numbers', (i: number) => Array.from({ length: 50 }, (_, n) => i + n)],
    ['fractions', (i: number) => Array.from({ length: 50 }, (_, n) => i + n + 0.5)],
    ['objects', (i: number) => ({ name: `number ${i} of many`, at: { x: i, y: [i, i] } })],
    ['empty objects', () => ({})],
    ['maps', (i: number) => new Map(Array.from({ length: 14 }, (_, n) => [i + n, n]))],
  ])('%s', (_name, make) => {
    const length = Math.ceil(BYTES / heapWeight(asParsed(make(1_000))));
    const before = bytesUsed();
    const made = Array.from({ length }, (_, i) => asParsed(make(i)));
    const heap = bytesUsed() - before;
    const weight = heapWeight(made);
    expect(weight / heap).toBeGreaterThan(0.8);
    expect(weight / heap).toBeLessThan(1.2);
  });

  it('counts what is held twice once', () => {
    const shared = { text: 'x'.repeat(1_000) };
    expect(heapWeight([shared, shared])).toBeLessThan(heapWeight([shared]) + 100);
  });

  it('holds little of what it has seen while it goes through many small things', () => {
    const many = Array.from({ length: 500_000 }, () => ({}));
    const before = heapAfterCollection();
    const steps = weigh(many);
    for (let step = 0; step < 95; step++) steps.next();
    expect(heapAfterCollection() - before).toBeLessThan(8 * 1024 * 1024);
    expect(steps.next().done).toBe(false);
  });

  it('knows many maps from each other, and things of them that are held twice', () => {
    const map = new Map([[1, 'x'.repeat(1_000)]]);
    const many = [...Array.from({ length: 30_000 }, () => ({})), ...Array(1_000).fill(map)];
    expect(heapWeight(many)).toBeLessThan(heapWeight(many.slice(0, 30_001)) + 8 * 1_000 + 100);
  });
});
