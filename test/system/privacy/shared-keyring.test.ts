import { expect, it, onTestFinished } from 'vitest';
import { startProcesses } from '../../support/histories/clusters.ts';
import { ACME_TABLE } from '../../support/http/http-client.ts';
import { VAULT_TOKEN, VaultServer } from '../../support/keyring/vault-server.ts';
import { ADMIN_TOKEN } from '../../support/processes/service-process.ts';

const PATIENCE_MS = 60_000;

it(
  'lets every instance read what another one has sealed, and none what one of them erased',
  async () => {
    const vault = await VaultServer.start();
    onTestFinished(() => vault.stop());
    const env = { KEYRING_URL: vault.url('qss/keys'), KEYRING_TOKEN: VAULT_TOKEN };
    const cluster = await startProcesses(2, { env });
    onTestFinished(() => cluster.stop());
    const [one, other] = cluster.instances;
    const { token } = cluster;
    const body = { client_reference: 'Ursprung-17' };
    const made = await one!.send('/v1/sessions', { token, key: 'a-session', body });
    const { session_id } = made.json as unknown as { session_id: string };
    const read = () => other!.send(`/v1/sessions/${session_id}`, { method: 'GET', token });
    expect((await read()).text).toContain('Ursprung-17');
    const erased = await one!.sendInternally(`${ACME_TABLE}/sessions/${session_id}/erase`, {
      token: ADMIN_TOKEN,
      body: { reason: 'asked for' },
    });
    expect(erased.status, erased.text).toBe(200);
    expect((await read()).status).toBe(410);
    expect(JSON.stringify([...vault.secrets])).toContain('destroyed_at');
  },
  PATIENCE_MS * 3,
);
