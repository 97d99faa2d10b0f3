import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { UsageError } from './command.ts';

/** A file of changes: the body of a request and the SHA-256 of its bytes in hex. @throws UsageError */
export function readChanges(file: string): { readonly body: object; readonly digest: string } {
  const bytes = contentOf(file);
  const body = parse(bytes.toString('utf8'));
  if (!(body instanceof Object) || !Object.hasOwn(body, 'changes')) {
    throw new UsageError(`${file} is no JSON object with "changes"`);
  }
  return { body, digest: hash('sha256', bytes) };
}

function contentOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code}`);
  }
}

/** Undefined for what is no JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
