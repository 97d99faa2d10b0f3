const known = new Map<string, string>();

/**
 * A statement of a view as PostgreSQL takes it. Views are written in the SQL that SQLite and PostgreSQL share, with `?` for values;
 * tables name SQLite's types. Texts sort by their bytes in both.
 */
export function inPostgres(sql: string): string {
  const before = known.get(sql);
  if (before !== undefined) return before;
  const translated = /^\s*CREATE /.test(sql) ? tableInPostgres(sql) : withNumbers(sql);
  known.set(sql, translated);
  return translated;
}

/** `?` is the next value, `?1` the first. */
function withNumbers(sql: string): string {
  let last = 0;
  return sql.replace(/\?(\d*)/g, (_, number: string) => {
    if (number !== '') return `$${number}`;
    last += 1;
    return `$${last}`;
  });
}

function tableInPostgres(sql: string): string {
  return sql
    .replace(/\bTEXT\b/g, 'TEXT COLLATE "C"')
    .replace(/\bINTEGER\b/g, 'BIGINT')
    .replace(/\bREAL\b/g, 'DOUBLE PRECISION')
    .replace(/\bVIRTUAL\b/g, 'STORED')
    .replace(/\)\s*STRICT(, WITHOUT ROWID)?/g, ')');
}
