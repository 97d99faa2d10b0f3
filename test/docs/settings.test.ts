import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SECRETS, SETTINGS } from '../../cli/config/settings.ts';

const page = readFileSync(new URL('../../docs/reference/settings.md', import.meta.url), 'utf8');

/** Read by the command line's colours alone, by the convention of no-color.org. */
const CONVENTIONAL = 'NO_COLOR';

const rows = [...page.matchAll(/^\| (`[A-Z].*)\|$/gm)].map(([, row]) => {
  const [name, fallback, allowed, does] = row!.split(' | ').map((cell) => cell.trim());
  return { name: name!, fallback: fallback!, allowed: allowed!, does: does! };
});

it('docs/reference/settings.md says of every setting its default and what is allowed', () => {
  const known = Object.entries(SETTINGS).map(([name, { schema, allowed }]) => {
    const isSecret = (SECRETS as readonly string[]).includes(name);
    const fallback = schema.default as string | undefined;
    return {
      name: isSecret ? `\`${name}\` (or \`${name}_FILE\`)` : `\`${name}\``,
      fallback: fallback === undefined ? '(none)' : `\`${fallback}\``,
      allowed,
    };
  });
  const documented = rows
    .filter(({ name }) => name !== `\`${CONVENTIONAL}\``)
    .map(({ does: _, ...row }) => row);
  const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
  expect(documented.sort(byName)).toEqual(known.sort(byName));
});

it('docs/reference/settings.md says of every setting what it does', () => {
  expect(rows.length).toBeGreaterThan(10);
  for (const { name, does } of rows) expect(does, name).toMatch(/\w{3}/);
});
