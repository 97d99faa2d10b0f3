import { rmSync, writeFileSync } from 'node:fs';
import type { TakeRow } from '../../app/analytics/export-rows.ts';
import type { Column } from '../../domain/analysis/columns.ts';
import { TABLES, type TableName } from '../../domain/analysis/tables.ts';
import { makeFolder } from '../files/make-folder.ts';
import { openCsv } from './csv.ts';
import { clearCut, type ExportFiles, nameFiles, partialOf, refuseExported } from './name-files.ts';
import { openNdjson } from './ndjson.ts';
import { openParquet } from './parquet.ts';
import type { FileColumn, RowFile } from './row-file.ts';

const WRITERS = { csv: openCsv, ndjson: openNdjson, parquet: openParquet } as const;

export type TableFormat = keyof typeof WRITERS;
export const TABLE_FORMATS = Object.keys(WRITERS) as readonly TableFormat[];

const TABLE_NAMES = Object.keys(TABLES) as readonly TableName[];
/** Describes the tables beside them; written last, so that an export without it is none. */
export const SCHEMA_FILE = 'schema.json';

/** What is known of an export before its first row. */
export interface ExportHead {
  readonly format: TableFormat;
  readonly tenant: string;
  readonly service: string;
  /** Place in the log behind which it begins; null: the beginning. */
  readonly after: string | null;
  /** Place in the log up to which it goes: the next export's `after`. */
  readonly position: string;
  readonly with_text: boolean;
  /** Of an export with texts: when it was made, and when it is to be removed, ISO 8601. */
  readonly made_at?: string;
  readonly expires_at?: string;
}

export interface ExportedTable {
  readonly file: string;
  readonly rows: number;
  readonly describe: string;
  readonly columns: readonly (FileColumn & { readonly describe: string })[];
}

export interface ExportReport extends ExportHead {
  readonly tables: Readonly<Record<string, ExportedTable>>;
}

/** The files of an export that hold what people said. */
export function textFiles(format: TableFormat): readonly string[] {
  return TABLE_NAMES.map((name) => `${name}.${format}`);
}

/** The files of one export, under other names until all of them are whole. */
export class TableFiles {
  readonly #folder: string;
  readonly #head: ExportHead;
  readonly #exported: ExportFiles;
  readonly #files: Readonly<Record<TableName, OpenTable>>;

  /** @throws UsageError when the folder holds an export already; and when it cannot be written */
  constructor(folder: string, head: ExportHead) {
    this.#folder = folder;
    this.#head = head;
    makeFolder(folder);
    const names = TABLE_NAMES.map((name) => this.#fileName(name));
    this.#exported = { folder, names, last: SCHEMA_FILE };
    refuseExported(this.#exported);
    clearCut(this.#exported, TABLE_FORMATS.flatMap(textFiles));
    const open = (name: TableName) => {
      // What people said is for the eyes of whoever asked for it.
      if (head.with_text) writeFileSync(this.#partial(name), '', { mode: 0o600 });
      return openTable(this.#partial(name), name, head);
    };
    this.#files = {
      sessions: open('sessions'),
      turns: open('turns'),
      answers: open('answers'),
      values: open('values'),
      feedback: open('feedback'),
    };
  }

  readonly take: TakeRow = (name, source) => {
    const table = this.#files[name];
    const columns = table.columns as readonly Column<typeof source>[];
    table.file.write(columns.map(({ read }) => read(source)));
    table.rows += 1;
  };

  /** Rows so far. */
  get rows(): number {
    return TABLE_NAMES.reduce((rows, name) => rows + this.#files[name].rows, 0);
  }

  /** Gives the files their names; answers what is in them. */
  finish(): ExportReport {
    for (const name of TABLE_NAMES) this.#files[name].file.close();
    const tables = Object.fromEntries(
      TABLE_NAMES.map((name) => [name, { file: this.#fileName(name), ...this.#described(name) }]),
    );
    const report: ExportReport = { ...this.#head, tables };
    nameFiles(this.#exported, `${JSON.stringify(report, null, 2)}\n`);
    return report;
  }

  /** Takes away what was written of an export that failed. */
  discard(): void {
    for (const name of TABLE_NAMES) rmSync(this.#partial(name), { force: true });
  }

  #described(name: TableName): Omit<ExportedTable, 'file'> {
    const { rows, columns } = this.#files[name];
    return {
      rows,
      describe: TABLES[name].describe,
      columns: columns.map(({ name, type, describe }) => ({ name, type, describe })),
    };
  }

  #fileName(name: TableName): string {
    return `${name}.${this.#head.format}`;
  }

  #partial(name: TableName): string {
    return partialOf(this.#folder, this.#fileName(name));
  }
}

interface OpenTable {
  readonly file: RowFile;
  readonly columns: readonly Column<never>[];
  rows: number;
}

function openTable(path: string, name: TableName, { format, with_text }: ExportHead): OpenTable {
  const all: readonly Column<never>[] = TABLES[name].columns;
  const columns = with_text ? all : all.filter(({ isText }) => !isText);
  return { file: WRITERS[format](path, columns), columns, rows: 0 };
}
