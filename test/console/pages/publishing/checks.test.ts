import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../support/http/client.ts';
import { Visitor } from '../../../support/http/console-visitor.ts';
import { ACME, internalPath, ServiceUnderTest } from '../../../support/service.ts';

/** What a tenant looks at before publishing, and the way back afterwards. */

let service: ServiceUnderTest;
let client: Client;
let anna: Visitor;

const API = `${internalPath(ACME)}/configuration`;
const BASE = '/console/services/acme/table/configuration';

const PEOPLE = {
  id: 'people',
  description: 'Says <how> many at once.',
  turns: [{ question_id: 'q_people', user_text: 'Four of us.', expect: { values: { people: 4 } } }],
};

beforeAll(async () => {
  service = await ServiceUnderTest.start();
  client = await service.publish();
  anna = await Visitor.signedIn(service, { roles: ['publisher'] });
});

afterAll(() => service.stop());

async function describeObjective(description: string): Promise<void> {
  const change = { entity: 'objective', operation: 'update', objective: { description } };
  await client.post('/v1/configuration/changes', { changes: [change] });
}

describe('conversation tests', () => {
  it('are played against the draft, each with what differed', async () => {
    const wrong = {
      id: 'wrong',
      turns: [{ ...PEOPLE.turns[0], expect: { values: { people: 5 } } }],
    };
    expect((await anna.open(`${BASE}/tests`)).html).toContain('None are kept.');
    await service.admin.post(`${API}/tests`, { tests: [PEOPLE, wrong] });
    const { html } = await anna.open(`${BASE}/tests`);
    expect(html).toContain('Says &lt;how&gt; many at once.');
    const played = await anna.submit(`${BASE}/tests`, { csrf: await anna.csrf(`${BASE}/tests`) });
    expect(played.html).toContain('1 passed, 1 failed');
    expect(played.html).toMatch(/Turn 1 <code>values[^<]*<\/code>: expected <code class="said">/);
    await service.admin.send('DELETE', `${API}/tests/wrong`);
  });
});

describe('the gate', () => {
  it('says beside the button whether it is set, what it asks for and what fails', async () => {
    expect((await anna.open(`${BASE}/changes`)).html).toContain('No gate is set');
    await service.admin.post(`${API}/gate`, { tests: true });
    expect((await anna.open(`${BASE}/changes`)).html).toContain('the gate lets this draft pass');
    const schema = { type: 'integer', maximum: 3 };
    const changed = { id: 'people', schema };
    await client.post('/v1/configuration/changes', {
      changes: [
        { entity: 'success_information', operation: 'update', success_information: changed },
      ],
    });
    const { html } = await anna.open(`${BASE}/changes`);
    expect(html).toContain('the gate refuses this draft');
    expect(html).toContain('conversation test <code>people</code>');
    await service.admin.post(`${API}/gate`, {});
  });
});

describe('the gate’s page', () => {
  const page = `${BASE}/gate`;

  it('sets what publications have to pass, and keeps what was typed when it is refused', async () => {
    const fields = async (more: Readonly<Record<string, string>>) => {
      const { html } = await anna.open(page);
      const key = /name="key" value="([^"]+)"/.exec(html)![1]!;
      const users = { users: '50', seed: '3', achieved_less_max: '0.1', turns_more_max: '1' };
      return { csrf: await anna.csrf(page), key, ...users, ...more };
    };
    const set = await anna.submit(page, await fields({ tests: 'on', simulation: 'on' }));
    expect(set.html).toContain('Saved.');
    const { body } = await service.admin.get(`${API}/gate`);
    const simulation = { users: 50, seed: 3, achieved_less_max: 0.1, turns_more_max: 1 };
    expect(body).toMatchObject({ gate: { tests: true, diagnostics: false, simulation } });
    const refused = await anna.submit(page, await fields({ simulation: 'on', users: '5' }));
    expect([refused.status, refused.html]).toEqual([422, expect.stringContaining('value="5"')]);
    await service.admin.post(`${API}/gate`, {});
  });

  it('is for publishers to set, and for editors to look at', async () => {
    const editor = await Visitor.signedIn(service, { roles: ['editor'] });
    expect((await editor.open(page)).html).toContain('Your roles do not let you publish.');
  });
});

describe('published versions', () => {
  it('are compared with the draft, and made the draft again', async () => {
    await describeObjective('Of today');
    await service.publishDraft(client);
    await describeObjective('Of tomorrow');
    const { html } = await anna.open(`${BASE}/versions`);
    const versions = [...html.matchAll(/\?compare=([^#"]+)/g)].map(([, version]) => version!);
    expect(versions).toHaveLength(2);
    const page = `${BASE}/versions?compare=${versions[0]}`;
    const compared = await anna.open(page);
    expect(compared.html).toMatch(/The draft now.*With v\d.*Of tomorrow.*Of today/s);
    const field = (name: string) =>
      new RegExp(`name="${name}" value="([^"]*)"`).exec(compared.html)![1]!;
    const form = {
      csrf: field('csrf'),
      version: field('version'),
      revision: field('revision'),
      key: field('key'),
    };
    const restored = await anna.submit(`${BASE}/versions`, form);
    expect(restored.html).toContain('The draft is what was published then');
    const draft = await service.admin.get<{ objective: { description: string } }>(
      `${API}?state=draft`,
    );
    expect(draft.body.objective.description).toBe('Of today');
    expect((await anna.open(page)).html).toContain('The draft is the same.');
  });

  it('are not gone back to over what somebody else changed meanwhile', async () => {
    await describeObjective('Of Anna');
    const { html } = await anna.open(`${BASE}/versions`);
    const [, version] = /\?compare=([^#"]+)/.exec(html)!;
    const { html: compared } = await anna.open(`${BASE}/versions?compare=${version}`);
    const revision = /name="revision" value="(\d+)"/.exec(compared)![1]!;
    await describeObjective('Of Ben');
    const csrf = await anna.csrf(`${BASE}/versions?compare=${version}`);
    const late = { csrf, version: version!, revision, key: 'a-key-of-the-page-1' };
    const refused = await anna.submit(`${BASE}/versions`, late);
    expect(refused.status).toBe(422);
    expect(refused.html).toContain('role="alert"');
  });
});

describe('learning', () => {
  it('is switched off and on again in the objective’s form', async () => {
    const page = `${BASE}/objective`;
    const save = async (learning: string) => {
      const { html } = await anna.open(page);
      const field = (name: string) =>
        unescaped(new RegExp(`name="${name}" value="([^"]*)"`).exec(html)![1]!);
      const base = JSON.parse(field('base')) as Record<string, string>;
      const kept = { csrf: field('csrf'), base: field('base'), revision: field('revision') };
      await anna.submit(page, { ...base, ...kept, learning });
      const draft = await service.admin.get<{ objective: { learning?: boolean } }>(
        `${API}?state=draft`,
      );
      return draft.body.objective.learning;
    };
    expect(await save('on')).toBeUndefined();
    expect(await save('off')).toBe(false);
    expect(await save('on')).toBe(true);
  });
});

function unescaped(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
}
