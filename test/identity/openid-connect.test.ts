import { afterEach, expect, it, vi } from 'vitest';
import { OpenIdConnect } from '../../identity/openid-connect.ts';
import { IdentityRefused } from '../../identity/port.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('A provider of identities has ten seconds for each answer', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('nobody is there'));
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const provider = new OpenIdConnect({
    issuer: 'https://people.example/',
    clientId: 'qss',
    clientSecret: undefined,
    rolesClaim: 'roles',
    redirectUrl: 'https://console.example/back',
  });
  await expect(provider.begin()).rejects.toThrow(IdentityRefused);
  expect(timeout.mock.calls).toEqual([[10_000]]);
});
