import type { Store, Value } from './port.ts';

/** Rows of one statement: what a statement costs by itself is shared by this many. */
const ROWS_AT_ONCE = 25;

/**
 * Inserts rows with a value for every column, many in one statement.
 * @param table with names of our own only, and columns where not all are given
 * @param otherwise what is done where a row is there: an upsert clause
 */
export function insertRows(
  store: Store,
  table: string,
  rows: readonly (readonly Value[])[],
  otherwise = '',
): void {
  let at = 0;
  for (; at + ROWS_AT_ONCE <= rows.length; at += ROWS_AT_ONCE) {
    const values: Value[] = [];
    for (let row = at; row < at + ROWS_AT_ONCE; row++)
      for (const value of rows[row]!) values.push(value);
    const sql = statement(table, rows[at]!.length, ROWS_AT_ONCE);
    store.run(`${sql} ${otherwise}`, ...values);
  }
  for (const row of rows.slice(at)) {
    store.run(`${statement(table, row.length, 1)} ${otherwise}`, ...row);
  }
}

/** An upsert that adds to what is there; for a table that is inserted into `AS old`. */
export function addingTo(key: readonly string[], columns: readonly string[]): string {
  const sums = columns.map((name) => `${name} = old.${name} + excluded.${name}`);
  return `ON CONFLICT (${key.join(', ')}) DO UPDATE SET ${sums.join(', ')}`;
}

function statement(table: string, columns: number, rows: number): string {
  const row = `(${Array(columns).fill('?').join(', ')})`;
  return `INSERT INTO ${table} VALUES ${Array(rows).fill(row).join(', ')}`;
}
