import { readFileSync, readlinkSync } from 'node:fs';

const ACCESS_MODE = 0b11;
const WRITE_ONLY = 0b01;

/**
 * Whether the process is to outlive its terminal. Node takes back that SIGHUP is ignored before anything of ours runs, so that this is
 * told from what nohup leaves in the place of a terminal's input, which nobody else does: an unreadable /dev/null.
 */
export function isUnderNohup(input = 0): boolean {
  try {
    const flags = /^flags:\s*(\d+)$/m.exec(readFileSync(`/proc/self/fdinfo/${input}`, 'utf8'))![1]!;
    const isUnreadable = (Number.parseInt(flags, 8) & ACCESS_MODE) === WRITE_ONLY;
    return isUnreadable && readlinkSync(`/proc/self/fd/${input}`) === '/dev/null';
  } catch {
    // No Linux, or no input at all.
    return false;
  }
}
