import { readFileSync } from 'node:fs';

/** From package.json, wherever this runs from: the sources or the compiled tree below `dist/`. */
export const ENGINE_VERSION = readVersion(['../package.json', '../../package.json']);

function readVersion(candidates: readonly string[]): string {
  for (const candidate of candidates) {
    try {
      const text = readFileSync(new URL(candidate, import.meta.url), 'utf8');
      return (JSON.parse(text) as { version: string }).version;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  throw new Error('package.json is not where it should be');
}
