import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tied } from '../../support/processes/tied.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const TIMEOUT_MS = 240_000;

let dataDir: string;

beforeEach(async () => {
  dataDir = await newTemporaryDirectory();
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

interface Started {
  readonly npm: ChildProcess;
  readonly lines: readonly string[];
}

/** `npm start` as the leader of a process group of its own, as a shell or a supervisor starts it. */
async function npmStart(): Promise<Started> {
  const npm = tied(
    spawn('npm', ['start'], {
      cwd: ROOT,
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, PORT: '0', INTERNAL_PORT: '0', DATA_DIR: dataDir, QSS_DEMO: '0' },
    }),
  );
  const lines: string[] = [];
  await new Promise<void>((resolve, reject) => {
    npm.once('exit', () => reject(new Error(`ended before it listened:\n${lines.join('\n')}`)));
    createInterface({ input: npm.stdout! }).on('line', (line) => {
      lines.push(line);
      if (line.includes('"listening"')) resolve();
    });
  });
  return { npm, lines };
}

/** Members of a process group that are alive. */
function membersOf(group: number): readonly string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
        const isMember = Number(fields[2]) === group && fields[0] !== 'Z';
        return isMember ? [readFileSync(`/proc/${pid}/cmdline`, 'utf8')] : [];
      } catch {
        return [];
      }
    });
}

// Who is left of a process group is read from /proc, which Linux alone has.
describe.skipIf(process.platform !== 'linux')('npm start', () => {
  it.each([
    ['SIGTERM', 'npm'],
    ['SIGTERM', 'its process group'],
    ['SIGINT', 'its process group'],
  ] as const)(
    'ends the service in order and waits for it when %s comes to %s',
    async (signal, receiver) => {
      const { npm, lines } = await npmStart();
      const pid = npm.pid!;
      expect(membersOf(pid).length).toBeGreaterThan(1);
      const ended = once(npm, 'exit');
      process.kill(receiver === 'npm' ? pid : -pid, signal);
      const [code] = (await ended) as [number | null];
      const left = membersOf(pid);
      if (left.length > 0) process.kill(-pid, 'SIGKILL');
      expect(left).toEqual([]);
      expect(code).toBe(0);
      expect(lines.filter((line) => line.includes('"stopping"'))).toHaveLength(1);
      expect(lines.at(-1)).toContain('"stopped"');
    },
    TIMEOUT_MS,
  );
});
