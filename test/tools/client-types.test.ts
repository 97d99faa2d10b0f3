import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { ERROR_CLASSES } from '../../client/errors.ts';
import { GENERATED, inRepository } from '../../tools/client-types.ts';

it.each(Object.entries(GENERATED))(
  '%s is what the documents say (npm run client:types)',
  async (path, made) => {
    expect(await readFile(inRepository(path), 'utf8')).toBe(await made());
  },
);

it('every code has a class of its own', () => {
  const classes = Object.values(ERROR_CLASSES);
  expect(new Set(classes).size).toBe(classes.length);
});
