import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FORM_BYTES_MAX } from '../../../../console/create-console.ts';
import type { Configuration } from '../../../../domain/configuration/entities.ts';
import { Visitor } from '../../../support/http/console-visitor.ts';
import { internalPath, ServiceUnderTest } from '../../../support/service.ts';

/** The configuration in the console, by a browser without scripts. */

let service: ServiceUnderTest;
let anna: Visitor;
let csrf: string;
let place: { tenant: string; service: string };
let base: string;
let count = 0;

beforeAll(async () => {
  service = await ServiceUnderTest.start();
});

afterAll(() => service.stop());

beforeEach(async () => {
  count += 1;
  place = { tenant: 'acme', service: `service-${count}` };
  base = `/console/services/${place.tenant}/${place.service}/configuration`;
  anna = await Visitor.signedIn(service);
  csrf = await anna.csrf(base);
});

async function draft(): Promise<Configuration & { draft_revision: number }> {
  const path = `${internalPath(place)}/configuration?state=draft`;
  return (await service.admin.get<Configuration & { draft_revision: number }>(path)).body;
}

/** What the form of a page holds, choices and all. */
async function formOf(visitor: Visitor, path: string): Promise<Record<string, string | string[]>> {
  const { html } = await visitor.open(path);
  const text = (escaped: string) =>
    escaped
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
  const main = html.slice(
    html.indexOf('data-saves'),
    html.indexOf('</form>', html.indexOf('data-saves')),
  );
  const fields: Record<string, string | string[]> = {};
  for (const [tag] of main.matchAll(/<input [^>]*>/g)) {
    const name = /name="([^"]+)"/.exec(tag)?.[1];
    if (!name || (tag.includes('type="checkbox"') && !tag.includes('checked'))) continue;
    const value = text(/value="([^"]*)"/.exec(tag)?.[1] ?? 'on');
    if (name.startsWith('choice_')) fields[name] = [...(fields[name] ?? []), value];
    else fields[name] = value;
  }
  for (const [, name, value] of main.matchAll(
    /<textarea[^>]* name="([^"]+)"[^>]*>\n([^<]*)<\/textarea>/g,
  )) {
    fields[name!] = text(value!);
  }
  for (const [, name, options] of main.matchAll(
    /<select[^>]* name="([^"]+)"[^>]*>(.*?)<\/select>/gs,
  )) {
    fields[name!] = text(/<option value="([^"]*)" selected>/.exec(options!)?.[1] ?? '');
  }
  return fields;
}

const PASTED = [
  'label\tquestion\tsub_objective\tchoices',
  'People\tHow many are you?\tParty\t',
  'Food\tWhat do you eat?\tParty\tMeat; Fish; Vegetables',
  '"Wishes, ""all"""\t"Anything\nelse?"\tRest\t',
].join('\n');

async function paste(): Promise<void> {
  await anna.submit(`${base}/objective`, {
    csrf,
    base: '{}',
    revision: '0',
    name: 'Book a table',
    description: '',
    qualification_level: 'balanced',
    max_turns: '20',
    candidates_per_call: '3',
    order_strength: '0.5',
  });
  await anna.submit(`${base}/paste`, { csrf, rows: PASTED, action: 'add' });
}

it('an empty service becomes a published one, by forms alone', async () => {
  await paste();
  const { html } = await anna.open(base);
  expect(html).toContain('Wishes, &quot;all&quot;');
  expect(html).toContain('3 of 3 rows');
  const { questions, success_informations, sub_objectives } = await draft();
  expect(sub_objectives.map(({ name }) => name)).toEqual(['Party', 'Rest']);
  expect(questions[1]!.choices.map(({ label }) => label)).toEqual(['Meat', 'Fish', 'Vegetables']);
  expect(success_informations[1]!.schema).toEqual({
    type: 'string',
    enum: ['meat', 'fish', 'vegetables'],
  });

  const review = await anna.open(`${base}/changes`);
  expect(review.html).toContain('makes it what sessions use');
  const [, revision] = /name="revision" value="(\d+)"/.exec(review.html)!;
  const [, key] = /name="key" value="([^"]+)"/.exec(review.html)!;
  const published = { csrf, revision: revision!, key: key! };
  const job = await anna.submit(`${base}/changes`, published);
  expect(job.html).toContain('Revision 2 of the draft');
  await service.compiled();
  // The button pressed twice asks for nothing new.
  const again = await anna.submit(`${base}/changes`, published);
  expect(again.html).toContain('Published as v1.');
  expect((await anna.open(`${base}/changes`)).html).toContain('Nothing differs.');
});

