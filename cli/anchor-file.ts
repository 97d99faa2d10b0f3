import { createReadStream, existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { anchorsInForce } from '../app/evidence/anchors/anchors-in-force.ts';
import { type AnchorLine, readAnchor } from '../domain/recording/anchor.ts';
import { LogUnavailable } from '../log/port.ts';
import { serviceSecret } from './config/kept-secrets.ts';
import type { Config } from './config/read-config.ts';
import { makeLastingFolder, syncPath } from './files/sync-path.ts';

const LINE_FEED = 0x0a;

/** Appends lines durably; what a crash left of an older line is closed off first. */
export async function appendAnchors(file: string, lines: string): Promise<void> {
  await makeLastingFolder(dirname(file));
  const handle = await open(file, 'a+', 0o600);
  try {
    const { size } = await handle.stat();
    const last = Buffer.alloc(1);
    if (size > 0) await handle.read(last, 0, 1, size - 1);
    const isTorn = size > 0 && last[0] !== LINE_FEED;
    await handle.appendFile(isTorn ? `\n${lines}` : lines);
    await handle.datasync();
    // Of a file that is new, the name has to last as well.
    if (size === 0) await syncPath(dirname(file));
  } finally {
    await handle.close();
  }
}

/** The lines of an anchor file that are in force, one after the other; none where there is no file. */
export function readAnchors(file: string, secret: string): AsyncGenerator<AnchorLine> {
  return anchorsInForce(() => readLines(file, secret));
}

/**
 * Before anything is served or anchored: without its own secret nobody knows whether the log is as it was anchored, nor whom the list of
 * erasures names.
 * @throws LogUnavailable where there are anchors and none of them is signed with the service's secret
 */
export async function assertOwnAnchors({
  anchorFile,
  dataDir,
  secret,
}: Pick<Config, 'anchorFile' | 'dataDir' | 'secret'>): Promise<void> {
  let isForeign = false;
  const own = serviceSecret({ dataDir, secret }) ?? '';
  for await (const { kind } of readLines(anchorFile, own)) {
    if (kind === 'anchor') return;
    isForeign ||= kind === 'forged';
  }
  if (!isForeign) return;
  throw new LogUnavailable(
    `no anchor of ${anchorFile} is signed with ${own === '' ? `a secret in reach: QSS_SECRET is not set, and ${join(dataDir, 'secret')} is missing` : 'this QSS_SECRET'}; give the secret that signed them, or, where it is lost for good, run qss verify --without-anchors and move that file away to begin anew`,
  );
}

async function* readLines(file: string, secret: string): AsyncGenerator<AnchorLine> {
  if (!existsSync(file)) return;
  const lines = createInterface({ input: createReadStream(file, 'utf8') });
  for await (const line of lines) if (line !== '') yield readAnchor(line, secret);
}
