import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { send } from '../http/http-client.ts';
import { ADMIN_TOKEN, type ServiceProcess } from '../processes/service-process.ts';

/**
 * Logs of released states, a folder each, written by `npm run freeze`: the data folder as the service left it, every
 * event's bytes, what `verify` and `replay` said, and what every GET answered.
 */
const FOLDER = fileURLToPath(new URL('../../frozen-logs', import.meta.url));

/** What is kept of a data folder, as far as the state had it: databases are packed. */
export const KEPT_DATABASES = ['log.db', 'keyring.db'];
export const KEPT_FILES = ['anchors.jsonl', 'erasures.jsonl', 'secret', 'data-key'];

/** One GET and what it was answered with. */
export interface FrozenAnswer {
  readonly entrance: 'public' | 'internal';
  readonly path: string;
  readonly token: string;
  readonly status: number;
  readonly body: unknown;
}

export interface FrozenReports {
  readonly engine_version: string;
  readonly verify: Readonly<Record<string, unknown>>;
  readonly replay: Readonly<Record<string, unknown>>;
}

export function frozenLogNames(): Promise<string[]> {
  return readdir(FOLDER);
}

export function frozenFolder(name: string): string {
  return join(FOLDER, name);
}

/** Puts a frozen data folder back to where a service can start on it; resolves with the log's file. */
export async function thaw(name: string, dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  for (const kept of await readdir(frozenFolder(name))) {
    const database = kept.replace(/\.gz$/, '');
    if (KEPT_DATABASES.includes(database)) {
      await writeFile(join(dataDir, database), await unpacked(name, kept));
    }
    if (KEPT_FILES.includes(kept)) {
      await copyFile(join(frozenFolder(name), kept), join(dataDir, kept));
    }
  }
  return join(dataDir, 'log.db');
}

/** The events as they were stored, a JSON line each. */
export async function frozenEvents(name: string): Promise<string[]> {
  return (await unpacked(name, 'events.ndjson.gz')).toString().trimEnd().split('\n');
}

export async function frozenAnswers(name: string): Promise<FrozenAnswer[]> {
  return JSON.parse((await unpacked(name, 'answers.json.gz')).toString());
}

export async function frozenReports(name: string): Promise<FrozenReports> {
  return JSON.parse(await readFile(join(frozenFolder(name), 'reports.json'), 'utf8'));
}

async function unpacked(name: string, file: string): Promise<Buffer> {
  return gunzipSync(await readFile(join(frozenFolder(name), file)));
}

type Question = Pick<FrozenAnswer, 'entrance' | 'path' | 'token'>;

/** Asks a service; what differs from call to call is left out of the answer. */
export async function ask(service: ServiceProcess, question: Question): Promise<FrozenAnswer> {
  const { entrance, path, token } = question;
  const url = entrance === 'public' ? service.url : service.internalUrl;
  const request = { method: 'GET', token: entrance === 'public' ? token : ADMIN_TOKEN };
  const { status, text } = await send(url + path, request);
  const body = JSON.parse(text, (name, value) => (OF_THE_CALL.includes(name) ? undefined : value));
  return { entrance, path, token, status, body };
}

/** Of the request itself, or of the build that answers. */
const OF_THE_CALL = ['request_id', 'last_used_at', 'as_of', 'engine_version'];
