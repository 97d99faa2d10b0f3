import { expect, it } from 'vitest';
import {
  type PublicationForecast,
  simulatePublication,
} from '../../../app/configuration/simulate-publication.ts';
import { Artifacts } from '../../../app/core/artifacts.ts';
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
