import { type FileColumn, type RowFile, TextFile } from './row-file.ts';

/** One JSON object a line, every column in each. */
export function openNdjson(path: string, columns: readonly FileColumn[]): RowFile {
  const file = new TextFile(path);
  const names = columns.map(({ name }) => name);
  return {
    write: (cells) => {
      const row = Object.fromEntries(names.map((name, column) => [name, cells[column]]));
      file.append(`${JSON.stringify(row)}\n`);
    },
    close: () => file.close(),
  };
}
