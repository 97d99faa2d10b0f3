import { existsSync, readFileSync } from 'node:fs';

/**
 * A file of this folder that is no code: beside the sources, and one level higher beside a compiled tree.
 * @param path below `console/`
 */
export function packageFile(path: string): string {
  const places = ['./', '../../console/'].map((up) => new URL(up + path, import.meta.url));
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error(`console/${path} is not where it should be`);
  return readFileSync(found, 'utf8');
}
