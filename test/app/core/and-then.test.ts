import { describe, expect, it } from 'vitest';
import { andThen } from '../../../app/core/and-then.ts';

const doubled = (value: number) => 2 * value;

describe('going on with a value', () => {
  it('goes on at once with what is at hand, without a promise', () => {
    expect(andThen(21, doubled)).toBe(42);
  });

  it('goes on with what a promise comes to, and fails as it fails', async () => {
    await expect(andThen(Promise.resolve(21), doubled)).resolves.toBe(42);
    const fault = new Error('away');
    await expect(andThen(Promise.reject(fault), doubled)).rejects.toBe(fault);
  });
});
