import { changeConfiguration } from '../../app/configuration/change-configuration.ts';
import { latestConfiguration } from '../../app/configuration/load-configuration.ts';
import { publishConfiguration } from '../../app/configuration/publish-configuration.ts';
import { saveTests } from '../../app/conversation-tests/keep-tests.ts';
import type { Dependencies } from '../../app/core/dependencies.ts';
import { createKey } from '../../app/keys/create-key.ts';
import { keysStream } from '../../domain/keys/stream.ts';
import type { Provenance } from '../../domain/recording/provenance.ts';
import type { Config } from '../config/read-config.ts';
import { DEMO_CHANGES, DEMO_NAME } from './configuration.ts';
import { DEMO_TESTS } from './conversation-tests.ts';

const SCOPE = { tenant: 'demo', service: 'heat-pump' };

/** What compiles publications, to be woken for the demo's. */
interface Compiling {
  wake(): void;
}

interface Publishing {
  /** Of the key's secret. */
  readonly randomBytes: Uint8Array;
  readonly signal?: AbortSignal | undefined;
}

export interface Demo {
  readonly secret: string;
}

/**
 * On an empty log, or one whose demo was begun and not finished, with a loopback host, unless `QSS_DEMO=0`; elsewhere only with
 * `QSS_DEMO=1`.
 */
export async function isDemoWanted(
  config: Pick<Config, 'host' | 'eventLogUrl' | 'demo'>,
  dependencies: Dependencies,
): Promise<boolean> {
  const isLoopback = /^(127\.|localhost$|::1$|\[::1\]$)/.test(config.host);
  const isEmbedded = !config.eventLogUrl?.startsWith('esdb');
  if (!(config.demo ?? (isLoopback && isEmbedded))) return false;
  return (await dependencies.log.head()) === undefined || (await isUnfinished(dependencies));
}

/** Whether a first start ended, or its model was away, before the demo's one key was made; nobody has touched the draft since. */
async function isUnfinished(dependencies: Dependencies): Promise<boolean> {
  const { draftRevision, draft, publications } = await latestConfiguration(dependencies, SCOPE);
  if (draftRevision !== 1 || publications.length > 1) return false;
  if (draft.objective?.name !== DEMO_NAME) return false;
  return !(await dependencies.log.read(keysStream(SCOPE.tenant, SCOPE.service))).exists;
}

/**
 * Publishes the demo's configuration, as far as that was not done before, and makes the one key that opens it.
 * @throws also when the signal says that nobody waits any more for its compilation
 */
export async function publishDemo(
  dependencies: Dependencies,
  worker: Compiling,
  { randomBytes, signal }: Publishing,
): Promise<Demo> {
  const provenance: Provenance = {
    actor: { type: 'system', id: 'demo' },
    origin: 'system',
    scopes: [],
    request_id: dependencies.newId('req_'),
  };
  const call = (step: string) => ({
    owner: SCOPE,
    provenance,
    key: { keyDigest: `demo-${step}`, bodyDigest: 'demo' },
  });
  const { draftRevision, publications } = await latestConfiguration(dependencies, SCOPE);
  if (draftRevision === 0) {
    const changes = { changes: DEMO_CHANGES };
    const changed = await changeConfiguration(dependencies, call('changes'), changes);
    if (!changed.ok) throw new Error(`the demo was refused: ${changed.refusal.message}`);
  }
  const kept = await saveTests(dependencies, call('tests'), DEMO_TESTS);
  if (!kept.ok) throw new Error(`the demo's tests were refused: ${kept.refusal.message}`);
  if (publications.length === 0) await publish(dependencies, worker, { provenance, signal });
  const key = await createKey(
    dependencies,
    { owner: SCOPE, provenance, randomBytes },
    {
      name: 'demo',
      scopes: ['runtime', 'configuration:read', 'configuration:write', 'configuration:publish'],
    },
  );
  if (!key.ok) throw new Error('the demo key was refused');
  return { secret: key.secret };
}

/** A publication that was asked for before, and has not ended, is followed to its end. */
async function publish(
  dependencies: Dependencies,
  worker: Compiling,
  { provenance, signal }: Pick<Publishing, 'signal'> & { readonly provenance: Provenance },
): Promise<void> {
  const { open } = await latestConfiguration(dependencies, SCOPE);
  if (!open) {
    // One that failed is not asked for again, but another one.
    const key = { keyDigest: `demo-publish-${provenance.request_id}`, bodyDigest: 'demo' };
    const call = { owner: SCOPE, provenance, key };
    const published = await publishConfiguration(dependencies, call, {});
    if (!published.ok) throw new Error(`the demo was refused: ${published.refusal.message}`);
  }
  await compiled(dependencies, worker, signal);
}

async function compiled(
  dependencies: Dependencies,
  worker: Compiling,
  signal: AbortSignal | undefined,
): Promise<void> {
  const waitMs = 50;
  // A worker that was killed with it is known by its silence, after half a minute and more.
  for (let waits = 0; waits < 1_800; waits++) {
    const { open, publications } = await latestConfiguration(dependencies, SCOPE);
    if (publications.length > 0) return;
    if (!open) throw new Error('the demo configuration was not compiled');
    signal?.throwIfAborted();
    worker.wake();
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
  throw new Error('the demo configuration was not compiled in time');
}

/** The one time the key is shown, with a conversation to paste. */
export function announceDemo({ secret }: Demo, address: string): void {
  // For people: standard output has JSON lines alone.
  console.error(`
A demo configuration is published: an adviser for heat pumps (tenant demo, service heat-pump).
Its API key is shown this once:

  export QSS_KEY=${secret}

A conversation to paste:

  SESSION=$(curl -s -X POST ${address}/v1/sessions -H "Authorization: Bearer $QSS_KEY" \\
    -H "Idempotency-Key: create-$RANDOM$RANDOM" | sed 's/.*"session_id":"\\([^"]*\\)".*/\\1/')

  curl -s ${address}/v1/sessions/$SESSION/next -H "Authorization: Bearer $QSS_KEY" \\
    -H "Idempotency-Key: turn-one-$SESSION" -H "Content-Type: application/json" \\
    -d '{"state_version": 0}'

  curl -s ${address}/v1/sessions/$SESSION -H "Authorization: Bearer $QSS_KEY"
`);
}
