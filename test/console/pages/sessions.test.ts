import { afterAll, beforeAll, expect, it } from 'vitest';
import { tableConfiguration } from '../../support/conversations/sessions.ts';
import { Visitor } from '../../support/http/console-visitor.ts';
import { ACME, Conversation, internalPath, ServiceUnderTest } from '../../support/service.ts';

/** Sessions and the preview in the console, by a browser without scripts. */

let service: ServiceUnderTest;
let session: Conversation;

const BASE = '/console/services/acme/table';

beforeAll(async () => {
  service = await ServiceUnderTest.start(undefined, { hasReadModelsFile: true });
  const body = { client_reference: 'call-2026-0412' };
  session = await Conversation.start(await service.publish(), body);
  await session.next();
  const told = { user_text: 'We are four <b>people</b>', assistant_text: 'How many are you?' };
  await session.next({ previous_turn: told });
});

afterAll(() => service.stop());

it('sessions are listed, and found by status, version and day', async () => {
  const anna = await Visitor.signedIn(service);
  const path = `${BASE}/sessions`;
  for (const query of [
    '',
    '?status=active',
    '?configuration_version=v1',
    '?created_before=2026-12-31',
  ]) {
    expect((await anna.open(path + query)).html, query).toContain(session.id);
  }
  for (const query of [
    '?status=stopped',
    '?configuration_version=v2',
    '?created_before=2020-01-01',
  ]) {
    expect((await anna.open(path + query)).html, query).not.toContain(session.id);
  }
  const typed = await anna.open(`${path}?id=${session.id}%20`);
  expect([typed.status, typed.html]).toEqual([200, expect.stringContaining('call-2026-0412')]);
  expect((await anna.open(`${path}?id=ses_none`)).status).toBe(404);
});

it('a session is shown as the conversation it was, with what was read, and its state at any version', async () => {
  const anna = await Visitor.signedIn(service);
  const path = `${BASE}/sessions/${session.id}`;
  const { html } = await anna.open(path);
  expect(html).toContain('We are four &lt;b&gt;people&lt;/b&gt;');
  expect(html).toMatch(
    /<code>people<\/code> = <code>4<\/code>.*understood from words.*<q class="said">four/s,
  );
  expect(html).toContain('is in the audit trail');
  const first = await anna.open(`${path}?version=0`);
  expect(first.html).toContain('What was known at version 0');
  expect(first.html).toContain('Nothing yet.');

  const decisions = [...html.matchAll(/href="([^"]+\/decisions\/[^"]+)"/g)].map(([, at]) => at!);
  const why = await anna.open(decisions[0]!);
  expect(why.html).toContain('Made again, it is the recorded one');
  expect(why.html).toContain('<code>q_people</code>');
  const answered = '<code>q_people</code></th><td>is answered, refused or settled';
  expect((await anna.open(decisions.at(-1)!)).html).toContain(answered);

  const trail = await anna.open(`${BASE}/audit?resource_id=${session.id}`);
  // By its page, and by its id before.
  expect(trail.html.match(/looked at what was said/g)).toHaveLength(2);
});

it('who may not read what was said sees the session without it', async () => {
  const analyst = await Visitor.signedIn(service, { roles: ['analyst'] });
  const { status, html } = await analyst.open(`${BASE}/sessions/${session.id}`);
  expect(status).toBe(200);
  expect(html).toContain('What was said is left out');
  expect(html).not.toMatch(/four|<code>4<\/code>|call-2026/);
});

it('a session that is not there is told in the words of the API', async () => {
  const anna = await Visitor.signedIn(service);
  const { status, html } = await anna.open(`${BASE}/sessions/ses_none`);
  expect([status, html]).toEqual([404, expect.stringContaining('There is no such session.')]);
});

it('a conversation is tried on the draft turn by turn, and nothing of it is recorded', async () => {
  const anna = await Visitor.signedIn(service);
  const path = `${BASE}/preview`;
  const before = await service.log.head();
  const opened = await anna.open(path);
  const csrf = await anna.csrf(path);
  const asked = /name="asked" value="([^"]+)"/.exec(opened.html)![1]!;
  const said = await anna.submit(path, {
    csrf,
    script: '[]',
    asked,
    reply: 'four of us',
    action: 'say',
  });
  expect(said.html).toMatch(/<code>people<\/code> = <code>4<\/code>/);
  const script = JSON.stringify([{ assistant_text: 'How many?', user_text: 'four of us' }]);
  const refused = await anna.submit(path, {
    csrf,
    script,
    asked: 'q_area\nWhere?',
    action: 'refuse',
  });
  expect(refused.html).toContain('refused');
  const declined = ['q_people', 'q_area', 'q_food', 'q_extras'].map((question_id) => ({
    question_id,
    assistant_text: 'And?',
    outcome: 'refused',
  }));
  const over = await anna.submit(path, { csrf, script: JSON.stringify(declined), action: 'look' });
  expect(over.html).toContain('<p class="caution">No turn is left');
  expect(over.html).toContain('<p class="caution">Everything that is missing was asked before');
  const both = await anna.submit(path, { csrf, script, side: 'both', action: 'look' });
  expect(both.html.match(/<code>people<\/code> = <code>4<\/code>/g)).toHaveLength(2);
  const back = await anna.submit(path, { csrf, script, action: 'back' });
  expect(back.html).toContain('Nothing was said yet.');
  expect(await service.log.head()).toEqual(before);
});

