import { hash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { DRAFT_BYTES_MAX } from '../../domain/configuration/draft/draft-bounds.ts';
import { findJsonFault } from '../../domain/json/json-fault.ts';
import { UsageError } from './command.ts';

/** What a draft may have, and room for how it is laid out. */
const FILE_BYTES_MAX = 4 * DRAFT_BYTES_MAX;

/** The body of a request, not judged yet. */
export interface Changes {
  readonly changes: readonly unknown[];
  readonly expected_draft_revision?: number;
}

/** A file of changes, with the SHA-256 of its bytes in hex. @throws UsageError */
export function readChanges(file: string): { readonly body: Changes; readonly digest: string } {
  const bytes = contentOf(file);
  const body = parse(file, bytes.toString('utf8'));
  if (!(body instanceof Object) || !Object.hasOwn(body, 'changes')) {
    throw new UsageError(`${file} is no JSON object with "changes"`);
  }
  return { body: body as Changes, digest: hash('sha256', bytes) };
}

function contentOf(file: string): Buffer {
  try {
    const bytes = firstBytes(file, FILE_BYTES_MAX + 1);
    if (bytes.length <= FILE_BYTES_MAX) return bytes;
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code}`);
  }
  throw new UsageError(`${file} has more than ${FILE_BYTES_MAX} bytes`);
}

/** Not more of what may never end. */
function firstBytes(file: string, count: number): Buffer {
  const opened = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(count);
    let length = 0;
    for (let read = -1; read !== 0 && length < count; length += read) {
      read = readSync(opened, bytes, { offset: length });
    }
    return bytes.subarray(0, length);
  } finally {
    closeSync(opened);
  }
}

/** @throws UsageError that says where the file stops being JSON */
function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const { line, column } = findJsonFault(text)!;
    throw new UsageError(`${file}:${line}:${column} is no JSON`);
  }
}
