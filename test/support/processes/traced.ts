import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { tied } from './tied.ts';

/** Why no tracer can stand between a process and the system here; undefined where one can. */
export const NO_TRACER =
  spawnSync('strace', ['-f', '-o', '/dev/null', '-e', 'trace=fdatasync', 'true']).status === 0
    ? undefined
    : 'there is no strace, or it may not trace';

/** A system call that fails. */
export interface Fault {
  readonly call: string;
  /** `short` is no error: nothing is written, and the call says so. */
  readonly error: 'EACCES' | 'EIO' | 'ENOSPC' | 'EMFILE' | 'short';
  /** From 1; every thread counts for itself. */
  readonly nth: number;
  /** Also every later one. */
  readonly isSticky?: boolean;
  /** Only calls that have to do with these files; all of them where it is left out. */
  readonly files?: readonly string[];
}

/** The command under which a process meets the fault, each time told to a file; the process keeps its id. */
export function failing(
  { call, error, nth, isSticky, files = [] }: Fault,
  told = '/dev/null',
): readonly string[] {
  const outcome = error === 'short' ? 'retval=0' : `error=${error}`;
  const inject = `inject=${call}:${outcome}:when=${nth}${isSticky ? '+' : ''}`;
  const only = files.flatMap((file) => ['-P', file]);
  return [
    'strace',
    '-D',
    '-I',
    '1',
    '-f',
    '-o',
    told,
    ...only,
    '-e',
    `trace=${call}`,
    '-e',
    inject,
  ];
}

/** How many calls failed of those that were told to a file. */
export function failedCalls(told: string): number {
  return readFileSync(told, 'utf8').split('(INJECTED)').length - 1;
}

/** The command under which a process has its writes and syncs told to a file, a line a call. */
export function tracingWrites(file: string): readonly string[] {
  return [
    'strace',
    '-D',
    '-f',
    '-y',
    '-s',
    '16',
    '-o',
    file,
    '-e',
    'trace=pwrite64,fsync,fdatasync,write,writev',
  ];
}

/** Ends the tracer of a process, which goes on as if there had been none. */
export function letGo(pid: number): void {
  const [, tracer] = /^TracerPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!;
  process.kill(Number(tracer), 'SIGTERM');
}

/** Has every sync of a running process take longer, until it is healed. */
export async function slowed(
  pid: number,
  ms: number,
): Promise<{ readonly heal: () => Promise<void> }> {
  const calls = 'fsync,fdatasync';
  const inject = `inject=${calls}:delay_enter=${ms * 1_000}`;
  const flags = ['-f', '-p', String(pid), '-o', '/dev/null', '-e', `trace=${calls}`, '-e', inject];
  const tracer = tied(spawn('strace', flags, { stdio: ['ignore', 'ignore', 'pipe'] }));
  const exited = once(tracer, 'exit');
  await once(tracer.stderr, 'data');
  return {
    heal: async () => {
      tracer.kill('SIGTERM');
      await exited;
    },
  };
}
