import { describe, expect, it } from 'vitest';
import { readConfig, type SemanticSettings } from '../../../cli/config/read-config.ts';
import { modelUseFor } from '../../../semantics/model-uses.ts';

const URL_GIVEN = { SEMANTIC_URL: 'https://models.example/v1' };

function linesFor(env: Readonly<Record<string, string>>): readonly string[] {
  const read = readConfig(env);
  return read.ok ? [] : read.lines;
}

describe('the settings of a semantic provider', () => {
  it('name none unless an address is given', () => {
    const read = readConfig({ SEMANTIC_MODEL: 'small' });
    expect(read.ok && read.config.semantics).toBeUndefined();
  });

  it('need an address and a model; the rest has defaults', () => {
    const read = readConfig({ ...URL_GIVEN, SEMANTIC_MODEL: 'small' });
    expect(read.ok && read.config.semantics).toEqual({
      url: 'https://models.example/v1',
      model: 'small',
      apiKey: undefined,
      uses: { byDefault: 'always', others: new Map() },
      turnMsMax: 3_000,
      tokensPerMinute: 2_000_000,
      tokensPerDay: 50_000_000,
    });
    expect(linesFor(URL_GIVEN)).toEqual([
      'SEMANTIC_MODEL: is missing; with SEMANTIC_URL it must be given',
    ]);
  });

  it.each([
    'models.example/v1',
    'ftp://models.example',
    'https://user:password@models.example',
    'https://models.example/#a',
  ])('refuse the address %s', (url) => {
    const [line] = linesFor({ SEMANTIC_URL: url, SEMANTIC_MODEL: 'small' });
    expect(line).toMatch(/^SEMANTIC_URL: its value is not allowed; use .* without credentials$/);
    expect(line).not.toContain('password');
  });

  it('say when the model is asked, for all and for single tenants and services', () => {
    const read = (mode: string) =>
      readConfig({ ...URL_GIVEN, SEMANTIC_MODEL: 'm', SEMANTIC_MODE: mode });
    const told = read('when_unsure,acme=always,acme/booking=never');
    const { uses } = (told.ok && told.config.semantics) as SemanticSettings;
    const use = (tenant: string, service: string) => modelUseFor(uses, { tenant, service });
    expect([use('acme', 'booking'), use('acme', 'other'), use('other', 'booking')]).toEqual([
      'never',
      'always',
      'when_unsure',
    ]);
    for (const mode of [
      'sometimes',
      'acme=never',
      'always,acme',
      'always,acme/=never',
      'always,',
    ]) {
      expect(read(mode).ok, mode).toBe(false);
    }
  });

  it('bound the time of a turn to 200 ms and 20 s', () => {
    const isTaken = (ms: string) => readConfig({ SEMANTIC_TURN_MS: ms }).ok;
    expect(['199', '200', '20000', '20001', 'soon'].map(isTaken)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  it('never repeat a key that is not allowed', () => {
    const [line] = linesFor({ ...URL_GIVEN, SEMANTIC_MODEL: 'm', SEMANTIC_API_KEY: 'sk ünsafe' });
    expect(line).toBe(
      'SEMANTIC_API_KEY: its value is not allowed; use 1-512 visible ASCII characters',
    );
  });
});

describe('the addresses of what instances share', () => {
  it('may be left out', () => {
    const read = readConfig({});
    expect(read.ok && [read.config.eventLogUrl, read.config.redisUrl]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it.each(['redis://cache', 'rediss://user:password@cache.example:6380/2'])('take %s', (url) => {
    const read = readConfig({ REDIS_URL: url });
    expect(read.ok && read.config.redisUrl).toBe(url);
  });

  it.each([
    ['VIEWS_URL', 'http://user:hidden@views'],
    ['VIEWS_URL', 'postgres://'],
    ['REDIS_URL', 'http://user:hidden@cache'],
    ['REDIS_URL', 'redis://'],
    ['REDIS_URL', 'redis://:hidden@cache:notaport'],
    ['EVENT_LOG_URL', 'esbd://user:hidden@host'],
  ])('are refused as %s without repeating what may hold a password', (name, url) => {
    const [line] = linesFor({ [name]: url });
    expect(line).toMatch(new RegExp(`^${name}: its value is not allowed; use `));
    expect(line).not.toContain('hidden@');
  });
});

describe('a provider of identities', () => {
  it('needs a client id and the address of the console', () => {
    expect(linesFor({ OIDC_ISSUER: 'https://id.example' })).toEqual([
      'OIDC_CLIENT_ID: is missing; with OIDC_ISSUER it must be given',
      'CONSOLE_URL: is missing; with OIDC_ISSUER it must be given',
    ]);
  });

  it('is reached over TLS, or on this machine', () => {
    const given = { OIDC_CLIENT_ID: 'qss', CONSOLE_URL: 'https://console.example' };
    const isTaken = (OIDC_ISSUER: string) => readConfig({ ...given, OIDC_ISSUER }).ok;
    expect(isTaken('https://id.example/realms/one')).toBe(true);
    expect(isTaken('http://127.0.0.1:9000')).toBe(true);
    expect(isTaken('http://localhost:9000')).toBe(true);
    expect(isTaken('http://id.example')).toBe(false);
    expect(isTaken('https://user:word@id.example')).toBe(false);
    expect(isTaken('id.example')).toBe(false);
  });
});

it('A long value that is not allowed is told by its beginning', () => {
  const [line = ''] = linesFor({ HOST: `/${'x'.repeat(100_000)}` });
  expect(line).toMatch(/^HOST: "\/x+… is not allowed; use /);
  expect(line.length).toBeLessThan(300);
});

it('says once what is wrong with a secret that instances share', () => {
  const EVENT_LOG_URL = 'esdb://127.0.0.1:2113?tls=false';
  expect(linesFor({ EVENT_LOG_URL, QSS_SECRET: 'short', QSS_ADMIN_TOKEN_FILE: '/nope' })).toEqual([
    'QSS_ADMIN_TOKEN_FILE: "/nope" cannot be read; name a readable file',
    'QSS_SECRET: its value is not allowed; use 16-512 visible ASCII characters',
  ]);
  const missing = linesFor({ EVENT_LOG_URL }).map((line) => line.split(' is missing')[0]);
  expect(missing).toEqual(['QSS_ADMIN_TOKEN:', 'QSS_SECRET:']);
});
