import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const pages = [
  'README.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

function read(page: string): string {
  return readFileSync(join(ROOT, page), 'utf8').replaceAll(/```[\s\S]*?```/g, '');
}

/** Fragments of a page's headings, as GitHub writes them. */
function fragmentsOf(page: string): string[] {
  return [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

describe.each(pages)('%s', (page) => {
  it('links to what is there', () => {
    const broken = [...read(page).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].filter(([, target]) => {
      const [path, fragment] = target!.split('#');
      const file = path === '' ? page : join(dirname(page), path!);
      if (!existsSync(join(ROOT, file))) return true;
      return fragment !== undefined && !fragmentsOf(file).includes(fragment);
    });
    expect(broken.map(([, target]) => target)).toEqual([]);
  });

  it('names files that are there', () => {
    const folders =
      'api|app|bench|cli|compiler|coordination|docs|domain|log|projections|semantics|test';
    const named = new RegExp(`\`((?:${folders})/[\\w./-]*)\``, 'g');
    const missing = [...read(page).matchAll(named)].filter(
      ([, file]) => !existsSync(join(ROOT, file!)),
    );
    expect(missing.map(([, file]) => file)).toEqual([]);
  });
});

it('finds the pages', () => {
  expect(pages.length).toBeGreaterThan(15);
});
