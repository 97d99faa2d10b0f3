import { fileWriter, ParquetWriter, type SchemaElement } from 'hyparquet-writer';
import type { Cell, CellType } from '../../domain/analysis/columns.ts';
import type { FileColumn, RowFile } from './row-file.ts';

/** Rows of a row group: what is held in memory until it is written. */
const GROUP_ROWS = 10_000;

const TYPES: Readonly<Record<CellType, Omit<SchemaElement, 'name'>>> = {
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  integer: { type: 'INT32' },
  number: { type: 'DOUBLE' },
  boolean: { type: 'BOOLEAN' },
  instant: {
    type: 'INT64',
    converted_type: 'TIMESTAMP_MILLIS',
    logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' },
  },
};

/** An Apache Parquet file, compressed with Snappy and written row group by row group. */
export function openParquet(path: string, columns: readonly FileColumn[]): RowFile {
  const schema: SchemaElement[] = [
    { name: 'root', num_children: columns.length },
    ...columns.map(
      ({ name, type }): SchemaElement => ({ name, repetition_type: 'OPTIONAL', ...TYPES[type] }),
    ),
  ];
  const parquet = new ParquetWriter({ writer: fileWriter(path), schema, createdBy: 'qss' });
  const newGroup = () => columns.map((): unknown[] => []);
  let group = newGroup();
  const flush = () => {
    const columnData = columns.map(({ name }, column) => ({
      name,
      data: group[column]!,
      // Of use in far larger files; kept until the end, they would grow with the rows.
      offsetIndex: false,
    }));
    parquet.write({ columnData, rowGroupSize: GROUP_ROWS });
    group = newGroup();
  };
  return {
    write: (cells) => {
      for (const [column, { type }] of columns.entries()) {
        group[column]!.push(stored(cells[column]!, type));
      }
      if (group[0]!.length === GROUP_ROWS) flush();
    },
    close: () => {
      if (group[0]!.length > 0) flush();
      parquet.finish();
    },
  };
}

function stored(cell: Cell, type: CellType): unknown {
  return cell !== null && type === 'instant' ? new Date(String(cell)) : cell;
}
