import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Finished {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `qss` in a process of its own, away from any service but the one that the settings name. */
export function qss(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Finished> {
  const settings = { PORT: '1', INTERNAL_PORT: '2', ...env };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['cli/qss.mjs', ...args],
      { cwd: ROOT, env: { ...process.env, ...settings }, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
      },
    );
  });
}
