import { closeSync, openSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { isUnderNohup } from '../../../cli/command-line/under-nohup.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

/** A file handle as a process may find it in the place of its input. */
function inputOf(path: string, flags: string): number {
  const input = openSync(path, flags);
  onTestFinished(() => closeSync(input));
  return input;
}

it.skipIf(process.platform !== 'linux')(
  'An input that is /dev/null and cannot be read is what nohup leaves; nothing else is',
  async () => {
    expect(isUnderNohup(inputOf('/dev/null', 'w'))).toBe(true);
    expect(isUnderNohup(inputOf('/dev/null', 'r'))).toBe(false);
    expect(isUnderNohup(inputOf('/dev/null', 'r+'))).toBe(false);
    expect(isUnderNohup(inputOf(`${await newTemporaryDirectory()}/file`, 'w'))).toBe(false);
    expect(isUnderNohup(9_999)).toBe(false);
  },
);
