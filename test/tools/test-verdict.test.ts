import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Failure, failuresIn, isForgivable, PROOFS } from '../../tools/test-verdict.ts';

const failed = (file: string, message = 'expected 1 to be 2'): Failure => ({
  file: `/checkout/${file}`,
  test: 'is right',
  message,
});

const ENDED = 'the process that ran it ended before it did';

describe('what failed', () => {
  it('is every test that did, every file that did outside its tests, and what a process did not live to end', () => {
    const passed = { status: 'passed', fullName: 'passes', failureMessages: [] };
    const broken = { status: 'failed', fullName: 'breaks', failureMessages: ['why', 'again'] };
    const skipped = { status: 'skipped', fullName: 'waits', failureMessages: [] };
    const under = { status: 'pending', fullName: 'was under way', failureMessages: [] };
    const waiting = { status: 'pending', fullName: 'waited', failureMessages: [] };
    const testResults = [
      { name: 'good', status: 'passed', message: '', assertionResults: [passed] },
      { name: 'bad', status: 'failed', message: '', assertionResults: [passed, broken] },
      { name: 'before', status: 'failed', message: 'no port', assertionResults: [skipped] },
      { name: 'died', status: 'passed', message: '', assertionResults: [passed, under, waiting] },
    ];
    expect(failuresIn({ testResults })).toEqual([
      { file: 'bad', test: 'breaks', message: 'why' },
      { file: 'before', test: '', message: 'no port' },
      { file: 'died', test: 'was under way', message: ENDED },
    ]);
  });
});

describe('what failed is run again', () => {
  it('where it may be chance', () => {
    expect(isForgivable([failed('test/a.test.ts'), failed('test/b.test.ts')])).toBe(true);
  });

  it('not where nobody knows what it was', () => {
    expect(isForgivable(failuresIn(undefined))).toBe(false);
  });

  it('not where it is too much for chance', () => {
    const files = ['a', 'b', 'c', 'd', 'e'].map((name) => failed(`test/${name}.test.ts`));
    expect(isForgivable(files)).toBe(false);
    expect(isForgivable(files.slice(1))).toBe(true);
  });

  it.each(PROOFS)('not where once is enough: %s', (proof) => {
    expect(existsSync(proof)).toBe(true);
    expect(isForgivable([failed(proof)])).toBe(false);
    expect(isForgivable([failed('test/a.test.ts'), failed(proof)])).toBe(false);
    expect(isForgivable([failed(proof, 'Error: Test timed out in 60000ms.')])).toBe(true);
    expect(isForgivable([failed(proof, ENDED)])).toBe(true);
  });
});
