import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { KeyringUnavailable } from '../../../keyring/port.ts';
import { PostgresKeys } from '../../../keyring/postgres/postgres-keys.ts';
import { WrappedKeyring } from '../../../keyring/wrapped-keyring.ts';
import { wrapWith } from '../../../keyring/wrapping.ts';
import { NO_POSTGRES_SERVER, PostgresServer } from '../../support/processes/postgres-server.ts';
import { keyringContract } from '../contract.ts';

const TITLE = NO_POSTGRES_SERVER ?? 'a real PostgreSQL';

describe.skipIf(NO_POSTGRES_SERVER !== undefined)(TITLE, () => {
  let server: PostgresServer;
  let url: string;

  beforeAll(async () => {
    server = await PostgresServer.start();
  });

  afterAll(() => server.stop());

  beforeEach(async () => {
    url = await server.database();
  });

  function open(options: { readonly readOnly?: boolean } = {}): WrappedKeyring {
    const wrapping = wrapWith('a data key for tests');
    const keyring = new WrappedKeyring(new PostgresKeys(url, options), { wrapping, now: Date.now });
    onTestFinished(() => keyring.close());
    return keyring;
  }

  keyringContract('PostgreSQL', async () => ({ keyring: open(), again: async () => open() }));

  it('is made once by instances that start at the same moment', async () => {
    const keyrings = Array.from({ length: 8 }, () => open());
    const found = await Promise.all(keyrings.map((keyring) => keyring.obtain('digests')));
    for (const each of found) expect(each).toEqual(found[0]);
  });

  it('goes on by itself after the server was started again', async () => {
    const keyring = open();
    const found = await keyring.obtain('acme.one');
    await server.kill();
    await expect(keyring.read('acme.one')).rejects.toThrow(KeyringUnavailable);
    await server.start();
    expect(await keyring.read('acme.one')).toEqual(found);
  });

  it('asks once more where its connection was ended while nobody used it', async () => {
    const keyring = open();
    const found = await keyring.obtain('acme.one');
    const ended = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'qss keyring'`;
    const reading = keyring.read('acme.one');
    await server.command(ended);
    expect(await reading).toEqual(found);
    await server.command(ended);
    expect(await keyring.read('acme.one')).toEqual(found);
  });

  it('makes and changes nothing for who only reads', async () => {
    const auditor = open({ readOnly: true });
    await expect(auditor.read('acme.one')).rejects.toThrow(KeyringUnavailable);
    const found = await open().obtain('acme.one');
    expect(await auditor.read('acme.one')).toEqual(found);
    await expect(auditor.obtain('acme.two')).rejects.toThrow('read-only');
    await expect(auditor.destroy('acme.one')).rejects.toThrow('read-only');
    expect(await auditor.read('acme.one')).toEqual(found);
  });

  it('uses a table that somebody else has made for it', async () => {
    await open().obtain('acme.one');
    await server.command(
      `CREATE ROLE clerk LOGIN; GRANT USAGE ON SCHEMA qss_keys TO clerk;
       GRANT SELECT, INSERT, UPDATE ON qss_keys.keys TO clerk`,
      url,
    );
    url = url.replace('qss@', 'clerk@');
    expect(await open().obtain('acme.two')).toMatchObject({ state: 'held' });
  });

  it('keeps no row of a destroyed key behind the next vacuum, which any one of them starts', async () => {
    const keyring = open();
    await keyring.obtain('acme.one');
    await keyring.destroy('acme.one');
    const rows = `SELECT reloptions FROM pg_class WHERE oid = 'qss_keys.keys'::regclass`;
    const [{ reloptions }] = (await server.command(rows, url)) as [{ reloptions: string[] }];
    expect(reloptions).toContain('autovacuum_vacuum_threshold=0');
    expect(reloptions).toContain('autovacuum_vacuum_scale_factor=0');
    await server.command('VACUUM qss_keys.keys', url);
    const dead = `SELECT n_dead_tup::int AS dead FROM pg_stat_user_tables WHERE relname = 'keys'`;
    expect(await server.command(dead, url)).toEqual([{ dead: 0 }]);
  });

  it('acknowledges what is on the disk, whatever the server does for others', async () => {
    await server.command('ALTER SYSTEM SET synchronous_commit TO off');
    await server.command('SELECT pg_reload_conf()');
    onTestFinished(async () => {
      await server.command('ALTER SYSTEM RESET synchronous_commit');
    });
    const keyring = open();
    await keyring.obtain('acme.one');
    await server.kill();
    await server.start();
    expect(await keyring.read('acme.one')).toMatchObject({ state: 'held' });
  });
});
