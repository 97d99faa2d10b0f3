import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { compiled, ROOT } from './compiled.ts';
import { tied } from './tied.ts';

/** A real service in a process of its own, on ports of the system's choice. */
export interface ServiceProcess {
  /** `http://127.0.0.1:port` */
  readonly url: string;
  readonly internalUrl: string;
  readonly child: ChildProcess;
  /** Everything it wrote so far. */
  readonly output: () => string;
  /** What of it went to standard output, line by line. */
  readonly outputLines: readonly string[];
  /** Resolves with exit code and signal. */
  readonly exited: Promise<readonly [code: number | null, signal: string | null]>;
}

export interface ServiceStart {
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Source of the entry, below the project's root; the command line itself unless given. */
  readonly entry?: string;
  /** Behind `serve` on its command line. */
  readonly args?: readonly string[];
  /** Files and sockets that it may have open; as many as this process unless given. */
  readonly openFilesMax?: number;
  /** The command that it is started under, such as a tracer. */
  readonly under?: readonly string[];
  /** Given the process before it listens. */
  readonly onSpawn?: (child: ChildProcess) => void;
}

export const ADMIN_TOKEN = 'an-admin-token-for-tests';

/** @throws when it ends before it listens */
export async function startService({
  dataDir,
  env = {},
  entry = 'cli/start.ts',
  args = [],
  openFilesMax,
  under = [],
  onSpawn = () => {},
}: ServiceStart): Promise<ServiceProcess> {
  const limited = openFilesMax === undefined ? '' : `ulimit -n ${openFilesMax} && `;
  const command = `${limited}exec "$0" "$@"`;
  const started = [...under, process.execPath, await compiled(entry), 'serve', ...args];
  const child = tied(
    spawn('sh', ['-c', command, ...started], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        // What lies in its data folder, unless it is told another log.
        EVENT_LOG_URL: undefined,
        PORT: '0',
        INTERNAL_PORT: '0',
        DATA_DIR: dataDir,
        QSS_DEMO: '0',
        QSS_ADMIN_TOKEN: ADMIN_TOKEN,
        LOG_LEVEL: 'info',
        ...env,
      },
    }),
  );
  onSpawn(child);
  let written = '';
  const outputLines: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => {
    written += chunk.toString();
  });
  const exited = once(child, 'exit') as Promise<[number | null, string | null]>;
  const lines = createInterface({ input: child.stdout });
  const listening = new Promise<{ public: string; internal: string }>((resolve) => {
    lines.on('line', (line) => {
      written += `${line}\n`;
      outputLines.push(line);
      const entry = line.startsWith('{') ? (JSON.parse(line) as { msg?: string }) : {};
      if (entry.msg === 'listening')
        resolve(entry as { public: string; internal: string } & object);
    });
  });
  const ended = exited.then(([code]) => {
    throw new Error(`the service ended with ${code} before it listened:\n${written}`);
  });
  const addresses = await Promise.race([listening, ended]);
  ended.catch(() => {});
  return {
    url: addresses.public,
    internalUrl: addresses.internal,
    child,
    output: () => written,
    outputLines,
    exited,
  };
}

/** Stops it the way an operator does; resolves with the exit code. */
export async function stopService(service: ServiceProcess): Promise<number | null> {
  service.child.kill('SIGTERM');
  return (await service.exited)[0];
}
