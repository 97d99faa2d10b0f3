import { expect, it } from 'vitest';
import { files } from '../../../support/documents/source-files.ts';

/** Codes of the session's refusals, and of the faults that one of them lists. */
const REFUSAL = /\b(?:refuse|fault)\(\s*'([a-z_]+)'/g;
/** In a test that says what is given, what is tried and what it is refused by. */
const REFUSED = /\.refuses\('([a-z_]+)'|^ +code: '([a-z_]+)',$/gm;

function codesIn(folder: RegExp, pattern: RegExp): ReadonlySet<string> {
  const texts = files.filter(({ path }) => folder.test(path)).map(({ text }) => text);
  const found = texts.flatMap((text) => [...text.matchAll(pattern)]);
  return new Set(found.flatMap(([, ...codes]) => codes.filter((code) => code !== undefined)));
}

it('every refusal of a session is provoked by a test that gives, tries and is refused', () => {
  const codes = codesIn(/^domain\/session\//, REFUSAL);
  expect(codes.size).toBeGreaterThan(12);
  const provoked = codesIn(
    /^test\/(domain\/session\/(decide|turn\/check-call)|app\/stories\/refusals)\.test\.ts$/,
    REFUSED,
  );
  expect([...codes].filter((code) => !provoked.has(code))).toEqual([]);
});
