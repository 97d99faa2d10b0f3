import { execFile, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Whether pages written for a shell can be run here. */
export function canPaste(): boolean {
  return has('curl') && has('bash');
}

export function has(command: string): boolean {
  try {
    execFileSync(command, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs the shell boxes of a page below the project's root, one after the other in one shell.
 * @returns what each box wrote to standard output
 * @throws when the page has none, or they end before the last one; a command that fails is told by what it wrote
 */
export async function pastePage(
  page: string,
  env: Readonly<Record<string, string>>,
): Promise<string[]> {
  const text = readFileSync(`${ROOT}/${page}`, 'utf8');
  const boxes = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, box]) => box!);
  if (boxes.length === 0) throw new Error(`${page} has no box to run`);
  const script = boxes.map((box, i) => `echo "=== box ${i}"\n${box}`).join('\n');
  const { stdout } = await promisify(execFile)('bash', ['-uc', `${script}\nexit 0`], {
    cwd: ROOT,
    env: { ...process.env, NO_COLOR: '1', ...env },
  });
  const said = stdout.split(/=== box \d+\n/).slice(1);
  if (said.length !== boxes.length) throw new Error(`${page}: not every box was run`);
  return said;
}
