import type { AskService } from '../../app/audit/replay/replay-session.ts';
import type { ServedSession } from '../../app/audit/replay/session-fold.ts';
import { adminToken } from '../config/kept-secrets.ts';
import type { Config } from '../config/read-config.ts';

const ANSWER_MS_MAX = 5_000;

/**
 * Asks the service that runs with these settings over its internal entry point. Once it could not be reached,
 * or does not know this token, it is not asked again.
 * @param onAway told once why it was not asked any more
 */
export function askRunningService(config: Config, onAway: (reason: string) => void): AskService {
  const token = adminToken(config);
  let isAway = token === undefined;
  if (isAway) onAway('there is no admin token');
  return async (session) => {
    if (isAway) return undefined;
    try {
      return await ask(config, session, token!);
    } catch (error) {
      isAway = true;
      onAway((error as Error).message);
      return undefined;
    }
  };
}

async function ask(
  { internalHost, internalPort }: Config,
  { tenant, service, sessionId }: Parameters<AskService>[0],
  token: string,
): Promise<ServedSession> {
  const path = `/internal/v1/tenants/${tenant}/services/${service}/sessions/${sessionId}`;
  const response = await fetch(internalAddress(internalHost, internalPort) + path, {
    headers: { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(ANSWER_MS_MAX),
  });
  const body = (await response.json()) as Served;
  if (response.status === 404) return { state_version: null, audit: null };
  if (response.status !== 200) throw new Error(`it answered ${response.status} ${body.code}`);
  return { state_version: body.versions.state_version, audit: body.audit };
}

/** `http://host:port` of the internal entry point; one that listens everywhere is asked here. */
export function internalAddress(host: string, port: number): string {
  const reachable = /^(0\.0\.0\.0|::|\[::\])$/.test(host) ? '127.0.0.1' : host;
  const isBare = reachable.includes(':') && !reachable.startsWith('[');
  return `http://${isBare ? `[${reachable}]` : reachable}:${port}`;
}

interface Served {
  readonly code?: string;
  readonly versions: { readonly state_version: number };
  readonly audit: NonNullable<ServedSession['audit']>;
}
