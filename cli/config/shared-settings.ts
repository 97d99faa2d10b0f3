/** What instances that share a log must be given alike, and so cannot make for themselves. */

interface KeyringSettings {
  readonly eventLogUrl: string | undefined;
  readonly dataKey: string | undefined;
  readonly keyringUrl: string | undefined;
}

const SHARED_LOG = 'EVENT_LOG_URL=esdb://…';

/** Names of secrets that are missing beside a shared log, each as a line of what is wrong. */
export function missingSecrets(
  eventLogUrl: string | undefined,
  secrets: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  if (!isSharedLog(eventLogUrl)) return [];
  const names = Object.keys(secrets).filter((name) => secrets[name] === undefined);
  return names.map((name) => missing(name, SHARED_LOG));
}

/** Instances that share a log must share the keys of what is sealed in it, or none of them can read the others'. */
export function keyringFaults({
  eventLogUrl,
  dataKey,
  keyringUrl,
}: KeyringSettings): readonly string[] {
  const lines: string[] = [];
  const isShared = keyringUrl !== undefined && !keyringUrl.startsWith('file:');
  const hasSharedLog = isSharedLog(eventLogUrl);
  if (dataKey === undefined && (hasSharedLog || isShared)) {
    const reason = hasSharedLog ? SHARED_LOG : 'a KEYRING_URL that is no file';
    lines.push(missing('QSS_DATA_KEY', reason));
  }
  if (keyringUrl === undefined && hasSharedLog) {
    const where = 'postgres://… or vault+https://… for instances on several machines';
    lines.push(`${missing('KEYRING_URL', SHARED_LOG)}: ${where}, file:<path> for one machine`);
  }
  return lines;
}

/** Whether the keys lie in one file although the log may be shared with instances that cannot reach it. */
export function isKeyringOfOneMachine({
  eventLogUrl,
  keyringUrl,
}: Omit<KeyringSettings, 'dataKey'>): boolean {
  return isSharedLog(eventLogUrl) && keyringUrl?.startsWith('file:') === true;
}

function isSharedLog(eventLogUrl: string | undefined): boolean {
  return eventLogUrl?.startsWith('esdb') === true;
}

function missing(name: string, reason: string): string {
  return `${name}: is missing; with ${reason} it must be given`;
}
