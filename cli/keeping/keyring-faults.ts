import type { Config } from '../config/config.ts';

/** Instances that share a log must share the keys of what is sealed in it, or none of them can read the others'. */
export function keyringFaults({ eventLogUrl, dataKey, keyringUrl }: Config): readonly string[] {
  if (!eventLogUrl?.startsWith('esdb')) return [];
  const lines: string[] = [];
  if (dataKey === undefined) {
    lines.push('QSS_DATA_KEY: is missing; with EVENT_LOG_URL=esdb://… it must be given');
  }
  if (keyringUrl === undefined) {
    const where = 'file:<path>, one file for all instances';
    lines.push(`KEYRING_URL: is missing; with EVENT_LOG_URL=esdb://… it must be given: ${where}`);
  }
  return lines;
}
