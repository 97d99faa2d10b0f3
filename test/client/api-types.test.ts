import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { ERROR_CLASSES } from '../../client/errors.ts';
import { clientTypes, TYPES_FILE } from '../../tools/client-types.ts';
import { openApi } from '../support/http/documented.ts';

it('client/api-types.ts is what the OpenAPI document says (npm run client:types)', async () => {
  expect(await readFile(TYPES_FILE, 'utf8')).toBe(await clientTypes());
});

it('client/errors.ts has a class of its own for every code of the document', () => {
  const codes = (openApi.components.schemas.Error!.properties as { code: { enum: string[] } }).code;
  expect(Object.keys(ERROR_CLASSES).toSorted()).toEqual(codes.enum.toSorted());
  expect(new Set(Object.values(ERROR_CLASSES)).size).toBe(codes.enum.length);
});
