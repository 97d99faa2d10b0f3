import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OpenIdConnect } from '../../identity/openid-connect.ts';
import { IdentityRefused } from '../../identity/port.ts';
import { CLIENT, type Claims, OpenIdProvider } from '../support/identity/openid-provider.ts';

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

describe('An ID token', () => {
  const HOUR = 60 * 60;
  const DAYS = 30 * 24 * HOUR;
  const OUT_OF_TIME = { cause: { code: 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED' } };
  let people: OpenIdProvider;
  let connect: OpenIdConnect;

  beforeEach(async () => {
    people = await OpenIdProvider.start();
    connect = new OpenIdConnect({
      issuer: people.issuer,
      clientId: CLIENT.id,
      clientSecret: CLIENT.secret,
      rolesClaim: 'qss_roles',
      redirectUrl: 'http://127.0.0.1/back',
    });
  });

  afterEach(() => people.stop());

  async function signIn(claims: Claims = {}) {
    people.claims = claims;
    const { url, pending } = await connect.begin();
    return await connect.complete(pending, (await people.visit(url)).search);
  }

  /** As the provider writes it whose clock is so far from ours. */
  function timesOf(seconds: number) {
    const iat = Math.floor(Date.now() / 1_000) + seconds;
    return { iat, exp: iat + 300 };
  }

  it.each([HOUR, DAYS])(
    'is refused, and the log is told why, where our clock is %i s ahead',
    async (by) => {
      await expect(signIn(timesOf(-by))).rejects.toMatchObject(OUT_OF_TIME);
      expect(await signIn()).toMatchObject({ subject: 'person-1' });
    },
  );

  it.each([HOUR, DAYS])(
    'is taken where our clock is %i s behind, since the sign-in that it answers has only begun',
    async (by) => {
      expect(await signIn(timesOf(by))).toMatchObject({ subject: 'person-1' });
    },
  );

  it.each([HOUR, DAYS])(
    'that says from when on it is good is refused until then where our clock is %i s behind',
    async (by) => {
      const { iat, exp } = timesOf(by);
      await expect(signIn({ iat, exp, nbf: iat })).rejects.toMatchObject(OUT_OF_TIME);
    },
  );

  it('that was not even asked for, by a made-up code, makes nobody ask the provider anew', async () => {
    const asked = vi.spyOn(globalThis, 'fetch');
    const { pending } = await connect.begin();
    for (const query of ['?code=made-up&state=made-up', '?error=access_denied'])
      await expect(connect.complete(pending, query)).rejects.toThrow(IdentityRefused);
    await signIn();
    const discoveries = asked.mock.calls.filter(([url]) => String(url).includes('/.well-known/'));
    expect(discoveries).toHaveLength(1);
  });

  it.each([HOUR, DAYS])(
    'by a new key is taken at the second sign-in after our clock went back by %i s',
    async (by) => {
      await signIn();
      const back = Date.now() - by * 1_000;
      vi.spyOn(Date, 'now').mockImplementation(() => back);
      people.changeKey();
      await expect(signIn()).rejects.toThrow(IdentityRefused);
      expect(await signIn()).toMatchObject({ subject: 'person-1' });
    },
  );
});
