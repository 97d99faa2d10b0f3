import { dirname, resolve } from 'node:path';
import { exportRows } from '../../../app/analytics/export-rows.ts';
import type { SealedLog } from '../../../app/core/dependencies.ts';
import { shareOfLog } from '../../../app/core/streams/scan-log.ts';
import type { Owner } from '../../../domain/owner.ts';
import { type EventLog, InvalidPosition, type Position } from '../../../log/port.ts';
import { chooseService, SERVICE_OPTIONS } from '../../command-line/choose-service.ts';
import { type Command, type CommandCall, EXIT, UsageError } from '../../command-line/command.ts';
import { ProgressBar } from '../../command-line/terminal.ts';
import { withReading } from '../../command-line/with-reading.ts';
import type { Config } from '../../config/read-config.ts';
import { exportAuditTrail } from '../../export/audit.ts';
import { wantedLearned, writeLearned } from '../../export/learned.ts';
import { wantedPerson, writePerson } from '../../export/person.ts';
import {
  type ExportReport,
  SCHEMA_FILE,
  TABLE_FORMATS,
  TableFiles,
  type TableFormat,
  textFiles,
} from '../../export/table-files.ts';
import { dropExpired, type Term, termFrom, writeTerm } from '../../files/copy-terms.ts';
import { isSamePlace } from '../../files/same-place.ts';
import { EXPIRE_OPTION, expireDays } from '../../text-access/expire-option.ts';
import { recordExport } from '../../text-access/record-text-access.ts';
import { isTextWanted, TEXT_OPTIONS } from '../../text-access/text-options.ts';

export const exportCommand: Command = {
  name: 'export',
  summary: 'Write what analysts look at, or the audit trail, to files.',
  usage: '[audit|person|learned] --format csv|ndjson|parquet --out <folder>',
  options: {
    format: { type: 'string', describe: 'csv, ndjson or parquet' },
    out: { type: 'string', describe: 'folder of the files; made when it is missing' },
    after: { type: 'string', describe: 'only what was recorded behind this place in the log' },
    'client-reference': { type: 'string', describe: 'person: whose sessions' },
    since: { type: 'string', describe: 'audit: only entries from this instant on' },
    ...SERVICE_OPTIONS,
    ...TEXT_OPTIONS,
    ...EXPIRE_OPTION,
  },
  help: `
Writes five flat tables (docs/reference/exports.md) and ${SCHEMA_FILE}, which describes every column and holds the
place in the log that was reached. That place, given as --after to the next export, makes it tell only what is
new: new turns, answers, values and reports, and every session that changed, whole.

What users and clients wrote is left out. --with-text --confirm-text writes it too, and records in the log, for the
audit trail, that it was. Such an export says when it is to be removed; the next one into a folder beside it removes what it finds expired. Its
table of sessions names whom it holds, and qss erase names the exports that hold whom it erases.

qss export audit --out <folder> writes the audit trail of every service, or of the one that is named, as the API
shows it: audit.ndjson, the oldest entry first, each with its event's place and link in the log, and manifest.json
with the files' digests and the head that the log had.

qss export person --client-reference <reference> --out <file> writes everything that was said and told in the sessions that were
begun with the reference, as JSON, with the day on which the file is to be removed. It takes the two words too, and is recorded.

qss export learned --out <file> writes the counts that publications learn from, as JSON: of each question and information, summed over all
publications and for each of them. They hold no texts and no values.

The log is only read otherwise; the service may be running.

examples:
  qss export --format parquet --out exports/1
  qss export --format csv --out exports/2 --after sq1:00000000000000018204
  qss export --format ndjson --out texts --with-text --confirm-text
  qss export person --client-reference call-2026-0412 --out person.json --with-text --confirm-text
  qss export learned --out learned.json
  qss export audit --since 2026-01-01T00:00:00Z --out audit/2026`,
  run: (call) => {
    const reading: typeof withReading = (read) =>
      withReading((parts, config) => {
        refuseOwnFolder(call, config);
        return read(parts, config);
      });
    if (call.positionals[0] === 'audit' && call.positionals.length === 1) {
      return reading(({ log }, config) => exportAuditTrail(log, call, config));
    }
    if (call.positionals[0] === 'learned') {
      const out = wantedLearned(call);
      return reading(async ({ log }) => writeLearned(log, await chooseService(log, call), out));
    }
    if (call.positionals[0] === 'person') {
      const wanted = wantedPerson(call);
      return reading(async (parts, config) => {
        const owner = await chooseService(parts.log, call);
        return writePerson(parts, config, { ...wanted, owner });
      });
    }
    const wanted = readCall(call);
    return reading(async (parts, config) => {
      const owner = await chooseService(parts.log, call);
      const report = await exportTables(parts, config, { ...wanted, owner });
      console.log(call.json ? JSON.stringify(report, null, 2) : reportText(report, wanted.out));
      return EXIT.ok;
    });
  },
};

