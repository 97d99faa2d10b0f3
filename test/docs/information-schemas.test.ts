import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FORMATS } from '../../domain/configuration/information-schema/formats.ts';
import {
  acceptsValue,
  checkSchema,
  KEYWORDS,
} from '../../domain/configuration/information-schema/information-schema.ts';

const page = readFileSync(
  new URL('../../docs/reference/information-schemas.md', import.meta.url),
  'utf8',
);
const [keywords, formats, refused] = page.split('\n## ') as [string, string, string];

/** The cells of a table's rows, without the marks of code. */
function rowsOf(part: string): string[][] {
  return part
    .split('\n')
    .filter((line) => /^\| `/.test(line))
    .map((line) =>
      line
        .slice(2, -2)
        .split(' | ')
        .map((cell) => cell.replace(/^`(.*)`$/, '$1')),
    );
}

it.each(rowsOf(keywords + formats))('%s: %s', (...[, , schema, taken, left]) => {
  const parsed = JSON.parse(schema!);
  expect(checkSchema(parsed)).toEqual([]);
  expect(acceptsValue(parsed, JSON.parse(taken!))).toBe(true);
  expect(acceptsValue(parsed, JSON.parse(left!))).toBe(false);
});

it.each(rowsOf(refused))('%s is refused at %s: %s', (schema, path, message) => {
  expect(checkSchema(JSON.parse(schema!))).toEqual([{ path, message }]);
});

it('lists every keyword and every format, and no other', () => {
  expect(rowsOf(keywords).map(([name]) => name)).toEqual([...KEYWORDS.keys()]);
  expect(rowsOf(formats).map(([name]) => name)).toEqual([...FORMATS.keys()]);
});
