import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { leadsSomewhere, readPage } from '../support/documents/pages.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const pages = [
  'README.md',
  'client/README.md',
  'examples/README.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

describe.each(pages)('%s', (page) => {
  it('links to what is there', () => {
    const broken = [...readPage(page).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].filter(
      ([, target]) => !leadsSomewhere(page, target!),
    );
    expect(broken.map(([, target]) => target)).toEqual([]);
  });

  it('names files that are there', () => {
    const folders =
      'api|app|bench|cli|client|compiler|coordination|docs|domain|examples|log|mcp|projections|semantics|test|tools';
    const named = new RegExp(`\`((?:${folders})/[\\w./-]*)\``, 'g');
    const missing = [...readPage(page).matchAll(named)].filter(
      ([, file]) => !existsSync(join(ROOT, file!)),
    );
    expect(missing.map(([, file]) => file)).toEqual([]);
  });
});

it('finds the pages', () => {
  expect(pages.length).toBeGreaterThan(15);
});