it('a form shows the complaints of the API at their fields, and keeps what was typed', async () => {
  await paste();
  const edit = `${base}/edit?information=food`;
  const fields = await formOf(anna, edit);
  const { status, html } = await anna.submit(edit, {
    ...fields,
    text: '',
    schema: '{"type": "strange"}',
    choice_id: ['meat', 'bad id'],
    choice_label: ['Meat', 'Fish'],
    choice_value: ['', ''],
    choice_synonyms: ['', ''],
    action: 'save',
  });
  expect(status).toBe(422);
  expect(html).toMatch(/id="text-error">is too short: at least 1</);
  expect(html).toMatch(/id="schema-error">/);
  expect(html).toMatch(/id="choice-id-1">is not allowed: may hold letters/);
  expect(html).toContain('value="bad id"');
  const broken = await anna.submit(edit, { ...fields, schema: '{"type": ', action: 'save' });
  expect(broken.html).toMatch(/id="schema-error">is not JSON/);
  const german = { 'Accept-Language': 'de' };
  const zuKurz = await anna.submit(edit, { ...fields, text: '', action: 'save' }, german);
  expect(zuKurz.html).toMatch(/id="text-error">ist zu kurz: mindestens 1</);
  expect((await draft()).questions[1]!.text).toBe('What do you eat?');
});

it('a question that is asked for by its id comes with the information that it asks for', async () => {
  await paste();
  const [byInformation, byQuestion] = [
    `${base}/edit?information=food`,
    `${base}/edit?question=food`,
  ];
  const { question_id } = await formOf(anna, byInformation);
  const fields = await formOf(anna, byQuestion.replace('=food', `=${question_id}`));
  expect(fields).toEqual(await formOf(anna, byInformation));
});

it('who saves what still keeps the draft from being published is told so', async () => {
  await paste();
  const edit = `${base}/edit?information=food`;
  const { active, ...without } = await formOf(anna, edit);
  expect(active).toBe('on');
  const inactive = await anna.submit(edit, { ...without, action: 'save' });
  expect(inactive.html).toContain('Saved. Something about it is still to be put right');
  const again = { ...(await formOf(anna, edit)), active: 'on', action: 'save' };
  expect((await anna.submit(edit, again)).html).toContain('Saved.</p>');
});

it('an edit is one batch with what differs, undone by one press and done again by another', async () => {
  await paste();
  const before = await draft();
  const edit = `${base}/edit?information=food`;
  const fields = await formOf(anna, edit);
  const saved = await anna.submit(edit, {
    ...fields,
    text: 'Meat or fish?',
    label: 'Dish',
    action: 'save',
  });
  expect(saved.html).toContain('Saved.');
  const after = await draft();
  expect(after.draft_revision).toBe(before.draft_revision + 1);
  expect(after.questions[1]!.text).toBe('Meat or fish?');
  const undo = async () =>
    anna.submit(base, { csrf, action: 'undo', revision: String((await draft()).draft_revision) });
  expect((await undo()).html).toContain('The last change is taken back.');
  const {
    draft_revision: _,
    request_id: __,
    ...rest
  } = (await draft()) as never as Record<string, unknown>;
  expect(before).toMatchObject(rest);
  await undo();
  expect((await draft()).questions[1]!.text).toBe('Meat or fish?');
  expect(
    (await anna.submit(edit, { ...(await formOf(anna, edit)), action: 'save' })).html,
  ).toContain('Nothing was different');
});

describe('two editors', () => {
  it('of the same field see both, and the second decides', async () => {
    await paste();
    const ben = await Visitor.signedIn(service, { subject: 'ben' });
    const edit = `${base}/edit?information=food`;
    const [annas, bens] = [await formOf(anna, edit), await formOf(ben, edit)];
    await anna.submit(edit, { ...annas, text: 'By Anna?', action: 'save' });
    const conflict = await ben.submit(edit, { ...bens, text: 'By Ben?', action: 'save' });
    expect(conflict.status).toBe(409);
    for (const text of ['What do you eat?', 'By Anna?', 'By Ben?']) {
      expect(conflict.html).toContain(text);
    }
    expect((await draft()).questions[1]!.text).toBe('By Anna?');
    const [, base64] = /name="base" value="([^"]+)"/.exec(conflict.html)!;
    const [, revision] = /name="revision" value="(\d+)"/.exec(conflict.html)!;
    const over = { base: base64!.replaceAll('&quot;', '"'), revision: revision!, text: 'By Ben?' };
    await ben.submit(edit, { ...bens, ...over, action: 'save' });
    expect((await draft()).questions[1]!.text).toBe('By Ben?');
  });

  it('of different parts are in nobody’s way', async () => {
    await paste();
    const ben = await Visitor.signedIn(service, { subject: 'ben' });
    const [food, people] = [`${base}/edit?information=food`, `${base}/edit?information=people`];
    const [annas, bens] = [await formOf(anna, food), await formOf(ben, people)];
    await anna.submit(food, { ...annas, text: 'By Anna?', action: 'save' });
    const saved = await ben.submit(people, { ...bens, text: 'By Ben?', action: 'save' });
    expect(saved.html).toContain('Saved.');
    expect((await draft()).questions.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['By Anna?', 'By Ben?']),
    );
  });
});

