import { describe, expect, it } from 'vitest';
import { csvCell } from '../../../cli/export/csv.ts';

describe('a cell of a CSV file', () => {
  it.each([
    ['plain', 'plain'],
    ['with, comma', '"with, comma"'],
    ['with "quotes"', '"with ""quotes"""'],
    ['two\nlines', '"two\nlines"'],
    ['ein Häuschen 🏡', 'ein Häuschen 🏡'],
    ['', '""'],
    [null, ''],
    [12.5, '12.5'],
    [true, 'true'],
  ])('writes %j as RFC 4180 has it', (cell, written) => {
    expect(csvCell(cell)).toBe(written);
  });

  it.each(['=HYPERLINK("http://x")', '+1', '-1+2', '@SUM(A1)', ' =1', '\t=1', '\rx', '＝1', "'=1"])(
    'lets no spreadsheet take %j for a formula',
    (text) => {
      expect(csvCell(text)).toMatch(/^"?'/);
    },
  );

  it('gives the text back when the quotes and one apostrophe are taken away', () => {
    for (const text of ['=1', "'=1", "''", "it's", '-x']) {
      expect(csvCell(text).replace(/^'/, '')).toBe(text);
    }
  });

  it('leaves negative numbers alone: they are no texts', () => {
    expect(csvCell(-120.5)).toBe('-120.5');
  });
});
