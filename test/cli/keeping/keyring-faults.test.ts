import { expect, it } from 'vitest';
import { readConfig } from '../../../cli/config/config.ts';
import { keyringFaults } from '../../../cli/keeping/keyring-faults.ts';

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
