import { mkdtempSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canPaste, pastePage } from '../support/documents/pages.ts';
import {
  ADMIN_TOKEN,
  type ServiceProcess,
  startService,
  stopService,
} from '../support/processes/service-process.ts';
import { newTemporaryDirectory } from '../support/temporary-directory.ts';

type Json = Record<string, unknown>;

/** Every command of a page is a process of its own. */
const TIMEOUT_MS = 240_000;

describe.skipIf(!canPaste())(
  'pages of docs/how-to, pasted (skipped without curl and bash)',
  {
    timeout: TIMEOUT_MS,
  },
  () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'qss-how-to-'));
    let service: ServiceProcess;

    beforeAll(async () => {
      service = await startService({ dataDir });
    });

    afterAll(async () => {
      await stopService(service);
      rmSync(dataDir, { recursive: true, force: true });
    });

    /** What each box of a page wrote. */
    function paste(page: string, env: Record<string, string> = {}): Promise<string[]> {
      return pastePage(`docs/how-to/${page}`, {
        API: service.url,
        ADMIN: service.internalUrl,
        INTERNAL_PORT: new URL(service.internalUrl).port,
        QSS_ADMIN_TOKEN: ADMIN_TOKEN,
        DATA_DIR: dataDir,
        ...env,
      });
    }

    async function call(url: string, token: string, body?: object): Promise<Json> {
      const response = await fetch(url, {
        method: body ? 'POST' : 'GET',
        headers: {
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': `call-${Math.random()}`,
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return (await response.json()) as Json;
    }

    let key: string;

    it('publish-a-configuration.md publishes one, warnings first', async () => {
      const keys = `${service.internalUrl}/internal/v1/tenants/acme/services/table/keys`;
      const scopes = ['runtime', 'configuration:read', 'configuration:write'];
      const name = 'how-to';
      const made = await call(keys, ADMIN_TOKEN, {
        name,
        scopes: [...scopes, 'configuration:publish'],
      });
      key = made.secret as string;
      const said = await paste('publish-a-configuration.md', { QSS_KEY: key });
      const [changed, refused, cleared, draft, job, session] = said
        .slice(1)
        .map((text) => JSON.parse(text) as Json);
      expect(changed).toMatchObject({ draft_revision: 1 });
      expect(codes(changed!.warnings)).toContain('dangling_reference');
      expect(refused).toMatchObject({ code: 'configuration_validation_failed' });
      expect(codes((refused!.details as Json).errors)).toEqual(codes(changed!.warnings));
      expect(cleared).toMatchObject({ draft_revision: 2, warnings: [] });
      expect(draft).toMatchObject({ state: 'draft', draft_revision: 2 });
      expect(job).toMatchObject({ status: 'succeeded', configuration_version: 'v1' });
      expect(session).toHaveProperty('session_id');
    });

    it('audit.md shows the trail, a session, a decision, a turn and the evidence', async () => {
      const { session_id: id } = await call(`${service.url}/v1/sessions`, key, {});
      const url = `${service.url}/v1/sessions/${id}/next`;
      const next = await call(url, key, { state_version: 0 });
      const { versions } = await call(url, key, {
        state_version: (next.versions as Json).state_version,
        previous_turn: { question_id: 'q_guests', user_text: 'We are four' },
      });
      const [trail, replayed, changed, explained, turn, verified, exported] = await paste(
        'audit.md',
        {
          OUT: join(dataDir, 'audit-export'),
          QSS_KEY: key,
          SESSION: id as string,
          DECISION: next.decision_id as string,
          VERSION: String((versions as Json).state_version),
        },
      );
      expect(trail).toContain('"action":"configuration.published"');
      expect(trail).toContain('"action":"api_key.created"');
      expect(replayed).toContain('QuestionsProposed');
      expect(changed).toContain('/pending_decision');
      expect(explained).toContain('q_guests');
      expect(turn).toContain('q_guests, named by the client');
      expect(verified).toMatch(/\d+ events in \d+ streams, head [0-9a-f]{64}/);
      expect(exported).toMatch(/\d+ entries of \d+ events, head [0-9a-f]{64}/);
    });

    it('analyse.md shows figures and lists, and writes files, the second time only what is new', async () => {
      const { session_id: id } = await call(`${service.url}/v1/sessions`, key, {});
      await call(`${service.url}/v1/sessions/${id}/feedback`, key, { label: 'won' });
      const said = await paste('analyse.md', {
        TENANT: 'acme',
        SERVICE: 'table',
        EXPORTS: join(dataDir, 'exports'),
      });
      const [analysis, lists, first, second] = said;
      const { as_of, feedback } = JSON.parse(analysis!) as Json;
      expect(as_of).toMatchObject({ lag_seconds: 0 });
      expect(feedback).toMatchObject({ n: expect.any(Number), count: null });
      expect(lists).toContain('"label":"won"');
      expect(first).toMatch(/feedback +1 rows/);
      expect(second).toMatch(/feedback +0 rows/);
    });

    it('back-up-and-restore.md makes a backup that holds the same', async () => {
      const env = {
        BACKUP: await newTemporaryDirectory(),
        KEYS_BACKUP: await newTemporaryDirectory(),
        SECRETS_BACKUP: await newTemporaryDirectory(),
      };
      const [made, looked] = await paste('back-up-and-restore.md', env);
      expect(made).toMatch(/\d+ events are in the backup/);
      expect(made).toMatch(/keyring-.*\.db expires at/);
      expect(looked).toMatch(/\d+ events in \d+ streams, head [0-9a-f]{64}/);
      expect(looked).toContain('The log gives what was told.');
      for (const folder of Object.values(env)) await rm(folder, { recursive: true });
    });

    it('rotate-and-revoke-keys.md makes a key, rotates and revokes it', async () => {
      const [made, rotated, revoked, listed] = (await paste('rotate-and-revoke-keys.md'))
        .slice(1)
        .map((text) => JSON.parse(text) as Json);
      expect(made).toMatchObject({ key: { state: 'active' }, secret: expect.any(String) });
      expect(rotated).toMatchObject({ key: { state: 'rotating' }, secret: expect.any(String) });
      expect(revoked).toMatchObject({ key: { state: 'revoked' } });
      expect(listed!.keys).toContainEqual(expect.objectContaining({ name: 'booking server' }));
    });
  },
);

function codes(entries: unknown): string[] {
  return (entries as { code: string }[]).map(({ code }) => code);
}
