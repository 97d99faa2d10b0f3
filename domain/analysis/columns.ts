import type { SessionTrace } from './traces.ts';

export type Cell = string | number | boolean | null;
/** `instant` is ISO 8601 in UTC, to the millisecond. */
export type CellType = 'text' | 'integer' | 'number' | 'boolean' | 'instant';

export interface Column<Source> {
  readonly name: string;
  readonly type: CellType;
  readonly describe: string;
  /** Holds what users or clients wrote: given only where texts are asked for. */
  readonly isText?: true;
  readonly read: (source: Source) => Cell;
}

export interface Table<Source> {
  /** What one row is. */
  readonly describe: string;
  readonly columns: readonly Column<Source>[];
}

/** The columns that say whose row it is. */
export function placed<Source>(
  session: (source: Source) => SessionTrace,
): readonly Column<Source>[] {
  const column = (name: keyof SessionTrace, describe: string): Column<Source> => ({
    name,
    type: 'text',
    describe,
    read: (source) => session(source)[name],
  });
  return [
    column('tenant', 'tenant'),
    column('service', 'service'),
    column('session_id', 'session'),
    column('configuration_version', 'published version that the session is pinned to'),
  ];
}

/** A column for each field of a trace that is given with its type and description. */
export function columnsOf<Source, Trace extends object>(
  trace: (source: Source) => Trace,
  fields: readonly (readonly [name: keyof Trace & string, type: CellType, describe: string])[],
): readonly Column<Source>[] {
  return fields.map(([name, type, describe]) => ({
    name,
    type,
    describe,
    read: (source) => (trace(source)[name] ?? null) as Cell,
  }));
}