it('sub-objectives are moved, renamed and deleted', async () => {
  await paste();
  const at = `${base}/sub-objectives`;
  const send = async (fields: Record<string, string>) =>
    anna.submit(at, { csrf, revision: String((await draft()).draft_revision), ...fields });
  const order = async () =>
    (await draft()).sub_objectives
      .toSorted((one, other) => one.order_position - other.order_position)
      .map(({ id }) => id);
  await send({ action: 'down', id: 'party' });
  expect(await order()).toEqual(['rest', 'party']);
  await send({ action: 'order', row: 'party', below: 'rest' });
  expect(await order()).toEqual(['party', 'rest']);
  await send({ action: 'order', row: 'party', above: 'rest' });
  expect(await order()).toEqual(['rest', 'party']);
  await send({ action: 'up', id: 'party' });
  expect(await order()).toEqual(['party', 'rest']);
  await send({ action: 'update', id: 'rest', name: 'The rest', completion_role: 'contributing' });
  expect((await draft()).sub_objectives[1]).toMatchObject({
    name: 'The rest',
    completion_role: 'contributing',
  });
  await send({ action: 'delete', id: 'rest' });
  expect(await order()).toEqual(['party']);
  expect((await anna.open(base)).html).toContain('points nowhere');
});

describe('rows are moved', () => {
  const PLACES = ['A All', 'B All', 'C All', 'D Rest', 'E All']
    .map((row) => row.replace(/(.) (.*)/, '$1\t$1?\topen\t$2'))
    .join('\n');
  const ids = async () => {
    const { questions, success_informations } = await draft();
    return [questions, success_informations].map((list) => list.map(({ id }) => id).join(' '));
  };
  const move = async (fields: Record<string, string>) => {
    const revision = String((await draft()).draft_revision);
    return anna.submit(base, { csrf, revision, action: 'move', page: '0', ...fields });
  };

  beforeEach(async () => {
    await anna.submit(`${base}/paste`, { csrf, rows: PLACES, action: 'add' });
    expect(await ids()).toEqual(['q_a q_b q_c q_d q_e', 'a b c d e']);
  });

  it('by their buttons, with their questions, in one batch that one press takes back', async () => {
    const before = (await draft()).draft_revision;
    const { html } = await move({ up: 'information:c' });
    expect(html).toContain('Moved.');
    expect(await ids()).toEqual(['q_a q_c q_b q_d q_e', 'a c b d e']);
    expect((await draft()).draft_revision).toBe(before + 1);
    await move({ down: 'information:b' });
    expect(await ids()).toEqual(['q_a q_c q_d q_e q_b', 'a c d e b']);
    const revision = String((await draft()).draft_revision);
    await anna.submit(base, { csrf, action: 'undo', revision });
    expect(await ids()).toEqual(['q_a q_c q_b q_d q_e', 'a c b d e']);
  });

  it('where they were, when their deletion is taken back', async () => {
    const edit = `${base}/edit?information=b`;
    const deleting = { ...(await formOf(anna, edit)), action: 'delete' };
    await anna.submit(edit, deleting);
    expect(await ids()).toEqual(['q_a q_c q_d q_e', 'a c d e']);
    const revision = String((await draft()).draft_revision);
    await anna.submit(base, { csrf, action: 'undo', revision });
    expect(await ids()).toEqual(['q_a q_b q_c q_d q_e', 'a b c d e']);
  });

  it('by dragging them, among those of their sub-objective', async () => {
    await move({ row: 'information:a', above: 'information:b', below: 'information:c' });
    expect(await ids()).toEqual(['q_b q_a q_c q_d q_e', 'b a c d e']);
    await move({ row: 'information:b', above: 'information:e' });
    expect(await ids()).toEqual(['q_a q_c q_d q_e q_b', 'a c d e b']);
    for (const nowhere of [
      { row: 'information:a', above: 'information:d' },
      { up: 'information:a' },
      { down: 'information:b' },
      { row: 'information:none', above: 'information:a' },
      {},
    ]) {
      expect((await move(nowhere)).html).toContain('Nothing was different');
    }
    expect(await ids()).toEqual(['q_a q_c q_d q_e q_b', 'a c d e b']);
  });

  it('but not over what somebody else changed meanwhile', async () => {
    const { html } = await move({ revision: '0', up: 'information:b' });
    expect(html).toContain('Somebody else changed the draft meanwhile');
    expect(await ids()).toEqual(['q_a q_b q_c q_d q_e', 'a b c d e']);
  });

  it('and the changes since the last publication tell it', async () => {
    const exported = (await anna.open(`${base}/export?state=draft`)).html;
    await move({ up: 'information:b' });
    const { html } = await anna.submit(`${base}/import`, { csrf, text: exported, action: 'look' });
    expect(html).toContain('It would make 2 changes');
    await anna.submit(`${base}/import`, { csrf, text: exported, action: 'apply' });
    expect(await ids()).toEqual(['q_a q_b q_c q_d q_e', 'a b c d e']);
  });
});

