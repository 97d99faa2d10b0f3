import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '../files/make-folder.ts';

const MAKING_WAIT_MS = 20;
const MAKING_WAITS_MAX = 50;

export interface KeptSecret {
  readonly value: string;
  readonly file: string;
  readonly isNew: boolean;
}

/** A secret that is made on the first start and kept below the data folder, for its owner's eyes only. */
export function keptSecret(dataDir: string, name: string): KeptSecret {
  const file = join(dataDir, name);
  makeFolder(dataDir);
  try {
    const value = randomBytes(32).toString('base64url');
    writeNew(file, `${value}\n`);
    return { value, file, isNew: true };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return { value: readMadeSecret(file), file, isNew: false };
  }
}

/** Durable when it returns: without the key that it is sealed with, nobody can read what outlasts a loss of power. */
function writeNew(file: string, text: string): void {
  // Exclusive: of two processes that start at once, one makes it and the other reads it.
  const descriptor = openSync(file, 'wx', 0o600);
  try {
    writeFileSync(descriptor, text);
    fsyncSync(descriptor);
  } catch (error) {
    // Left empty by a full disk, it would keep every later start from making one.
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(descriptor);
  }
  const folder = openSync(dirname(file), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** Who makes it may not have written it yet. @throws for an empty file, which would be a secret that everybody knows */
function readMadeSecret(file: string): string {
  for (let waits = 0; waits < MAKING_WAITS_MAX; waits++) {
    const value = readFile(file);
    if (value !== '') return value;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, MAKING_WAIT_MS);
  }
  throw new Error(`${file} is empty; remove it, and it is made anew`);
}

/** @throws naming it: Docker, for one, puts a folder where a file that is to be mounted is missing */
function readFile(file: string): string {
  try {
    return readFileItself(file);
  } catch (cause) {
    const { code = 'no file' } = cause as NodeJS.ErrnoException;
    throw new Error(`${file} cannot be read (${code}); it has to be a file of this user`, {
      cause,
    });
  }
}

/** A pipe in its place would be waited for without an end. */
function readFileItself(file: string): string {
  if (!statSync(file).isFile()) throw new Error(`${file} is no file`);
  return readFileSync(file, 'utf8').trim();
}

/** What the service signs with: set, or made by itself; undefined where none is in reach. */
export function serviceSecret({
  dataDir,
  secret,
}: {
  readonly dataDir: string;
  readonly secret?: string | undefined;
}): string | undefined {
  return secret ?? readKeptSecret(dataDir, 'secret');
}

/** The secret that a service made for itself; undefined where none is in reach, or nothing is in it. */
export function readKeptSecret(dataDir: string, name: string): string | undefined {
  try {
    return readFileItself(join(dataDir, name)) || undefined;
  } catch {
    return undefined;
  }
}

/** What the internal entry point asks for: set, or made by the service; undefined where none is in reach. */
export function adminToken({
  dataDir,
  adminToken: given,
}: {
  readonly dataDir: string;
  readonly adminToken?: string | undefined;
}): string | undefined {
  return given ?? readKeptSecret(dataDir, 'admin-token');
}
