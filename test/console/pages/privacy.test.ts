import { afterAll, beforeAll, expect, it } from 'vitest';
import { Visitor } from '../../support/http/console-visitor.ts';
import { ACME, Conversation, internalPath, ServiceUnderTest } from '../../support/service.ts';

/** How long things are kept, in the console, by a browser without scripts. */

let service: ServiceUnderTest;
let session: Conversation;
let anna: Visitor;

const PAGE = '/console/services/acme/table/privacy';

beforeAll(async () => {
  service = await ServiceUnderTest.start();
  session = await Conversation.start(await service.publish());
  await session.next();
  await session.next({ previous_turn: { user_text: 'Four of us.' } });
  anna = await Visitor.signedIn(service);
});

afterAll(() => service.stop());

async function send(fields: Readonly<Record<string, string>>) {
  return anna.submit(PAGE, { csrf: await anna.csrf(PAGE), ...fields });
}

it('a number of days is tried first, then set, and taken away again', async () => {
  const begun = await anna.open(PAGE);
  expect(begun.html).toContain('Nothing is erased by itself.');
  expect(begun.html).toContain('name="days" min="1" max="36500"');
  service.clock.advance(40 * 86_400_000);
  anna = await Visitor.signedIn(service);
  const tried = await anna.open(`${PAGE}?days=30`);
  expect(tried.html).toContain('erased now, with a term of 30 d: 1');
  expect(tried.html).toContain(session.id);
  const set = await send({ action: 'retention', days: '90' });
  expect(set.html).toContain('is erased 90 days after its last event');
  expect((await send({ action: 'retention', days: '' })).html).toContain('Nothing is erased by');
  expect((await send({ action: 'retention', days: '0' })).status).toBe(422);
});

it('a number of days for texts alone is tried, set, and taken away', async () => {
  const tried = await anna.open(`${PAGE}?texts_days=30`);
  expect(tried.html).toContain('texts would be erased now, with a term of 30 d: 1');
  const set = await send({ action: 'retention', days: '90', texts_days: '20' });
  expect(set.html).toContain('said in words is erased 20 days after');
  const neither = await send({ action: 'retention', days: '', texts_days: '' });
  expect(neither.html).not.toContain('said in words is erased');
  expect(neither.html).toContain('Nothing is erased by');
});

it('a held session cannot be erased until it is released', async () => {
  const one = { session_id: session.id, reason: 'A <b>dispute</b>' };
  const held = await send({ action: 'hold', ...one });
  expect(held.html).toContain('A &lt;b&gt;dispute&lt;/b&gt;');
  const refused = await send({ action: 'erase', ...one });
  expect([refused.status, refused.html]).toEqual([422, expect.stringContaining('is held since')]);
  await send({ action: 'release', session_id: session.id });
  const erased = await send({ action: 'erase', ...one });
  expect(erased.html).toContain('What was said in the session is erased.');
  const seen = await anna.open(`/console/services/acme/table/sessions/${session.id}`);
  expect(seen.html).toMatch(/What was said here is erased \(.*\d{4}/);
  expect(seen.html).not.toContain('You see what was said');
  const path = `${internalPath(ACME)}/sessions/${session.id}`;
  expect(JSON.stringify((await service.admin.get(path)).body)).not.toContain('Four of us');
});

it('is closed to whoever is no administrator', async () => {
  const auditor = await Visitor.signedIn(service, { roles: ['auditor'] });
  const { status, html } = await auditor.open(PAGE);
  expect(status).toBe(403);
  expect((await auditor.open('/console/services/acme/table/sessions')).html).not.toContain(
    '/privacy',
  );
  expect(html).not.toContain('A &lt;b&gt;');
});
