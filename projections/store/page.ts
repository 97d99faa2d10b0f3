import type { Position } from '../../log/port.ts';
import type { ReadModels, Value } from './port.ts';

/** Which part of a list is wanted, the newest rows first. */
export interface PageRequest {
  /** Only rows recorded before this position: `next` of the page before. */
  readonly before?: Position | undefined;
  readonly limit: number;
}

export interface Page<Item> {
  readonly items: readonly Item[];
  /** Absent on the last page. */
  readonly next?: Position;
}

/** Values that columns must have, or be at most; undefined: any. */
export type Filters = Readonly<Record<string, Value | { readonly atMost: Value } | undefined>>;

/** Reads rows with a `position`, the newest first. @param source a table or a select, with names of our own only */
export async function readPage<Row extends { readonly position: Position }>(
  store: ReadModels,
  source: string,
  filters: Filters,
  { before, limit }: PageRequest,
): Promise<Page<Row>> {
  const conditions: string[] = [];
  const values: Value[] = [];
  for (const [column, wanted] of Object.entries(filters)) {
    if (wanted === undefined) continue;
    const isBound = typeof wanted === 'object' && wanted !== null;
    conditions.push(isBound ? `${column} <= ?` : `${column} = ?`);
    values.push(isBound ? wanted.atMost : wanted);
  }
  if (before !== undefined) {
    conditions.push('position < ?');
    values.push(before);
  }
  const rows = await store.all<Row>(
    `SELECT * FROM ${source} AS source WHERE ${conditions.join(' AND ')} ORDER BY position DESC LIMIT ?`,
    ...values,
    limit + 1,
  );
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return last ? { items, next: last.position } : { items };
}
