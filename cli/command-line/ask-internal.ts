import { NearestNames } from '../../domain/nearest-names.ts';
import type { Owner } from '../../domain/owner.ts';
import { adminToken } from '../config/kept-secrets.ts';
import type { Config } from '../config/read-config.ts';
import { internalAddress } from './ask-service.ts';
import { EXIT } from './command.ts';
import { printable } from './terminal.ts';

const ANSWER_MS_MAX = 10_000;
/** Of more of them, none is looked for: a page of the list. */
const SERVICES_LISTED = 200;

export interface InternalRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  readonly idempotencyKey?: string;
  /** How long the answer may take; 10 s where it is left out. */
  readonly answerMsMax?: number;
}

interface InternalAnswer<Body> {
  readonly status: number;
  readonly body: Body;
  /** It is what the same key was answered before; nothing was done again. */
  readonly isReplay: boolean;
}

/** What a refusal says; see docs/reference/errors.md. */
interface ProblemBody {
  readonly message: string;
  readonly details?: { readonly errors?: readonly { path: string; message: string }[] };
}

/**
 * Asks the running service over its internal entry point, as its administrator.
 * @throws when no service answers, or it does not know the token
 */
export async function askInternal<Body extends object>(
  config: Config,
  { method, path, body, idempotencyKey, answerMsMax = ANSWER_MS_MAX }: InternalRequest,
): Promise<InternalAnswer<Body>> {
  const token = adminToken(config);
  if (token === undefined) throw new Error('there is no admin token; set QSS_ADMIN_TOKEN');
  const address = internalAddress(config.internalHost, config.internalPort);
  const answer = await fetch(address + path, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
    },
    signal: AbortSignal.timeout(answerMsMax),
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch((cause: unknown) => {
    throw new Error(`no service answers at ${address}`, { cause });
  });
  const { status, headers } = answer;
  if (status === 401) throw new Error('the service does not know this QSS_ADMIN_TOKEN');
  const isReplay = headers.get('Idempotent-Replayed') === 'true';
  return { status, body: (await answer.json()) as Body, isReplay };
}

/** Says why the service refused, on standard error. @returns the exit code */
export function reportRefusal(command: string, status: number, body: object): number {
  const { message, details } = body as ProblemBody;
  const untold = (details?.errors ?? []).filter((fault) => !message.includes(fault.message));
  const faults = untold.map((fault) => `; ${fault.path} ${fault.message}`);
  console.error(`qss ${command}: ${printable(`${message}${faults.join('')}`)}`);
  return status === 404 ? EXIT.notFound : EXIT.negative;
}

/** Says on standard error where there is no such service at all, and which one may be meant. */
export async function tellUnknownService(
  config: Config,
  command: string,
  owner: Owner,
): Promise<void> {
  const meant = await meantInstead(config, owner);
  if (meant === undefined) return;
  const missing = `no service has the id ${owner.tenant}/${owner.service}${meant}`;
  console.error(`qss ${command}: ${printable(missing, 400)}`);
}

/** Which services may be meant instead, as ` (did you mean acme/table?)`, or nothing; undefined where it is there, or there are too many. */
export async function meantInstead(
  config: Config,
  { tenant, service }: Owner,
): Promise<string | undefined> {
  const path = `/internal/v1/services?limit=${SERVICES_LISTED}`;
  const { status, body } = await askInternal<{ services: readonly Owner[] }>(config, {
    method: 'GET',
    path,
  });
  if (status !== 200 || body.services.length >= SERVICES_LISTED) return undefined;
  const names = new Set(body.services.map((each) => `${each.tenant}/${each.service}`));
  const name = `${tenant}/${service}`;
  return names.has(name) ? undefined : new NearestNames(SERVICES_LISTED).meant(name, names);
}

/** An id as one segment of a path. */
export function segment(id: string | boolean): string {
  return encodeURIComponent(String(id));
}

/** Path of a service at the internal entry point. */
export function servicePath({
  tenant,
  service,
}: Readonly<Record<'tenant' | 'service', string | boolean>>): string {
  return `/internal/v1/tenants/${segment(tenant)}/services/${segment(service)}`;
}