it('what was exported is imported as it was, and what is deleted by it is shown first', async () => {
  await paste();
  const exported = (await anna.open(`${base}/export?state=draft`)).html;
  const before = await draft();
  const edit = `${base}/edit?information=food`;
  await anna.submit(edit, { ...(await formOf(anna, edit)), action: 'delete' });
  expect((await draft()).questions).toHaveLength(2);
  const looked = await anna.submit(`${base}/import`, { csrf, text: exported, action: 'look' });
  // It is created anew, and put back to where it stood.
  expect(looked.html).toContain('It would make 4 changes');
  expect((await draft()).questions).toHaveLength(2);
  await anna.submit(`${base}/import`, { csrf, text: exported, action: 'apply' });
  const { questions, success_informations } = before;
  expect(await draft()).toMatchObject({ questions, success_informations });
  const refused = await anna.submit(`${base}/import`, { csrf, text: '{"a": 1}', action: 'look' });
  expect(refused.html).toContain('is no configuration and no list of changes');
});

it('thousands of pasted rows are all there, and shown a page at a time', async () => {
  const rows = Array.from({ length: 3_000 }, (_, i) => `Row ${i}\tQuestion ${i}?\topen\tAll`);
  const page = await anna.submit(`${base}/paste`, { csrf, rows: rows.join('\n'), action: 'add' });
  const shown = await anna.open(base, { 'Accept-Encoding': 'identity' });
  expect([page.status, shown.html.length < 400_000]).toEqual([200, true]);
  const packed = await anna.bytes(base);
  expect(packed).toBeLessThan(50_000);
  expect(shown.html).toContain('200 of 3000 rows');
  const found = await anna.open(`${base}?q=question+2999`);
  expect(found.html).toContain('1 of 1 rows');
});

it('rows whose way to answer there is not are shown, and not added; parts that are new are marked', async () => {
  const rows = 'Ort\tWo?\tfreie Worte\tNeues\nPreis\tWie viel?\tGeld\t';
  const looked = await anna.submit(`${base}/paste`, { csrf, rows, action: 'add' });
  expect(looked.html).toContain('there is no &quot;Geld&quot;');
  expect(looked.html).toContain('Neues <span class="tag">new</span>');
  expect(looked.html).not.toContain('value="add"');
  expect((await draft()).questions ?? []).toEqual([]);
  const right = rows.replace('Geld', 'Free words');
  await anna.submit(`${base}/paste`, { csrf, rows: right, action: 'add' });
  expect((await draft()).questions.map(({ type }) => type)).toEqual(['open', 'open']);
});

it('a form that is too large is told to be', async () => {
  const rows = 'x'.repeat(FORM_BYTES_MAX);
  const { status, html } = await anna.submit(`${base}/paste`, { csrf, rows, action: 'look' });
  expect([status, html]).toEqual([413, expect.stringContaining('8 MiB at most')]);
});

it('an analyst sees what is published, and no way to change it', async () => {
  await paste();
  const analyst = await Visitor.signedIn(service, { roles: ['analyst'] });
  const { html } = await analyst.open(base);
  expect(html).toContain('Nothing is published yet.');
  expect(html).not.toContain('Meat');
  expect((await analyst.open(`${base}/edit`)).status).toBe(403);
});
