import { describe, expect, it } from 'vitest';
import { serviceInProcess } from '../../support/commanded.ts';
import { type Finished, qss } from '../../support/processes/command-line.ts';

const TIMEOUT_MS = 240_000;

const commanded = serviceInProcess();

function keys(args: readonly string[], env: Record<string, string> = {}): Promise<Finished> {
  return qss(['keys', ...args, '--tenant', 'acme', '--service', 'table'], {
    ...commanded.env,
    ...env,
  });
}

async function statusWith(secret: string): Promise<number> {
  const headers = { Authorization: `Bearer ${secret}` };
  return (await fetch(`${commanded.service.url}/v1/configuration`, { headers })).status;
}

describe('qss keys', () => {
  it(
    'makes a key, rotates it without an overlap and revokes it, each effective at once',
    async () => {
      const made = await keys(['create', 'an editor', '--scopes', 'configuration:read', '--json']);
      const { key, secret } = JSON.parse(made.stdout) as {
        key: { key_id: string };
        secret: string;
      };
      expect(await statusWith(secret)).toBe(404);

      const rotated = await keys(['rotate', key.key_id, '--overlap-seconds', '0']);
      const second = /qss_live_\w+/.exec(rotated.stdout)![0];
      expect([await statusWith(secret), await statusWith(second)]).toEqual([401, 404]);

      expect((await keys(['revoke', key.key_id])).code).toBe(0);
      expect(await statusWith(second)).toBe(401);
      const listed = await keys(['list']);
      expect(listed.stdout).toMatch(new RegExp(`${key.key_id} +revoked .* an editor`));
      expect(listed.stdout).not.toContain('qss_live_');
    },
    TIMEOUT_MS,
  );

  it(
    'lists all of them, however many pages they fill',
    async () => {
      const path = `${commanded.service.internalUrl}/internal/v1/tenants/acme/services/table/keys`;
      const headers = {
        Authorization: `Bearer ${commanded.env.QSS_ADMIN_TOKEN}`,
        'Content-Type': 'application/json',
      };
      for (let n = 0; n < 101; n++) {
        const body = JSON.stringify({ name: `number ${n}`, scopes: ['runtime'] });
        expect((await fetch(path, { method: 'POST', headers, body })).status).toBe(201);
      }
      const listed = JSON.parse((await keys(['list', '--json'])).stdout) as {
        keys: { name: string }[];
      };
      const names = listed.keys.map(({ name }) => name).filter((name) => name.startsWith('number'));
      expect(names).toEqual(Array.from({ length: 101 }, (_, n) => `number ${n}`));
      expect(listed).not.toHaveProperty('next_cursor');
    },
    TIMEOUT_MS,
  );

  it(
    'says what is wrong, with an exit code for each kind',
    async () => {
      const answers = await Promise.all([
        keys(['create', 'nothing']),
        keys(['create', 'wrong', '--scopes', 'everything']),
        keys(['revoke', 'key_01KFGR2TQX2N5Z3W8V6M4J7H9C']),
        keys(['list'], { QSS_ADMIN_TOKEN: 'another-token-than-theirs' }),
        keys(['list'], { INTERNAL_PORT: '2' }),
      ]);
      expect(answers.map(({ code }) => code)).toEqual([64, 1, 66, 69, 69]);
      const said = answers.map(({ stderr }) => stderr);
      expect(said[0]).toContain('say --scopes');
      expect(said[1]).toContain('/scopes/0');
      expect(said[2]).toContain('There is no such key.');
      expect(said[3]).toContain('does not know this QSS_ADMIN_TOKEN');
      expect(said[4]).toContain('no service answers at http://127.0.0.1:2');
    },
    TIMEOUT_MS,
  );

  it(
    'says where a service has nothing yet, and which one may be meant',
    async () => {
      const path = `${commanded.service.internalUrl}/internal/v1/tenants/acme/services/salon/keys`;
      const Authorization = `Bearer ${commanded.env.QSS_ADMIN_TOKEN}`;
      const headers = { Authorization, 'Content-Type': 'application/json' };
      const body = JSON.stringify({ name: 'the first', scopes: ['runtime'] });
      expect((await fetch(path, { method: 'POST', headers, body })).status).toBe(201);
      const mistyped = (...args: string[]) =>
        qss(['keys', ...args, '--tenant', 'acme', '--service', 'saloon'], commanded.env);
      const meant = 'acme/saloon (did you mean acme/salon?)';
      expect(await mistyped('list')).toMatchObject({
        code: 0,
        stderr: expect.stringContaining(`no service has the id ${meant}`),
      });
      expect(await mistyped('create', 'a key', '--scopes', 'runtime')).toMatchObject({
        code: 0,
        stderr: expect.stringContaining(`this key begins the service ${meant}`),
      });
      expect((await mistyped('list')).stderr).toBe('');
    },
    TIMEOUT_MS,
  );
});
