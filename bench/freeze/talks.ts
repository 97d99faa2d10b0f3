import { testify } from '../../test/support/models/hostile-provider.ts';
import type { Stage } from './stage.ts';
import { Talk } from './talk.ts';

/** Sessions in which everything happens that a session can record; each resolves with their ids. */

export async function talkAboutTables(stage: Stage, token: string): Promise<string[]> {
  return [
    await thoroughTalk(stage, token),
    await overriddenTalk(stage, token),
    await modelTalk(stage, token),
    await exhaustedTalk(stage, token),
    (await Talk.start(stage, token)).id,
  ];
}

/** Words, clicks, corrections, a context, data of the client, and what is refused. */
async function thoroughTalk(stage: Stage, token: string): Promise<string> {
  stage.model = ({ response }) => response.writeHead(500).end();
  const talk = await Talk.start(stage, token, { client_reference: 'order 17' });
  await talk.next();
  await talk.refused({ state_version: 9_000 }, 409);
  await talk.refused({ state_version: 1, previous_turn: {} }, 422);
  await talk.say('We are four people, two of them children', { message_id: 'm-1' });
  await talk.click();
  await talk.next({
    context_update: {
      mode: 'messages',
      messages: [
        { role: 'assistant', text: 'Anything you like to eat?', message_id: 'm-2' },
        { role: 'user', text: 'Curry, please; and äöü 🎈', occurred_at: '2026-01-05T09:00:00Z' },
      ],
    },
    selection: { candidate_count: 2, excluded_question_ids: ['q_extra'] },
  });
  await talk.hear({
    client_updates: {
      data: [
        { id: 'area', operation: 'set', value: 'south' },
        { id: 'extras', operation: 'not_applicable' },
      ],
    },
  });
  await talk.hear({ client_updates: { data: [{ id: 'people', operation: 'set', value: 5 }] } });
  await talk.hear({ client_updates: { data: [{ id: 'people', operation: 'unset' }] } });
  await talk.next({ previous_turn: { question_id: 'q_people', outcome: 'refused' } });
  return talk.id;
}

/** Everything that a client may override, an external event, an empty update, and long messages. */
async function overriddenTalk(stage: Stage, token: string): Promise<string> {
  const talk = await Talk.start(stage, token);
  await talk.next({ context_update: { mode: 'summary', text: 'They want to eat in the north.' } });
  await talk.next({
    previous_turn: {
      assistant_text: 'Do you like the weather?',
      user_text: 'I have lost my keys on the moon',
    },
  });
  await talk.hear({
    client_updates: {
      sub_objectives: [
        { id: 'booking', operation: 'achieve' },
        { id: 'taste', operation: 'exclude' },
      ],
    },
  });
  await talk.hear({ client_updates: { sub_objectives: [{ id: 'taste', operation: 'reset' }] } });
  await talk.hear({ client_updates: { objective: { operation: 'achieve' } } });
  await talk.hear({ client_updates: { objective: { operation: 'reset' } } });
  await talk.hear({
    external: { type: 'page_viewed', occurred_at: '2026-01-05T09:00:00Z', data: { page: '/menu' } },
  });
  await talk.hear({ client_updates: { data: [] } });
  const messages = Array.from({ length: 30 }, (_, nth) => ({
    role: nth % 2 === 0 ? 'user' : 'assistant',
    // 24,000 bytes of JSON each, and all of them the same: it compresses well.
    text: '深い'.repeat(1_600),
  }));
  await talk.hear({ context_update: { mode: 'messages', messages } });
  return talk.id;
}

/** A language model reads what the rules do not understand. */
async function modelTalk(stage: Stage, token: string): Promise<string> {
  stage.model = testify({ people: 4 });
  const talk = await Talk.start(stage, token);
  await talk.next();
  await talk.next({ previous_turn: { question_id: 'q_people', user_text: 'blorp snarf' } });
  await talk.next({
    previous_turn: { question_id: 'q_people', user_text: 'We are six, 2 children' },
  });
  await talk.next({
    previous_turn: { question_id: 'q_people', user_text: 'No, seven people and 3 children' },
  });
  return talk.id;
}

/** Asks for the one question that is left out, so that none is. */
async function exhaustedTalk(stage: Stage, token: string): Promise<string> {
  stage.model = ({ response }) => response.writeHead(500).end();
  const talk = await Talk.start(stage, token);
  const all = ['q_people', 'q_area', 'q_food', 'q_extras', 'q_extra'];
  await talk.next({ selection: { excluded_question_ids: all } });
  return talk.id;
}

export async function talkAboutHeatPumps(stage: Stage, token: string): Promise<string[]> {
  const replies = [
    [
      'Ein Einfamilienhaus von 1978, 140 Quadratmeter, Gasheizung',
      'Etwa 20.000 Euro',
      'Weiß nicht',
    ],
    ['Es un piso de 90 metros cuadrados', 'No quiero decirlo', 'Sí', 'El 1 de mayo de 2027'],
    ["C'est une maison de 1985", 'Oui', 'Je ne sais pas', 'anna@example.org'],
    ['我们有一栋房子，一百四十平方米', '是的', '我不知道'],
    ['A detached house of 140 m², built in 1978', 'Yes', 'Around 7 pm', 'My name is Anna'],
  ];
  const ids: string[] = [];
  for (const said of replies) {
    const talk = await Talk.start(stage, token);
    await talk.next();
    for (const text of said) await talk.say(text);
    await talk.click();
    ids.push(talk.id);
  }
  return ids;
}

export async function shortTalk(stage: Stage, token: string): Promise<string> {
  const talk = await Talk.start(stage, token);
  await talk.next();
  await talk.say('For two');
  return talk.id;
}
