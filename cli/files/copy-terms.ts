import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DAY_MS } from '../../domain/input/instant.ts';
import { PARTIAL_SUFFIX } from './sync-path.ts';

/** Beside each copy of what is private, so that whoever finds it knows until when it may be kept. */
const TERM_SUFFIX = '.term.json';

export interface Term {
  /** ISO 8601. */
  readonly made_at: string;
  readonly expires_at: string;
  /** What is removed in a folder, by name; absent: the file itself. */
  readonly files?: readonly string[];
}

/** Of copies that were cut off until 2026-11-29. */
const OLDER_PARTIAL_SUFFIX = '.part';

/** @param now milliseconds since the epoch */
export function termFrom(now: number, days: number, files?: readonly string[]): Term {
  const made_at = new Date(now).toISOString();
  const expires_at = new Date(now + days * DAY_MS).toISOString();
  return { made_at, expires_at, ...(files ? { files } : {}) };
}

/** To be written before the copy is: one without a term would stay for good. */
export async function writeTerm(place: string, term: Term): Promise<void> {
  const file = `${place}${TERM_SUFFIX}`;
  const partial = `${file}${PARTIAL_SUFFIX}`;
  // Whole or not at all: half a term would keep every later look at the folder from going on.
  await writeFile(partial, `${JSON.stringify(term)}\n`, { mode: 0o600, flush: true });
  await rename(partial, file);
}

/** When a copy expires, ISO 8601; undefined where nothing beside it says so. */
export async function termOf(place: string): Promise<string | undefined> {
  return existsSync(`${place}${TERM_SUFFIX}`) ? (await readTerm(place)).expires_at : undefined;
}

/** Removes what is private of the copies in a folder that are expired, and answers which. */
export async function dropExpired(folder: string, now: number): Promise<readonly string[]> {
  if (!existsSync(folder)) return [];
  const removed: string[] = [];
  for (const name of await readdir(folder)) {
    if (!name.endsWith(TERM_SUFFIX)) continue;
    const place = join(folder, name.slice(0, -TERM_SUFFIX.length));
    const { expires_at, files } = await readTerm(place);
    if (expires_at > new Date(now).toISOString()) continue;
    const within = files?.map((file) => join(place, basename(file))) ?? [place];
    for (const gone of within) {
      await rm(gone, { force: true });
      // What was cut off while it was made holds as much.
      for (const suffix of [OLDER_PARTIAL_SUFFIX, PARTIAL_SUFFIX])
        await rm(`${gone}${suffix}`, { force: true });
    }
    await rm(join(dirname(place), name), { force: true });
    removed.push(place);
  }
  return removed;
}

/** @throws naming the file, where it cannot be read */
async function readTerm(place: string): Promise<Term> {
  const file = `${place}${TERM_SUFFIX}`;
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Term;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file} does not say when ${basename(place)} expires: ${reason}`, { cause });
  }
}
