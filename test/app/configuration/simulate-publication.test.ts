import { expect, it } from 'vitest';
import {
  type PublicationForecast,
  simulatePublication,
} from '../../../app/configuration/simulate-publication.ts';
import { Artifacts } from '../../../app/core/artifacts.ts';
import type { PublicationCounts } from '../../../domain/experience/counts.ts';
import { createMemoryLog } from '../../../log/memory.ts';
import { creation, creationOf } from '../../support/configurations/configurations.ts';
import { tableConfiguration } from '../../support/conversations/sessions.ts';
import { ServiceUnderTest } from '../../support/service.ts';

const SCOPE = { tenant: 'acme', service: 'table' };
const PLAN = { users: 60, seed: 5 };

async function published() {
  const log = createMemoryLog();
  const service = await ServiceUnderTest.start(log);
  const client = await service.publish();
  const change = async (...changes: readonly object[]) => {
    const { status } = await client.post('/v1/configuration/changes', { changes });
    expect(status).toBe(200);
  };
  const reading = () => ({
    log,
    sessionKeys: service.service.dependencies.sessionKeys,
    artifacts: new Artifacts(log, { bytesMax: 1_000_000 }),
    engineVersion: 'test',
  });
  const forecast = async (): Promise<PublicationForecast> => {
    const done = await simulatePublication(reading(), SCOPE, PLAN);
    if (done.kind !== 'forecast') throw new Error(done.kind);
    return done.forecast;
  };
  return { service, reading, change, forecast };
}

it('sees no difference between a configuration and the draft that it was made of', async () => {
  const { service, forecast } = await published();
  const { active_version, after, before, difference } = await forecast();
  expect(active_version).toBe('v1');
  expect(after).toEqual(before);
  expect(after.sessions.achieved).toBeGreaterThan(0);
  expect(difference).toMatchObject({ figures: [], questions: [] });
  await service.stop();
});

it('says who loses and what the compiler noticed, by name, and the same every time', async () => {
  const { service, change, forecast } = await published();
  await change(
    { entity: 'objective', operation: 'update', objective: { max_turns: 1 } },
    creation('question', {
      id: 'q_again',
      text: 'For how many people is the table, please?',
      type: 'open',
      sub_objective_id: 'booking',
      active: true,
      choices: [],
    }),
  );
  const seen = await forecast();
  expect(JSON.stringify(await forecast())).toBe(JSON.stringify(seen));
  expect(seen.difference!.figures.map(({ name }) => name)).toContain('sessions.achieved');
  expect(seen.questions_never_asked).toContainEqual({
    id: 'q_again',
    name: 'For how many people is the table, please?',
    is_new: true,
  });
  expect(seen.informations_never_reached.map(({ name }) => name)).toContain('Food');
  expect(seen.diagnostics).toContainEqual(
    expect.objectContaining({ code: 'too_few_turns', entity: 'objective', name: 'Book a table' }),
  );
  await service.stop();
});

it('lists the open warnings of a draft that cannot be published, and writes nothing', async () => {
  const { service, reading, change } = await published();
  const question = { id: 'q_people', active: false };
  await change({ entity: 'question', operation: 'update', question });
  const head = await service.log.head();
  const done = await simulatePublication(reading(), SCOPE, PLAN);
  expect(done).toMatchObject({
    kind: 'open_warnings',
    warnings: [{ code: 'information_without_question', id: 'people' }],
  });
  expect(await service.log.head()).toBe(head);
  await service.stop();
});

it('forecasts a first publication, and says where there is no draft', async () => {
  const log = createMemoryLog();
  const service = await ServiceUnderTest.start(log);
  const artifacts = new Artifacts(log, { bytesMax: 1_000_000 });
  const { sessionKeys } = service.service.dependencies;
  const reading = { log, sessionKeys, artifacts, engineVersion: 'test' };
  expect(await simulatePublication(reading, SCOPE, PLAN)).toEqual({ kind: 'no_draft' });
  const client = await service.keyHolder();
  await client.post('/v1/configuration/changes', { changes: creationOf(tableConfiguration) });
  const done = await simulatePublication(reading, SCOPE, PLAN);
  expect(done).toMatchObject({
    kind: 'forecast',
    forecast: { active_version: null, before: null, difference: null, after: { users: 60 } },
  });
  await service.stop();
});

it('puts a figure that moved down to the questions and informations behind it', async () => {
  const { service, change, forecast } = await published();
  await change(
    { entity: 'objective', operation: 'update', objective: { max_turns: 1 } },
    {
      entity: 'question',
      operation: 'update',
      question: { id: 'q_people', text: 'How many of you will come?' },
    },
  );
  const { causes, learning, informations_never_given } = await forecast();
  expect(causes.length).toBeGreaterThan(1);
  // One of the two that block the objective is not asked any more.
  const lost = causes.filter(({ after, before }) => before - after > 0.5);
  expect(lost.map(({ entity }) => entity)).toEqual(['question', 'success_information']);
  for (const { entity, id, change: kind } of causes) {
    if (entity === 'question') expect(kind).toBe(id === 'q_people' ? 'edited' : 'same');
  }
  expect([learning, informations_never_given]).toEqual([null, []]);
  await service.stop();
});

it('says what the counts of past sessions change, and what nobody gave in any of them', async () => {
  const { service, reading } = await published();
  const counts: PublicationCounts = {
    configuration_version: 'v1',
    sessions: 40,
    finished: 30,
    position: 'sq1:00000000000000000040',
    questions: [
      { question_id: 'q_people', proposed: 40, asked: 40, answered: 40, no_answer: 0, refused: 0 },
      { question_id: 'q_area', proposed: 40, asked: 40, answered: 20, no_answer: 20, refused: 0 },
    ],
    informations: [
      { information_id: 'people', given: 30 },
      { information_id: 'area', given: 30 },
      { information_id: 'food', given: 3 },
    ],
    told: [
      { question_id: 'q_people', information_id: 'people', told: 40, known: 0 },
      { question_id: 'q_people', information_id: 'area', told: 38, known: 0 },
      { question_id: 'q_area', information_id: 'area', told: 20, known: 0 },
    ],
    beside_unanswered: [],
  };
  const done = await simulatePublication(reading(), SCOPE, PLAN, async () => [counts]);
  if (done.kind !== 'forecast') throw new Error(done.kind);
  const { learning, informations_never_given, after } = done.forecast;
  expect(learning).toMatchObject({ sessions: 40, position: counts.position });
  expect(informations_never_given).toEqual([{ id: 'extras', name: 'Extras', sessions: 30 }]);
  // Nearly everybody tells the part of town beside the number of people.
  expect(after.sessions.turns_mean).toBeLessThan(1.5);
  await service.stop();
});
