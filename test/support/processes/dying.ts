/** How the writer's thread of a crashing service is to end the process: around the commit of clients' events. */
export const DYING_WRITER = { not: 0, beforeCommit: 1, afterCommit: 2 } as const;

export function die(): void {
  process.kill(process.pid, 'SIGKILL');
}
