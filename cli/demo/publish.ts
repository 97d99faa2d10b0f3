import { changeConfiguration } from '../../app/configuration/change-configuration.ts';
import { latestConfiguration } from '../../app/configuration/load-configuration.ts';
import { publishConfiguration } from '../../app/configuration/publish-configuration.ts';
import { saveTests } from '../../app/conversation-tests/keep-tests.ts';
import type { Dependencies } from '../../app/core/dependencies.ts';
import { createKey } from '../../app/keys/create-key.ts';
import type { Provenance } from '../../domain/recording/provenance.ts';
import type { EventLog } from '../../log/port.ts';
import type { Config } from '../config/read-config.ts';
import { DEMO_CHANGES } from './configuration.ts';
import { DEMO_TESTS } from './conversation-tests.ts';

const SCOPE = { tenant: 'demo', service: 'heat-pump' };

/** What compiles publications, to be woken for the demo's. */
interface Compiling {
  wake(): void;
}

export interface Demo {
  readonly secret: string;
}

/** On an empty log with a loopback host, unless `QSS_DEMO=0`; elsewhere only with `QSS_DEMO=1`. */
export async function isDemoWanted(config: Config, log: EventLog): Promise<boolean> {
  const isLoopback = /^(127\.|localhost$|::1$|\[::1\]$)/.test(config.host);
  const isEmbedded = !config.eventLogUrl?.startsWith('esdb');
  if (!(config.demo ?? (isLoopback && isEmbedded))) return false;
  return (await log.head()) === undefined;
}

/**
 * Publishes the demo's configuration and makes the one key that opens it.
 * @param randomBytes of the key's secret
 */
export async function publishDemo(
  dependencies: Dependencies,
  worker: Compiling,
  randomBytes: Uint8Array,
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
  const changed = await changeConfiguration(dependencies, call('changes'), {
    changes: DEMO_CHANGES,
  });
  if (!changed.ok) throw new Error(`the demo was refused: ${changed.refusal.message}`);
  const kept = await saveTests(dependencies, call('tests'), DEMO_TESTS);
  if (!kept.ok) throw new Error(`the demo's tests were refused: ${kept.refusal.message}`);
  const published = await publishConfiguration(dependencies, call('publish'), {});
  if (!published.ok) throw new Error(`the demo was refused: ${published.refusal.message}`);
  await compiled(dependencies, worker);
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

async function compiled(dependencies: Dependencies, worker: Compiling): Promise<void> {
  const waitMs = 50;
  for (let waits = 0; waits < 600; waits++) {
    const { open, publications } = await latestConfiguration(dependencies, SCOPE);
    if (publications.length > 0) return;
    if (!open) throw new Error('the demo configuration was not compiled');
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