/** What lies in the folder of the service is the service's, which a file of an export could take the place of. */
function refuseOwnFolder(
  { options: { out }, positionals }: CommandCall,
  { dataDir }: Config,
): void {
  const isOneFile = positionals[0] === 'learned' || positionals[0] === 'person';
  if (!isSamePlace(isOneFile ? dirname(String(out)) : String(out), dataDir)) return;
  throw new UsageError(`${dataDir} is the folder of the service; name another one`);
}

interface Wanted {
  readonly format: TableFormat;
  readonly out: string;
  readonly after: Position | undefined;
  readonly withText: boolean;
  readonly days: number;
}

function readCall({ positionals, options }: CommandCall): Wanted {
  const { format, out, after } = options;
  if (positionals.length > 0) throw new UsageError(`there is no ${positionals[0]} to export`);
  if (options['client-reference'] !== undefined) throw new UsageError('say person');
  if (options['since'] !== undefined) throw new UsageError('--since is for the audit trail');
  if (!isFormat(format)) throw new UsageError(`--format takes ${TABLE_FORMATS.join(', ')}`);
  if (typeof out !== 'string' || out === '') throw new UsageError('--out is needed');
  const withText = isTextWanted({ options });
  const days = expireDays(options);
  return { format, out, after: after as Position | undefined, withText, days };
}

function isFormat(format: unknown): format is TableFormat {
  return TABLE_FORMATS.some((each) => each === format);
}

type Export = Wanted & { readonly owner: Owner };

async function exportTables(
  sealed: SealedLog,
  config: Config,
  wanted: Export,
): Promise<ExportReport> {
  const { owner, format, out, after, withText } = wanted;
  const { log } = sealed;
  const to = await log.head();
  if (to === undefined) throw new Error('the log is empty');
  await checkPlace(log, after);
  const term = withText ? termFrom(Date.now(), wanted.days) : undefined;
  const head = { format, ...placeOf(owner), after: after ?? null, position: to };
  const files = new TableFiles(out, { ...head, with_text: withText, ...term });
  const bar = new ProgressBar('Exporting');
  try {
    if (term) await recordTexts(config, wanted, { term, to });
    await exportRows(sealed, {
      ...{ owner, after, to, take: files.take },
      onProgress: (position) => bar.update(shareOfLog(position, to), `${files.rows} rows`),
    });
    return files.finish();
  } catch (error) {
    files.discard();
    throw error;
  } finally {
    bar.end();
  }
}

/** Records that texts are written, and says beside them how long they may be kept. */
async function recordTexts(
  config: Config,
  { owner, format, out, after }: Export,
  { term, to }: { readonly term: Term; readonly to: Position },
): Promise<void> {
  const { expires_at } = term;
  await recordExport(config, owner, {
    ...{ format, position: to, expires_at },
    after: after ?? null,
  });
  await dropExpired(dirname(resolve(out)), Date.now());
  await writeTerm(resolve(out), { ...term, files: textFiles(format) });
}

function placeOf({ tenant, service }: Owner): Owner {
  return { tenant, service };
}

/** @throws UsageError for a place that this log does not have */
async function checkPlace(log: EventLog, after: Position | undefined): Promise<void> {
  if (after === undefined) return;
  const stop = new AbortController();
  try {
    for await (const _ of log.subscribe({ after, signal: stop.signal })) return;
  } catch (error) {
    if (!(error instanceof InvalidPosition)) throw error;
    throw new UsageError(`--after: ${error.message}`);
  } finally {
    stop.abort();
  }
}

function reportText({ tables, position }: ExportReport, out: string): string {
  const lines = Object.entries(tables).map(
    ([name, { rows }]) => `${name.padEnd(10)} ${rows.toLocaleString('en').padStart(12)} rows`,
  );
  return [
    ...lines,
    `They are in ${out}, with ${SCHEMA_FILE}, and go up to ${position}.`,
    `The next one: qss export --after ${position} …`,
  ].join('\n');
}
