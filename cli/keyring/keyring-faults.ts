import type { Config } from '../config/read-config.ts';

type Keeping = Pick<Config, 'eventLogUrl' | 'dataKey' | 'keyringUrl'>;

/** Instances that share a log must share the keys of what is sealed in it, or none of them can read the others'. */
export function keyringFaults({ eventLogUrl, dataKey, keyringUrl }: Keeping): readonly string[] {
  const lines: string[] = [];
  const isShared = keyringUrl !== undefined && !keyringUrl.startsWith('file:');
  const hasSharedLog = eventLogUrl?.startsWith('esdb') === true;
  if (dataKey === undefined && (hasSharedLog || isShared)) {
    const reason = hasSharedLog ? 'EVENT_LOG_URL=esdb://…' : 'a KEYRING_URL that is no file';
    lines.push(`QSS_DATA_KEY: is missing; with ${reason} it must be given`);
  }
  if (keyringUrl === undefined && hasSharedLog) {
    const where = 'postgres://… or vault+https://… for instances on several machines';
    lines.push(
      `KEYRING_URL: is missing; with EVENT_LOG_URL=esdb://… it must be given: ${where}, file:<path> for one machine`,
    );
  }
  return lines;
}

/** Whether the keys lie in one file although the log may be shared with instances that cannot reach it. */
export function isKeyringOfOneMachine({
  eventLogUrl,
  keyringUrl,
}: Omit<Keeping, 'dataKey'>): boolean {
  return eventLogUrl?.startsWith('esdb') === true && keyringUrl?.startsWith('file:') === true;
}
