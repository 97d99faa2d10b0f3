import { execFile } from 'node:child_process';
import { format } from 'node:util';
import { main } from '../../../cli/main.ts';
import { compiled, ROOT } from './compiled.ts';
import { tied } from './tied.ts';

export interface Finished {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

type Settings = Readonly<Record<string, string>>;

/** Away from any service but the one that the settings name, and from any log but theirs. */
const ALONE = { PORT: '1', INTERNAL_PORT: '2', EVENT_LOG_URL: undefined };

/** Runs `qss` in a process of its own: dozens of times slower than in this one. */
export async function qssProcess(args: readonly string[], env: Settings): Promise<Finished> {
  const entry = await compiled('cli/start.ts');
  return new Promise((resolve) => {
    const options = {
      cwd: ROOT,
      env: { ...process.env, ...ALONE, ...env },
      maxBuffer: 64 * 1024 * 1024,
    };
    tied(
      execFile(process.execPath, [entry, ...args], options, (error, stdout, stderr) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
      }),
    );
  });
}

let before: Promise<unknown> = Promise.resolve();

/** Runs `qss` in this process, one call after the other: they share its environment and its output. */
export function qss(args: readonly string[], env: Settings): Promise<Finished> {
  const finished = before.then(() => runHere(args, env));
  before = finished.catch(() => {});
  return finished;
}

async function runHere(args: readonly string[], env: Settings): Promise<Finished> {
  const own = { ...process.env };
  const output = capture();
  for (const [name, value] of Object.entries({ ...ALONE, ...env })) setEnvironment(name, value);
  try {
    const code = await main(args);
    return { code, ...output.end() };
  } finally {
    output.end();
    for (const name of Object.keys({ ...process.env, ...own })) setEnvironment(name, own[name]);
  }
}

function setEnvironment(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}

/** Everything that is written, until the end. */
function capture() {
  const written = { stdout: '', stderr: '' };
  const { log, error } = console;
  const streams = { stdout: process.stdout.write, stderr: process.stderr.write };
  for (const name of ['stdout', 'stderr'] as const) {
    process[name].write = ((chunk: string | Uint8Array) => {
      written[name] += Buffer.from(chunk as string).toString();
      return true;
    }) as typeof process.stdout.write;
  }
  console.log = (...told: unknown[]) => {
    written.stdout += `${format(...told)}\n`;
  };
  console.error = (...told: unknown[]) => {
    written.stderr += `${format(...told)}\n`;
  };
  return {
    end: () => {
      Object.assign(console, { log, error });
      process.stdout.write = streams.stdout;
      process.stderr.write = streams.stderr;
      return written;
    },
  };
}
