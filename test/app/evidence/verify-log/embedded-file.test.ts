import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyLog } from '../../../../app/evidence/verify-log.ts';
import { type Commit, placeInCommit } from '../../../../domain/recording/metadata.ts';
import { seededRandom } from '../../../../domain/simulation/random.ts';
import { openEmbeddedLog, openEmbeddedLogReadOnly } from '../../../../log/embedded/embedded-log.ts';
import { type AnchorLines, anchorsOf } from '../../../support/log/anchors.ts';
import { writeHonestLog } from '../../../support/log/honest-log.ts';
import { eventsOf } from '../../../support/log/recorded-log.ts';
import { figureFrom, seedFrom } from '../../../support/programme.ts';
import { newTemporaryDirectory } from '../../../support/temporary-directory.ts';

/** What whoever can write the file of an embedded log may do to it. */

const EVENTS = 240;
/** Each kind six times. */
const MUTANTS = figureFrom('FILE_MUTANTS', 108);
const SEED = seedFrom('MUTANTS_SEED');

let directory: string;
let honest: string;
let count: number;
let places: readonly Commit[];
let anchors: AnchorLines;

beforeAll(async () => {
  directory = await newTemporaryDirectory();
  honest = join(directory, 'log.db');
  const log = await openEmbeddedLog({ file: honest });
  await writeHonestLog({ seed: 11, events: EVENTS, log });
  const events = await eventsOf(log);
  count = events.length;
  places = events.map((event) => placeInCommit(event)!);
  anchors = await anchorsOf(events);
  await log.close();
});

afterAll(() => rm(directory, { recursive: true, force: true }));

/** SQL by what it does; `:at` is a position, `:to` another one. `first` is where it shows first. */
const MUTATIONS: Readonly<
  Record<string, { sql: string; first: (at: number, to: number) => number }>
> = {
  'alters an id': {
    sql: `UPDATE events SET id = 'f' || substr(id, 2) || '0' WHERE pos = :at`,
    first: (at) => at,
  },
  'alters a type': {
    sql: `UPDATE events SET type = type || '!' WHERE pos = :at`,
    first: (at) => at,
  },
  'alters a text': {
    sql: `UPDATE events SET data = replace(data, '"figure":', '"figure":1') WHERE pos = :at`,
    first: (at) => at,
  },
  'alters metadata': {
    sql: `UPDATE events SET meta = replace(meta, '"place":[', '"place":[ ') WHERE pos = :at`,
    first: (at) => at,
  },
  'hides an event from the feed of its category': {
    sql: `UPDATE events SET category = 'elsewhere' WHERE pos = :at`,
    first: (at) => at,
  },
  'moves an event to another stream': {
    sql: `UPDATE events SET rev = 10000, sid = (SELECT sid FROM events WHERE pos = :to)
        WHERE pos = :at`,
    first: (at) => at,
  },
  'gives an event another revision': {
    sql: 'UPDATE events SET rev = rev + 10000 WHERE pos = :at',
    first: (at) => at,
  },
  'removes an event': { sql: 'DELETE FROM events WHERE pos = :at', first: (at) => at },
  'removes an event and closes the gap': {
    sql: `DELETE FROM events WHERE pos = :at;
        UPDATE events SET pos = -pos WHERE pos > :at;
        UPDATE events SET pos = -pos - 1 WHERE pos < 0`,
    first: (at) => at,
  },
  'cuts the tail': { sql: 'DELETE FROM events WHERE pos >= :at', first: (at) => at },
  'cuts the tail and the streams with it': {
    sql: `DELETE FROM events WHERE pos >= :at;
        UPDATE streams SET rev = coalesce((SELECT max(rev) FROM events WHERE sid = streams.sid), -1)`,
    first: (at) => at,
  },
  'repeats an event at a later revision': {
    sql: `INSERT INTO events
      SELECT (SELECT max(pos) + 1 FROM events), sid, rev + 10000, category, id, type, data, meta
      FROM events WHERE pos = :at`,
    first: () => count + 1,
  },
  'swaps the places of two events': {
    sql: `UPDATE events SET pos = -1 WHERE pos = :at;
        UPDATE events SET pos = :at WHERE pos = :to;
        UPDATE events SET pos = :to WHERE pos = -1`,
    first: (at, to) => Math.min(at, to),
  },
  'swaps the contents of two events': {
    sql: `CREATE TEMP TABLE held AS SELECT * FROM events WHERE pos IN (:at, :to);
        UPDATE events SET (id, type, data, meta) =
          (SELECT id, type, data, meta FROM held WHERE held.pos = :to) WHERE pos = :at;
        UPDATE events SET (id, type, data, meta) =
          (SELECT id, type, data, meta FROM held WHERE held.pos = :at) WHERE pos = :to`,
    first: (at, to) => Math.min(at, to),
  },
  'puts every event at a later place': {
    sql: `UPDATE events SET pos = -pos; UPDATE events SET pos = 7 - pos`,
    first: () => 100,
  },
  'hides the tail of a stream from its readers': {
    sql: `UPDATE streams SET rev = rev - 1 WHERE sid = (SELECT sid FROM events WHERE pos = :at)`,
    first: () => count + 1,
  },
  'promises events of a stream that there are not': {
    sql: `UPDATE streams SET rev = rev + 1 WHERE sid = (SELECT sid FROM events WHERE pos = :at)`,
    first: () => count + 1,
  },
  'gives a stream another name': {
    sql: `UPDATE streams SET name = 'keys-acme.elsewhere'
        WHERE sid = (SELECT sid FROM events WHERE pos = :at)`,
    first: (at) => at,
  },
};

