import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../cli/config/read-config.ts';
import { createLogger } from '../../../cli/logging/logger.ts';
import { composeIdentity } from '../../../cli/service/composing/compose-identity.ts';
import { OpenIdConnect } from '../../../identity/openid-connect.ts';
import { IdentityRefused } from '../../../identity/port.ts';
import { Visitor } from '../../support/http/console-visitor.ts';
import { CLIENT, type Claims, OpenIdProvider } from '../../support/identity/openid-provider.ts';
import { ACME, internalPath, ServiceUnderTest } from '../../support/service.ts';

/** People who sign in with a provider of identities. */

let provider: OpenIdProvider;
let service: ServiceUnderTest;
let logged: string[];

beforeAll(async () => {
  provider = await OpenIdProvider.start();
  const read = readConfig({
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    CONSOLE_URL: 'http://console.example/',
  });
  if (!read.ok) throw new Error(read.lines.join());
  const logger = createLogger('info', { write: (line: string) => logged.push(line) });
  const identityProvider = await composeIdentity(read.config, logger);
  service = await ServiceUnderTest.start(undefined, { identityProvider, hasReadModelsFile: true });
  await service.makeSecret();
  await service.makeSecret(['runtime'], { tenant: 'other', service: 'table' });
});

beforeEach(() => {
  logged = [];
});

afterEach(() => {
  provider.claims = {};
  provider.isForged = false;
});

afterAll(async () => {
  await service.stop();
  provider.stop();
});

const EDITS = '/console/services/acme/table/configuration';

/** A browser that came back from the provider, with the page that received it. */
async function returned(claims: Claims) {
  provider.claims = claims;
  const visitor = new Visitor(service.service.internalApp);
  const away = await visitor.leave('/console/sign-in/provider');
  const back = await provider.visit(away);
  return { visitor, back, page: await visitor.open(back.pathname + back.search) };
}

describe('signing in with a provider of identities', () => {
  it('is offered first, beside the links of the command line', async () => {
    const { html } = await new Visitor(service.service.internalApp).open('/');
    expect(html).toContain(`Sign in with ${new URL(provider.issuer).host}`);
    expect(html).toContain('npx qss console');
  });

  it('opens what the roles say, where they say it, under the name that the provider uses', async () => {
    const { visitor, page } = await returned({
      sub: 'person-7',
      qss_roles: ['editor:acme/table', 'analyst:acme', 'cook:acme', 'auditor:other'],
    });
    expect(page.status).toBe(200);
    expect(page.html).toContain('content="0;url=/"');
    const edited = await visitor.open(EDITS);
    expect(edited.html).toContain('Signed in as person-7');
    expect(edited.html).toContain(`${EDITS}/edit`);
    expect((await visitor.open('/console/services/acme/table/analytics')).status).toBe(200);
    expect((await visitor.open('/console/services/acme/table/keys')).status).toBe(403);
    expect((await visitor.open('/console/services/other/table/audit')).status).toBe(200);
    expect((await visitor.open('/console/services/other/table/configuration')).html).not.toContain(
      '/edit"',
    );
    const { html } = await visitor.open('/console/services');
    expect(html).toContain('/console/services/acme/table/');
    expect(html).toContain('/console/services/other/table/');
  });

  it('stands in the audit trail by that name', async () => {
    const { visitor } = await returned({ sub: 'person-8', qss_roles: 'editor:acme' });
    const objective = { name: 'A table', max_turns: '20', candidates_per_call: '3' };
    await visitor.submit(`${EDITS}/objective`, {
      ...objective,
      csrf: await visitor.csrf(`${EDITS}/objective`),
      revision: '0',
      base: '{}',
      description: '',
      qualification_level: 'balanced',
      order_strength: '0.5',
    });
    const { body } = await service.admin.get<{ events: { actor: object }[] }>(
      `${internalPath(ACME)}/configuration/audit?limit=1`,
    );
    expect(body.events[0]!.actor).toEqual({ type: 'person', id: 'person-8' });
  });

  it('keeps what proves the way back from scripts, and the sign-in from other sites', async () => {
    const away = await service.service.internalApp.request('/console/sign-in/provider');
    expect(away.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^qss_away=[^;]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    const { page } = await returned({ qss_roles: ['administrator'] });
    expect(page.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^qss_sign_in=[^;]+; Path=\/; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(/^qss_away=; Max-Age=0;/),
    ]);
  });

  it('leaves a person without a role outside, and says so', async () => {
    for (const qss_roles of [undefined, [], ['cook'], ['editor:'], ['editor:Not An Id'], 7]) {
      const { page, visitor } = await returned({ qss_roles });
      expect([qss_roles, page.status]).toEqual([qss_roles, 403]);
      expect(page.html).toContain('have no role here');
      expect((await visitor.open(EDITS)).status).toBe(401);
    }
  });

  it.each([
    ['of another audience', { aud: 'somebody-else' }],
    ['of another sign-in', { nonce: 'another' }],
    ['that ended', { exp: 1_000 }],
  ])('refuses an ID token %s', async (_, claims) => {
    const { page, visitor } = await returned({ qss_roles: ['administrator'], ...claims });
    expect(page.status).toBe(401);
    expect(page.html).toContain('did not say who you are');
    expect((await visitor.open(EDITS)).status).toBe(401);
    expect(logged.join()).toContain('the provider of identities did not sign somebody in');
    expect(logged.join()).not.toMatch(/eyJ|an-access-token/);
  });

  it('refuses an ID token that somebody else signed', async () => {
    provider.isForged = true;
    expect((await returned({ qss_roles: ['administrator'] })).page.status).toBe(401);
  });

  it('takes a way back once, and only from the browser that left', async () => {
    const { visitor, back } = await returned({ qss_roles: ['administrator'] });
    const path = back.pathname + back.search;
    const stranger = new Visitor(service.service.internalApp);
    expect((await stranger.open(path)).status).toBe(401);
    await stranger.leave('/console/sign-in/provider');
    expect((await stranger.open(path)).status).toBe(401);
    expect((await visitor.open(path)).status).toBe(401);
  });

  it('is not there where no provider is configured', async () => {
    const other = await ServiceUnderTest.start();
    try {
      const path = '/internal/v1/provider-sign-ins';
      const reply = await other.service.internalApp.request(path, { method: 'POST' });
      expect(reply.status).toBe(404);
      expect(await reply.json()).toMatchObject({
        code: 'unknown_route',
        message: expect.stringContaining('OIDC_ISSUER'),
      });
      const { status } = await new Visitor(other.service.internalApp).open(
        '/console/sign-in/provider',
      );
      expect(status).toBe(404);
    } finally {
      await other.stop();
    }
  });
});

it('a provider that does not answer is given up, and asked again by the next one', async () => {
  const settings = {
    issuer: provider.issuer,
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
    rolesClaim: 'qss_roles',
    redirectUrl: 'http://console.example/console/sign-in/callback',
    requestSecondsMax: 0.2,
  };
  const openId = new OpenIdConnect(settings);
  provider.isSilent = true;
  await expect(openId.begin()).rejects.toThrow(IdentityRefused);
  provider.isSilent = false;
  expect((await openId.begin()).url).toContain(`${provider.issuer}/authorize?`);
});
