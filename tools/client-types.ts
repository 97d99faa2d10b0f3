import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '@hey-api/openapi-ts';

/**
 * The types of the client package, from the committed OpenAPI document. Run as a program (`npm run client:types`), it
 * writes them; test/client/api-types.test.ts holds the file against it.
 */
export const TYPES_FILE = fileURLToPath(new URL('../client/api-types.ts', import.meta.url));

const DOCUMENT = fileURLToPath(new URL('../docs/reference/openapi.json', import.meta.url));

export async function clientTypes(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'qss-client-types-'));
  try {
    await createClient({
      input: DOCUMENT,
      output: folder,
      plugins: ['@hey-api/typescript'],
      logs: { level: 'silent' },
    });
    return await readFile(join(folder, 'types.gen.ts'), 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(TYPES_FILE, await clientTypes());
}