/** From the first event of the commit that lies there to the place behind its last one. */
function commitAround(index: number): { readonly from: number; readonly to: number } {
  const place = places[index - 1];
  if (!place) return { from: index, to: index };
  const from = index - place.index;
  return { from, to: from + place.count };
}

async function verify(file: string) {
  const log = await openEmbeddedLogReadOnly({ file });
  const report = await verifyLog(log, { anchors: anchors.read() });
  await log.close();
  return report;
}

/** Where the stream of an event begins, for what is done to a stream as a whole. */
function firstOfStream(db: InstanceType<typeof DatabaseSync>, at: number): number {
  const sql =
    'SELECT min(pos) AS pos FROM events WHERE sid = (SELECT sid FROM events WHERE pos = ?)';
  return (db.prepare(sql).get(at) as { pos: number }).pos;
}

describe('verifying the file of an embedded log', () => {
  it('finds nothing in an honest one', async () => {
    expect(await verify(honest)).toMatchObject({ is_intact: true, events: count, findings: [] });
  });

  it(`finds each of its mutants where they begin, by the seed ${SEED}`, {
    timeout: 300_000,
  }, async () => {
    const next = seededRandom(SEED);
    const entries = Object.entries(MUTATIONS);
    for (let number = 0; number < MUTANTS; number++) {
      const [name, { sql, first }] = entries[number % entries.length]!;
      const at = 1 + Math.floor(next() * count);
      const to = 1 + ((at + Math.floor(next() * (count - 1))) % count);
      // A file of its own each time: what SQLite keeps beside one belongs to no other.
      const file = join(directory, `mutant-${number}.db`);
      await copyFile(honest, file);
      const db = new DatabaseSync(file);
      const begins = name.includes('another name') ? firstOfStream(db, at) : first(at, to);
      db.exec('DROP TRIGGER events_are_never_changed; DROP TRIGGER events_are_never_removed');
      db.exec(sql.replaceAll(':at', String(at)).replaceAll(':to', String(to)));
      db.close();
      const { findings } = await verify(file);
      const label = `${name}: ${at}, ${to}: ${JSON.stringify(findings)}`;
      expect(findings.length, label).toBeGreaterThan(0);
      // A link is over a commit: an event within it is betrayed by the commit's first one, at the latest by its end.
      const { from, to: until } = commitAround(begins);
      expect(findings[0]!.index, label).toBeGreaterThanOrEqual(from);
      expect(findings[0]!.index, label).toBeLessThanOrEqual(until);
    }
  });
});
