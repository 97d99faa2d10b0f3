import { afterAll, beforeAll, expect, it } from 'vitest';
import { Visitor } from '../../support/http/console-visitor.ts';
import { ServiceUnderTest } from '../../support/service.ts';

let service: ServiceUnderTest;
let anna: Visitor;
let csrf: string;

const KEYS = '/console/services/acme/table/keys';
const AUDIT = '/console/services/acme/table/audit';

beforeAll(async () => {
  service = await ServiceUnderTest.start();
  anna = await Visitor.signedIn(service);
  csrf = await anna.csrf(KEYS);
});

afterAll(() => service.stop());

const statusWith = async (secret: string) =>
  (await service.client(secret).get('/v1/configuration')).status;

it('a key is made, shown once, rotated and revoked, all of it in the audit trail', async () => {
  const creation = { csrf, action: 'create', name: 'an <b>editor</b>', preset: 'editor' };
  const made = await anna.submit(KEYS, creation);
  const [secret] = /qss_live_\w+/.exec(made.html)!;
  expect(await statusWith(secret)).toBe(404);
  expect(made.html).toContain('an &lt;b&gt;editor&lt;/b&gt;');
  const { html } = await anna.open(KEYS);
  expect(html).not.toContain(secret);
  const [, key_id] = /name="key_id" value="([^"]+)"/.exec(html)!;

  const rotation = { csrf, action: 'rotate', key_id: key_id!, overlap_seconds: '0' };
  const rotated = await anna.submit(KEYS, rotation);
  const [second] = /qss_live_\w+/.exec(rotated.html)!;
  expect([await statusWith(secret), await statusWith(second)]).toEqual([401, 404]);

  const revoked = await anna.submit(KEYS, { csrf, action: 'revoke', key_id: key_id! });
  expect(revoked.html).toContain('The key is revoked.');
  expect(await statusWith(second)).toBe(401);

  const trail = (await anna.open(`${AUDIT}?resource_id=${key_id}`)).html;
  for (const done of ['made a key', 'rotated a key', 'revoked a key']) {
    expect(trail).toContain(done);
  }
  expect(trail).toContain('<code>anna</code>');
});

it('the answer to the form, loaded again, makes no second key; of a rotation it is told until when', async () => {
  const creation = { csrf, action: 'create', name: 'a runner', preset: 'runtime' };
  const first = await anna.submit(KEYS, creation);
  const [secret] = /qss_live_\w+/.exec(first.html)!;
  const again = await anna.submit(KEYS, creation);
  expect(again.status).toBe(422);
  expect(again.html).toContain('There is a living key of this name');
  const { html } = await anna.open(KEYS);
  expect(html.split('a runner<br>')).toHaveLength(2);

  const [, key_id] = /a runner<br><code class="quiet">([^<]+)</.exec(html)!;
  const rotation = { csrf, action: 'rotate', key_id: key_id!, overlap_seconds: '3600' };
  const rotated = await anna.submit(KEYS, rotation);
  expect(rotated.html).toContain('the older secret until <time');
  expect(await statusWith(secret)).toBe(403);

  await anna.submit(KEYS, { csrf, action: 'revoke', key_id: key_id! });
  expect((await anna.submit(KEYS, creation)).html).toMatch(/qss_live_\w+/);
});

it('what the API refuses is told in its words, at the page', async () => {
  const creation = { csrf, action: 'create', name: '', preset: 'runtime' };
  const { status, html } = await anna.submit(KEYS, creation);
  expect(status).toBe(422);
  expect(html).toContain('is too short: at least 1');
});

it('who may not see keys is refused, and is not led there', async () => {
  const editor = await Visitor.signedIn(service, { roles: ['editor'] });
  expect((await editor.open(KEYS)).status).toBe(403);
  expect((await editor.open(AUDIT)).html).not.toContain(`href="${KEYS}"`);
});
