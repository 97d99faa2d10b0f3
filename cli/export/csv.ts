import type { Cell } from '../../domain/analysis/columns.ts';
import { type FileColumn, type RowFile, TextFile } from './row-file.ts';

/** What spreadsheets take for a formula, also behind blanks; and our own mark, so that it can be taken away. */
const FORMULA = /^(\s*['=+\-@＝＋－＠]|[\t\r\n])/;

/**
 * A cell as RFC 4180 writes it. A text that a spreadsheet could take for a formula, or that begins with an
 * apostrophe, gets an apostrophe before it; null is an empty cell, an empty text `""`.
 */
export function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return safe === '' || /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Comma-separated values in UTF-8 with a heading and CRLF. */
export function openCsv(path: string, columns: readonly FileColumn[]): RowFile {
  const file = new TextFile(path);
  const write = (cells: readonly Cell[]) => file.append(`${cells.map(csvCell).join(',')}\r\n`);
  write(columns.map(({ name }) => name));
  return { write, close: () => file.close() };
}
