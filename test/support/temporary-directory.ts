import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new, empty directory; whoever asks for it removes it. */
export function newTemporaryDirectory(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'qss-test-'));
}
