import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Old English for "this many", "a number of" and the like. */
const BEFORE_A_NUMBER = /\bso (?:many|much)\b/i;

it('sources and pages say "this many" and "this much", as people do today', () => {
  const listed = execFileSync('git', ['ls-files', '*.ts', '*.md'], { cwd: ROOT, encoding: 'utf8' });
  const paths = listed
    .split('\n')
    .filter((path) => path !== '' && !path.endsWith('plain-words.test.ts'));
  expect(paths.length).toBeGreaterThan(500);
  expect(BEFORE_A_NUMBER.test('Waits So many milliseconds')).toBe(true);
  const found = paths.flatMap((path) =>
    linesOf(path).flatMap((line, i) =>
      BEFORE_A_NUMBER.test(line) ? [`${path}:${i + 1}: ${line}`] : [],
    ),
  );
  expect(found).toEqual([]);
});

/** None of a file that is deleted but still in git's index. */
function linesOf(path: string): readonly string[] {
  try {
    return readFileSync(join(ROOT, path), 'utf8').split('\n');
  } catch {
    return [];
  }
}
