import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../../support/http/client.ts';
import { ACME, Conversation, internalPath, ServiceUnderTest } from '../../support/service.ts';

/** People at the internal entry point: what their roles open, and what is written down of it. */

let service: ServiceUnderTest;
let session: Conversation;

beforeAll(async () => {
  service = await ServiceUnderTest.start(undefined, { hasReadModelsFile: true });
  session = await Conversation.start(await service.publish());
  await session.next({ previous_turn: { user_text: 'We are four people' } });
});

afterAll(() => service.stop());

const PATH = internalPath(ACME);

async function signedIn(grant: object): Promise<Client> {
  const link = await service.admin.send<{ code: string }>('POST', '/internal/v1/sign-in-links', {
    body: { subject: 'anna', ...grant },
  });
  const nobody = new Client(service.service.internalApp, 'nobody');
  const { code } = link.body;
  const redeemed = await nobody.send<{ token: string }>('POST', '/internal/v1/sign-ins', {
    body: { code },
  });
  return new Client(service.service.internalApp, redeemed.body.token);
}

describe('a person', () => {
  it('is told who they are, and is nobody once they signed out', async () => {
    const anna = await signedIn({ roles: ['editor'], tenant: 'acme' });
    const { body } = await anna.get('/internal/v1/sign-ins/current');
    expect(body).toMatchObject({
      subject: 'anna',
      granted: [{ tenant: 'acme', service: null, roles: ['editor'] }],
    });
    const elsewhere = await anna.get('/internal/v1/sign-ins/current?tenant=other&service=table');
    expect(elsewhere.body.scopes).toEqual([]);
    await anna.send('DELETE', '/internal/v1/sign-ins/current');
    expect((await anna.get('/internal/v1/sign-ins/current')).status).toBe(401);
  });

  it('may what their roles say, and no more', async () => {
    const routes = [
      ['/configuration?state=draft', ['editor', 'publisher', 'administrator']],
      ['/keys', ['administrator']],
      ['/sessions', ['auditor', 'analyst', 'administrator']],
      ['/analytics', ['auditor', 'analyst', 'administrator']],
      ['/feedback', ['auditor', 'administrator']],
      ['/configuration/audit', ['editor', 'publisher', 'auditor', 'administrator']],
    ] as const;
    for (const role of ['editor', 'publisher', 'auditor', 'analyst', 'administrator'] as const) {
      const person = await signedIn({ roles: [role] });
      for (const [path, roles] of routes) {
        const { status } = await person.get(PATH + path);
        const isAllowed = (roles as readonly string[]).includes(role);
        expect([role, path, status]).toEqual([role, path, isAllowed ? 200 : 403]);
      }
    }
  });

  it('may nothing in the service of others, whether there is one or not', async () => {
    const anna = await signedIn({ roles: ['administrator'], tenant: 'acme', service: 'table' });
    await service.makeSecret(['runtime'], { tenant: 'other', service: 'table' });
    for (const place of ['other/services/table', 'nowhere/services/table', 'acme/services/bed']) {
      const { status, body } = await anna.get(`/internal/v1/tenants/${place}/keys`);
      expect([place, status, body.code]).toEqual([place, 403, 'insufficient_scope']);
    }
    const { body } = await anna.get('/internal/v1/services');
    expect(body.services).toEqual([{ tenant: 'acme', service: 'table' }]);
    const all = await service.admin.get('/internal/v1/services');
    expect(all.body.services).toEqual([
      { tenant: 'acme', service: 'table' },
      { tenant: 'other', service: 'table' },
    ]);
  });

  it('lets nobody into a place that is not theirs', async () => {
    const anna = await signedIn({ roles: ['administrator'], tenant: 'acme' });
    const offered = async (place: object) => {
      const body = { subject: 'ben', roles: ['administrator'], ...place };
      return (await anna.send('POST', '/internal/v1/sign-in-links', { body })).status;
    };
    expect(await offered({ tenant: 'other' })).toBe(403);
    expect(await offered({})).toBe(403);
    expect(await offered({ tenant: 'acme', service: 'table' })).toBe(201);
  });

  it('stands in the audit trail with what they changed', async () => {
    const anna = await signedIn({ roles: ['editor'] });
    await anna.post(`${PATH}/configuration/changes`, {
      changes: [
        { entity: 'objective', operation: 'update', objective: { description: 'By Anna' } },
      ],
    });
    const { body } = await service.admin.get(`${PATH}/configuration/audit?limit=1`);
    expect(body.events).toMatchObject([
      {
        action: 'objective.updated',
        origin: 'internal_api',
        actor: { type: 'person', id: 'anna' },
      },
    ]);
  });
});

describe('what was said', () => {
  const paths = () => {
    const path = `${PATH}/sessions/${session.id}`;
    return [path, `${path}/events`, `${path}/versions/${session.version}`];
  };

  async function looks(): Promise<number> {
    const { body } = await service.admin.get<{ events: { action: string }[] }>(
      `${PATH}/configuration/audit?resource_id=${session.id}`,
    );
    return body.events.filter(({ action }) => action === 'qss.texts_read').length;
  }

  it('is shown to who may read it, and each look is recorded once a sign-in', async () => {
    const before = await looks();
    const auditor = await signedIn({ roles: ['auditor'], subject: 'ben' });
    for (const path of paths()) expect((await auditor.get(path)).text).toContain('4');
    expect((await auditor.get(paths()[1]!)).text).toContain('We are four people');
    expect(await looks()).toBe(before + 1);
  });

  it('is left out for who may not', async () => {
    const before = await looks();
    const analyst = await signedIn({ roles: ['analyst'] });
    for (const path of paths()) {
      const { status, text } = await analyst.get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text).not.toMatch(/four people|"value"|"private"|client_reference/);
    }
    expect(await looks()).toBe(before);
  });
});
