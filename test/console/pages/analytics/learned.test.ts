import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LearnedCounts } from '../../../../app/analytics/learned-counts.ts';
import { tableConfiguration } from '../../../support/conversations/sessions.ts';
import { Visitor } from '../../../support/http/console-visitor.ts';
import { ACME, Conversation, internalPath, ServiceUnderTest } from '../../../support/service.ts';

/** What past sessions told, on the analysts' route, page and file, against conversations counted by hand. */

let service: ServiceUnderTest;
const PAGE = '/console/services/acme/table/analytics/learned';

beforeAll(async () => {
  service = await ServiceUnderTest.start();
});

afterAll(() => service.stop());

async function learned(): Promise<LearnedCounts> {
  return (await service.admin.get<LearnedCounts>(`${internalPath(ACME)}/analytics/learned`)).body;
}

const people = { question_id: 'q_people', assistant_text: 'How many are you?' };

it('counts what sessions told, of which a publication goes by what was there before it', async () => {
  const client = await service.publish();
  expect(await learned()).toMatchObject({ sessions: 0, questions: [], active: { learned: null } });
  const replies = [
    { ...people, user_text: 'We are four' },
    { ...people, user_text: 'We are two, in the north' },
    { ...people, outcome: 'refused' },
    { ...people, user_text: 'Hm.' },
  ];
  for (const previous_turn of replies) {
    const session = await Conversation.start(client);
    await session.next();
    await session.next({ previous_turn });
  }
  const before = await learned();
  expect(before).toMatchObject({
    sessions: 4,
    active: { configuration_version: 'v1', learned: null },
  });
  const counted = { asked: 4, answered: 2, no_answer: 1, refused: 1 };
  const ofPeople = (counts: LearnedCounts) =>
    counts.questions.find(({ question_id }) => question_id === 'q_people');
  expect(ofPeople(before)).toMatchObject({ ...counted, used: null });
  expect(ofPeople(before)!.told[0]).toEqual({
    ...{ information_id: 'people', told: 2, could_tell: 2 },
  });
  // Nobody has given it, and it is told all the same.
  expect(before.informations).toContainEqual({ information_id: 'food', given: 0, used: null });

  await service.publish(tableConfiguration);
  const later = await Conversation.start(await service.keyHolder());
  await later.next();
  await later.next({ previous_turn: { ...people, user_text: 'We are three' } });
  const after = await learned();
  expect(after.active).toMatchObject({
    configuration_version: 'v2',
    learned: { sessions: 4 },
  });
  const { used, ...total } = ofPeople(after)!;
  expect(total).toMatchObject({ asked: 5, answered: 3 });
  expect(used).toMatchObject({ asked: 4, answered: 2, refused: 1 });
  expect(JSON.stringify(after)).not.toContain('north');
});

it('and shows them to analysts, as a page and as a file', async () => {
  const analyst = await Visitor.signedIn(service, { roles: ['analyst'] });
  const { html } = await analyst.open(PAGE);
  expect(html).toContain('v2 goes by those of 4 sessions');
  expect(html).toMatch(
    /<code>q_people<\/code>.*?<td class="number">2 \/ 4<\/td>.*?people<\/code> 3 \/ 3/s,
  );
  const file = await analyst.open(`${PAGE}.csv`);
  expect(file.headers.get('content-type')).toContain('text/csv');
  const [head, ...rows] = file.html.trim().split('\r\n');
  const columns = head!.split(',');
  const row = rows.map((each) => each.split(',')).find(([id, told]) => id === 'q_people' && !told)!;
  const cell = (name: string) => row[columns.indexOf(name)];
  expect(['asked', 'answered', 'refused', 'used_asked', 'used_answered'].map(cell)).toEqual([
    '5',
    '3',
    '1',
    '4',
    '2',
  ]);
  expect(rows.every((each) => each.split(',').length === columns.length)).toBe(true);
  const editor = await Visitor.signedIn(service, { roles: ['editor'] });
  expect((await editor.open(PAGE)).status).toBe(403);
});
