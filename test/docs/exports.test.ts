import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { TABLES } from '../../domain/analysis/tables.ts';

it('docs/reference/exports.md describes every column of every table, and no other', () => {
  const page = readFileSync(new URL('../../docs/reference/exports.md', import.meta.url), 'utf8');
  const sections = page.split('\n## ').slice(1);
  for (const [name, { describe, columns }] of Object.entries(TABLES)) {
    const section = sections.find((each) => each.startsWith(`\`${name}\``))!;
    expect(section).toContain(describe);
    const documented = section.split('\n').filter((line) => line.startsWith('| `'));
    expect(documented).toEqual(
      columns.map(
        (column) =>
          `| \`${column.name}\` | ${column.type}${column.isText ? ', with text' : ''} | ${column.describe} |`,
      ),
    );
  }
});
