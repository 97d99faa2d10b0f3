import { existsSync, readFileSync } from 'node:fs';

/** Where the public port serves pages that link to each other; a link to any other page loses its target. */
const SERVED: Readonly<Record<string, string>> = {
  'lead-a-conversation.md': '/docs/lead-a-conversation',
  'errors.md': '/docs/errors',
  'migrate-from-0.9.md': '/docs/migrate-from-0.9',
};

/**
 * A page of the checkout as it is served, with links that lead somewhere on the public port.
 * @param file below the project's root
 */
export function markdownPage(file: string): string {
  return packageText(file).replaceAll(
    /\[([^\]]+)\]\((?![a-z]+:|\/)([^)]+)\)/g,
    (_, text: string, target: string) => {
      const name = target.split('/').at(-1)!;
      return name in SERVED ? `[${text}](${SERVED[name]})` : text;
    },
  );
}

/** A text file of the checkout as it is. @param file below the project's root */
export function packageText(file: string): string {
  return readFileSync(placeOf(file), 'utf8');
}

/** Beside the sources, and one level higher beside the compiled tree. */
function placeOf(file: string): URL {
  const places = ['../', '../../'].map((up) => new URL(`${up}${file}`, import.meta.url));
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error(`${file} is not where it should be`);
  return found;
}
