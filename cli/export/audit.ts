import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type AuditExport, exportAudit } from '../../app/audit/export-audit.ts';
import { shareOfLog } from '../../app/core/streams/scan-log.ts';
import { readResume } from '../../app/evidence/anchors/resume.ts';
import { instant } from '../../domain/input/instant.ts';
import type { Anchor } from '../../domain/recording/anchor.ts';
import type { EventLog } from '../../log/port.ts';
import { openStore } from '../../projections/store/sqlite.ts';
import { readAnchors } from '../anchor-file.ts';
import { type CommandCall, EXIT, UsageError } from '../command-line/command.ts';
import { ProgressBar } from '../command-line/terminal.ts';
import { serviceSecret } from '../config/kept-secrets.ts';
import type { Config } from '../config/read-config.ts';
import { makeFolder } from '../files/make-folder.ts';
import { nameFiles, partialOf, refuseExported } from './name-files.ts';
import { TextFile } from './row-file.ts';

const ENTRIES_FILE = 'audit.ndjson';
/** Written last, so that an export without it is none. */
const MANIFEST_FILE = 'manifest.json';

/** What an export of the audit trail was made from, and the digests of its files. */
interface Manifest extends AuditExport {
  readonly tenant: string | null;
  readonly service: string | null;
  readonly since: string | null;
  readonly files: readonly {
    readonly name: string;
    readonly bytes: number;
    readonly sha256: string;
  }[];
}

interface Wanted {
  readonly tenant: string | undefined;
  readonly service: string | undefined;
  readonly since: string | undefined;
  readonly out: string;
}

/** `qss export audit`: the audit trail as it is served, one JSON object a line, and a manifest of digests. */
export async function exportAuditTrail(
  log: EventLog,
  call: CommandCall,
  config: Config,
): Promise<number> {
  const wanted = readCall(call);
  const manifest = await writeFiles(log, wanted, await newestAnchor(config));
  console.log(call.json ? JSON.stringify(manifest, null, 2) : reportText(manifest, wanted.out));
  return EXIT.ok;
}

function readCall({ options }: CommandCall): Wanted {
  const { out, since, tenant, service } = options as Record<string, string | undefined>;
  if (out === undefined || out === '') throw new UsageError('--out is needed');
  const misplaced = ['format', 'after', 'with-text', 'confirm-text'].find(
    (name) => options[name] !== undefined,
  );
  if (misplaced) throw new UsageError(`--${misplaced} is not for the audit trail`);
  if (since === undefined) return { out, since, tenant, service };
  const from = v.safeParse(instant, since);
  if (!from.success) throw new UsageError('--since takes an instant such as 2026-01-05T09:00:00Z');
  return { out, since: from.output, tenant, service };
}

async function newestAnchor(config: Config): Promise<Anchor | undefined> {
  const secret = serviceSecret(config);
  if (secret === undefined) return undefined;
  return (await readResume(readAnchors(config.anchorFile, secret))).last;
}

/** The files have other names until all of them are whole. */
async function writeFiles(
  log: EventLog,
  { out, since, tenant, service }: Wanted,
  anchor: Anchor | undefined,
): Promise<Manifest> {
  makeFolder(out);
  const exported = { folder: out, names: [ENTRIES_FILE], last: MANIFEST_FILE };
  refuseExported(exported);
  const partial = partialOf(out, ENTRIES_FILE);
  const file = new DigestedFile(partial);
  const store = openStore(':memory:');
  const bar = new ProgressBar('Exporting');
  const head = await log.head();
  try {
    const done = await exportAudit(log, {
      ...{ since, anchor, store },
      ...(tenant === undefined ? {} : { tenant }),
      ...(service === undefined ? {} : { service }),
      take: (entry) => file.append(`${JSON.stringify(entry)}\n`),
      onProgress: (position) => bar.update(shareOfLog(position, head ?? position)),
    });
    const files = [{ name: ENTRIES_FILE, ...file.close() }];
    const of = { tenant: tenant ?? null, service: service ?? null, since: since ?? null };
    const manifest: Manifest = { ...of, ...done, files };
    nameFiles(exported, `${JSON.stringify(manifest, null, 2)}\n`);
    return manifest;
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  } finally {
    bar.end();
    store.close();
  }
}

/** A text file whose digest is known once it is closed. */
class DigestedFile {
  readonly #file: TextFile;
  readonly #hash = createHash('sha256');
  #bytes = 0;

  constructor(path: string) {
    this.#file = new TextFile(path);
  }

  append(text: string): void {
    this.#file.append(text);
    this.#hash.update(text);
    this.#bytes += Buffer.byteLength(text);
  }

  close(): { readonly bytes: number; readonly sha256: string } {
    this.#file.close();
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}

function reportText({ entries, events, head, anchored, files }: Manifest, out: string): string {
  return [
    `${entries.toLocaleString('en')} entries of ${events.toLocaleString('en')} events, head ${head}`,
    anchored
      ? `The log agrees with its anchor of ${anchored.time}.`
      : 'No anchor was found that the log agrees with; see qss verify.',
    ...files.map(({ name, sha256 }) => `${sha256}  ${join(out, name)}`),
    `The digests are in ${join(out, MANIFEST_FILE)}.`,
  ].join('\n');
}
