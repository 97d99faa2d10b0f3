/** Starts a process of our own and follows what it prints, line by line. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { compiled, sourceOf } from './compiled.ts';
import { tied } from './tied.ts';

export interface FollowedProcess {
  readonly child: ChildProcess;
  /** Everything printed so far. */
  readonly lines: readonly string[];
  /** Resolves when the lines so far satisfy the condition; rejects when the process ends before. */
  until(enough: (lines: readonly string[]) => boolean): Promise<void>;
  /** Resolves with the exit code, null after a signal. */
  readonly exit: Promise<number | null>;
  /** Sends the signal and resolves when the process is gone and its last line was read. */
  kill(signal: NodeJS.Signals): Promise<void>;
}

/**
 * @param entry the source's address, as `new URL('…', import.meta.url)`
 * @param flags Node's own
 * @param env settings beside those of this process
 */
export async function startProcess(
  entry: URL,
  args: readonly string[],
  flags: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<FollowedProcess> {
  const child = tied(
    spawn(process.execPath, [...flags, await compiled(sourceOf(entry)), ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...env },
    }),
  );
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout });
  const ended = once(reader, 'close');
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  reader.on('line', (line) => lines.push(line));
  return {
    child,
    lines,
    exit,
    until: (enough) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!enough(lines)) return;
          reader.off('line', look);
          resolve();
        };
        reader.on('line', look);
        void ended.then(() =>
          reject(new Error(`the process ended: ${lines.slice(-3).join('; ')}`)),
        );
        look();
      }),
    kill: async (signal) => {
      child.kill(signal);
      await ended;
    },
  };
}
