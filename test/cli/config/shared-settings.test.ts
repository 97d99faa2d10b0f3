import { expect, it } from 'vitest';
import { readConfig } from '../../../cli/config/read-config.ts';
import { isKeyringOfOneMachine, keyringFaults } from '../../../cli/config/shared-settings.ts';

const SHARED = {
  EVENT_LOG_URL: 'esdb://127.0.0.1:2113?tls=false',
  QSS_ADMIN_TOKEN: 'a-token-of-this-test',
  QSS_SECRET: 'a-secret-of-this-test',
};

function faultsFor(env: Readonly<Record<string, string>>): readonly string[] {
  const read = readConfig(env);
  if (!read.ok) throw new Error(read.lines.join('\n'));
  return keyringFaults(read.config);
}

it('refuses a log of several instances without the keys that they have to share', () => {
  const missing = faultsFor(SHARED);
  expect(missing.map((line) => line.split(':')[0])).toEqual(['QSS_DATA_KEY', 'KEYRING_URL']);
  const [dataKey, url] = [
    { QSS_DATA_KEY: 'a-data-key-of-this-test' },
    { KEYRING_URL: 'file:/keys/keyring.db' },
  ];
  expect(faultsFor({ ...SHARED, ...dataKey })).toEqual([missing[1]]);
  expect(faultsFor({ ...SHARED, ...url })).toEqual([missing[0]]);
  expect(faultsFor({ ...SHARED, ...dataKey, ...url })).toEqual([]);
});

it('asks for nothing where the log is embedded', () => {
  expect(faultsFor({})).toEqual([]);
});

it('asks for a data key where a store is shared, and knows a file that instances elsewhere cannot reach', () => {
  const url = { KEYRING_URL: 'postgres://qss@keys/keys' };
  expect(faultsFor(url)).toEqual([expect.stringMatching(/^QSS_DATA_KEY: is missing/)]);
  expect(faultsFor({ ...url, QSS_DATA_KEY: 'a-data-key-of-this-test' })).toEqual([]);
  const isOfOneMachine = (eventLogUrl: string | undefined, keyringUrl: string | undefined) =>
    isKeyringOfOneMachine({ eventLogUrl, keyringUrl });
  expect(isOfOneMachine('esdb://log:2113', 'file:/keys/keyring.db')).toBe(true);
  expect(isOfOneMachine('esdb://log:2113', 'postgres://qss@keys/keys')).toBe(false);
  expect(isOfOneMachine(undefined, 'file:/keys/keyring.db')).toBe(false);
});

it.each([
  ['vault+http://vault.example:8200/secret/qss', 'which everybody on its way could read'],
  ['vault+https://vault.example:8200/secret', 'which names no folder below the mount'],
  ['vault+https://user:word@vault.example/secret/qss', 'which holds a password'],
  ['https://vault.example/secret/qss', 'which names no kind of store'],
  ['postgres:///keys', 'which names no host'],
])('refuses %s, %s, and prints nothing of it', (KEYRING_URL) => {
  const read = readConfig({ KEYRING_URL });
  expect(read.ok ? [] : read.lines).toEqual([
    expect.stringMatching(/^KEYRING_URL: its value is not allowed; use file:/),
  ]);
});
