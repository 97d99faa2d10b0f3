import { closeSync, openSync, writeSync } from 'node:fs';
import type { Cell, CellType } from '../../domain/analysis/columns.ts';

/** What a writer has to know of a column. */
export interface FileColumn {
  readonly name: string;
  readonly type: CellType;
}

/** Takes the rows of one table, one after the other, in little memory. */
export interface RowFile {
  /** Cells in the order of the columns. */
  write(cells: readonly Cell[]): void;
  /** Writes what is left; nothing comes after it. */
  close(): void;
}

/** Characters that are written at once. */
const CHUNK_CHARS = 1024 * 1024;

/** A text file that is written chunk by chunk. */
export class TextFile {
  readonly #file: number;
  #parts: string[] = [];
  #chars = 0;

  constructor(path: string) {
    this.#file = openSync(path, 'w');
  }

  append(text: string): void {
    this.#parts.push(text);
    this.#chars += text.length;
    if (this.#chars >= CHUNK_CHARS) this.#flush();
  }

  close(): void {
    this.#flush();
    closeSync(this.#file);
  }

  #flush(): void {
    const bytes = Buffer.from(this.#parts.join(''));
    this.#parts = [];
    this.#chars = 0;
    // The system may take less than it was given.
    for (let at = 0; at < bytes.length; ) at += writeSync(this.#file, bytes, at);
  }
}
