import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyse } from '../../app/analytics/analyse.ts';
import { exportRows } from '../../app/analytics/export-rows.ts';
import { TableFiles } from '../../cli/export/table-files.ts';
import { createMemoryLog } from '../../log/memory.ts';
import type { EventLog, Position } from '../../log/port.ts';
import {
  LOOKED_AT,
  MOVING,
  recordConversations,
} from '../support/conversations/recorded-conversations.ts';
import { eventsOf } from '../support/log/recorded-log.ts';
import { ServiceUnderTest } from '../support/service.ts';
import { sessionKeysOf } from '../support/session-keys.ts';
import { newTemporaryDirectory } from '../support/temporary-directory.ts';

/** docs/how-to/funnel.sql, run as it stands on what `qss export` writes, beside what analytics tells. */

const SQL = readFileSync(new URL('../../docs/how-to/funnel.sql', import.meta.url), 'utf8');

let directory: string;
let connection: DuckDBConnection;
let analysis: Awaited<ReturnType<typeof analyse>>;

async function exportParquet(
  log: EventLog,
  name: string,
  range: { readonly after?: Position; readonly to: Position },
): Promise<void> {
  const files = new TableFiles(join(directory, 'exports', name), {
    ...{ format: 'parquet', ...MOVING, with_text: false },
    ...{ after: range.after ?? null, position: range.to },
  });
  await exportRows(
    { log, sessionKeys: sessionKeysOf() },
    { owner: MOVING, ...range, take: files.take },
  );
  files.finish();
}

beforeAll(async () => {
  directory = await newTemporaryDirectory();
  const log = createMemoryLog();
  await recordConversations(log);
  const events = await eventsOf(log);
  // In two parts that cut through conversations, as incremental exports do.
  const middle = events[Math.floor(events.length / 2)]!.position;
  await exportParquet(log, '1', { to: middle });
  await exportParquet(log, '2', { after: middle, to: events.at(-1)!.position });
  const service = await ServiceUnderTest.start(log, {
    hasReadModelsFile: true,
    now: () => Date.parse(LOOKED_AT),
  });
  const { dependencies, views } = service.service;
  dependencies.acknowledged(events.at(-1)!.position);
  expect(await views.ownWritesShown()).toBe(true);
  analysis = await analyse(dependencies, service.store, MOVING, {
    successLabels: ['won', 'purchase'],
  });
  await service.stop();
  const instance = await DuckDBInstance.create(':memory:');
  connection = await instance.connect();
});

afterAll(async () => {
  connection.closeSync();
  await rm(directory, { recursive: true });
});

async function rows(sql: string): Promise<readonly unknown[]> {
  const reader = await connection.runAndReadAll(sql);
  return reader.getRowObjectsJson();
}

/** The script with the fixture's folder, labels and time in place of its own. */
function adapted(): string {
  const changes = [
    ["'exports/", `'${directory}/exports/`],
    ["['purchase', 'lead']", "['won', 'purchase']"],
    ['now() - INTERVAL 24 HOURS', `TIMESTAMPTZ '${LOOKED_AT}' - INTERVAL 24 HOURS`],
  ] as const;
  return changes.reduce((sql, [found, put]) => {
    expect(sql).toContain(found);
    return sql.replaceAll(found, put);
  }, SQL);
}

describe('a Parquet file of an export', () => {
  it('has the types of its data dictionary', async () => {
    const types = await rows(
      `SELECT column_name, column_type FROM (DESCRIBE SELECT created_at, turn_count, progress, path
       FROM '${directory}/exports/1/sessions.parquet')`,
    );
    expect(types).toEqual(
      [
        ['created_at', 'TIMESTAMP WITH TIME ZONE'],
        ['turn_count', 'INTEGER'],
        ['progress', 'DOUBLE'],
        ['path', 'VARCHAR'],
      ].map(([column_name, column_type]) => ({ column_name, column_type })),
    );
  });
});

describe('docs/how-to/funnel.sql', () => {
  it('runs as it stands and draws the funnel', async () => {
    await connection.run(adapted());
    const funnel = await rows('SELECT * FROM funnel');
    expect(funnel).toEqual(
      [
        ['created', 59],
        ['used', 54],
        ['asked_one', 54],
        ['asked_two', 28],
        ['asked_four', 0],
        ['achieved', 29],
        ['reported', 40],
        ['won', 14],
      ].map(([stage, sessions]) => ({ stage, sessions: String(sessions) })),
    );
  });

  it('computes the same figures as analytics, from several exports', async () => {
    const [totals] = await rows(
      'SELECT * REPLACE (sessions::INT AS sessions, decisions::INT AS decisions, asked::INT AS asked) FROM totals',
    );
    expect(analysis).toMatchObject(totals as object);
    expect(await rows('SELECT * FROM questions')).toEqual(analysis.questions);
    expect(await rows('SELECT * FROM labels')).toEqual(
      analysis.labels.map(({ days: _, ...each }) => each),
    );
    expect(await rows('SELECT * REPLACE (sessions::INT AS sessions) FROM versions')).toEqual(
      analysis.versions,
    );
    expect(await rows('SELECT * FROM paths')).toEqual(analysis.paths);
  });
});