it('a draft that cannot be tried says what to mend', async () => {
  const anna = await Visitor.signedIn(service);
  const { html } = await anna.open('/console/services/acme/empty/preview');
  expect(html).toContain('There is no draft yet');
});

it('figures are told with what they mean, as of when, and as what scripts draw', async () => {
  const client = await service.keyHolder();
  const sessions = await Promise.all(Array.from({ length: 22 }, () => Conversation.start(client)));
  for (const each of sessions)
    await client.post(`/v1/sessions/${each.id}/feedback`, { label: '<b>won</b>' });
  service.clock.advance(24 * 60 * 60 * 1000);
  await Conversation.start(client);
  const analyst = await Visitor.signedIn(service, { roles: ['analyst'] });
  const { html } = await analyst.open(`${BASE}/analytics?success_labels=%3Cb%3Ewon%3C%2Fb%3E`);
  expect(html).toMatch(/Success<\/dt><dd>100%<small>of the sessions with feedback/);
  expect(html).toContain('&lt;b&gt;won&lt;/b&gt;');
  expect(html).toMatch(/As of position \S+ of the log, 0 s behind/);
  const [, data] = /data-chart="([^"]+)"/.exec(html)!;
  const chart = JSON.parse(data!.replaceAll('&quot;', '"'));
  expect(chart.x).toHaveLength(2);
  expect(chart.series[0]).toEqual({ label: 'sessions', values: [23, 1] });
});

it('a preview is kept as a conversation test that passes', async () => {
  const anna = await Visitor.signedIn(service);
  const page = `${BASE}/preview`;
  const csrf = await anna.csrf(page);
  const turns = [{ assistant_text: 'How many are you?', user_text: 'We are four' }];
  const script = JSON.stringify(turns);
  const keep = { csrf, script, side: 'draft', action: 'keep', key: 'keeps-this-once' };
  const refused = await anna.submit(page, { ...keep, test_id: 'no id' });
  expect(refused.html).toContain('role="alert"');
  const kept = await anna.submit(page, { ...keep, test_id: 'four', description: 'Says how many.' });
  expect(kept.html).toContain('It is kept.');
  const tests = `${BASE}/configuration/tests`;
  expect((await anna.submit(tests, { csrf })).html).toContain('1 passed, 0 failed');
  const listed = await service.admin.get(`${internalPath(ACME)}/configuration/tests`);
  expect(listed.body).toMatchObject({
    tests: [{ id: 'four', turns: [{ ...turns[0], expect: { values: { people: 4 } } }] }],
  });
});

it('a click is told as what it was, whatever the words beside it seem to say', async () => {
  const clicked = await Conversation.start(await service.keyHolder());
  await clicked.next();
  const answer = { question_id: 'q_area', structured_answer: { choice_ids: ['north'] } };
  await clicked.next({ previous_turn: { ...answer, user_text: 'that one' } });
  const anna = await Visitor.signedIn(service);
  const { html } = await anna.open(`${BASE}/sessions/${clicked.id}`);
  const [, told] = /asked: <code>q_area<\/code>(.*?)<\/ul>/s.exec(html)!;
  expect(told).toContain('<span class="tag">answered</span>');
  expect(told).not.toContain('something else');
  // In the words of the version that it began with, not in ids.
  expect(html).toContain('<div class="bubble said">Which part of town do you prefer?</div>');
});

it('values that are true or false are shown, as what is picked without words is', async () => {
  const configuration = {
    ...tableConfiguration,
    success_informations: tableConfiguration.success_informations.map((each) =>
      each.id === 'area' ? { ...each, schema: { type: 'boolean' as const } } : each,
    ),
    questions: tableConfiguration.questions.map((each) =>
      each.id === 'q_area'
        ? {
            ...each,
            choices: [
              { id: 'yes', label: 'In the north', maps_to_value: true },
              { id: 'no', label: 'Elsewhere', maps_to_value: false },
            ],
          }
        : each,
    ),
  };
  const place = { tenant: 'acme', service: 'flags' };
  const picked = await Conversation.start(await service.publish(configuration, place));
  await picked.next();
  const structured_answer = { choice_ids: ['no'] };
  await picked.next({ previous_turn: { question_id: 'q_area', structured_answer } });
  const base = '/console/services/acme/flags';
  const anna = await Visitor.signedIn(service);
  const { html } = await anna.open(`${base}/sessions/${picked.id}`);
  expect(html).toContain('<div class="bubble said">Elsewhere</div>');
  expect(html).toMatch(/<code>area<\/code><\/th><td><code>false<\/code>/);
  expect((await anna.open(`${base}/analytics/values`)).html).toContain(
    '<td><code>false</code></td>',
  );
});
