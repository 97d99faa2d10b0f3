import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { findJsonFault } from '../../domain/json/json-fault.ts';
import { UsageError } from './command.ts';

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
    return readFileSync(file);
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code}`);
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
