import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { compile } from '../../../../compiler/compile.ts';
import { ArtifactTooLarge, encodeArtifact } from '../../../../domain/artifact/artifact-codec.ts';
import { creationOf } from '../../../support/configurations/configurations.ts';
import { sketchDraft } from '../../../support/configurations/drafts.ts';
import { tableConfiguration } from '../../../support/conversations/sessions.ts';
import { ACME, internalPath, ServiceUnderTest } from '../../../support/service.ts';

/** Those that are kept ready. */
const DRAFTS_HELD = 4;

it('a draft is compiled once however often it is tried, and forgotten for newer ones', async () => {
  let compilations = 0;
  const service = await ServiceUnderTest.start(undefined, {
    compile: (engineVersion) => async (configuration, additions) => {
      compilations += 1;
      return encodeArtifact(compile(configuration, { engineVersion, ...additions }).artifact);
    },
  });
  const pathOf = (n: number) => internalPath({ tenant: 'acme', service: `service-${n}` });
  const preview = (n: number, turns: object[] = []) =>
    service.admin.send('POST', `${pathOf(n)}/configuration/preview`, { body: { turns } });
  for (let n = 0; n <= DRAFTS_HELD; n++) {
    const changes = { changes: creationOf(tableConfiguration) };
    await service.admin.post(`${pathOf(n)}/configuration/changes`, changes);
  }
  const told = await preview(0, [{ user_text: 'We are four people' }]);
  expect(told.body).toMatchObject({
    state: 'draft',
    draft_revision: 1,
    session: { turn_count: 1, targets: { people: { value: 4 } } },
  });
  await preview(0);
  expect(compilations).toBe(1);
  for (let n = 1; n <= DRAFTS_HELD; n++) await preview(n);
  expect(compilations).toBe(1 + DRAFTS_HELD);
  await preview(0);
  expect(compilations).toBe(2 + DRAFTS_HELD);

  const turns = Array.from({ length: 201 }, () => ({ user_text: 'Yes' }));
  expect((await preview(0, turns)).status).toBe(422);
  const unknown = await preview(0, [{ question_id: 'q_none', user_text: 'Yes' }]);
  expect(unknown).toMatchObject({ status: 422, body: { code: 'invalid_request' } });
  await service.stop();
});

it('drafts are kept ready for as long as they take less room than there is for them', async () => {
  const compiled: string[] = [];
  const service = await ServiceUnderTest.start(undefined, {
    compile: (engineVersion) => async (configuration, additions) => {
      compiled.push(configuration.questions[0]!.text);
      const { artifact } = compile(configuration, { engineVersion, ...additions });
      // Half of the room, and a little more.
      return encodeArtifact(Object.assign(artifact, { padding: 'x'.repeat(2_200_000) }));
    },
  });
  const preview = async (name: string) => {
    const path = `${internalPath({ tenant: 'acme', service: name })}/configuration`;
    const [subObjectives, questions] = [
      [{ id: 's' }],
      { q: { text: name, sub_objective_id: 's' } },
    ];
    const draft = sketchDraft({ subObjectives, questions, informations: { i: { primary: 'q' } } });
    if (!compiled.includes(name)) {
      await service.admin.post(`${path}/changes`, { changes: creationOf(draft) });
    }
    expect((await service.admin.send('POST', `${path}/preview`, { body: {} })).status).toBe(200);
  };
  for (const name of ['one', 'one', 'two', 'two', 'one']) await preview(name);
  expect(compiled).toEqual(['one', 'two', 'one']);
  await service.stop();
});

it('a draft that compiles to too much is refused to everybody who waits for it', async () => {
  let compilations = 0;
  const service = await ServiceUnderTest.start(undefined, {
    compile: () => async () => {
      compilations += 1;
      await setTimeout(200);
      throw new ArtifactTooLarge('the artifact has too many characters');
    },
  });
  const path = `${internalPath(ACME)}/configuration`;
  await service.admin.post(`${path}/changes`, { changes: creationOf(tableConfiguration) });
  const preview = () => service.admin.send('POST', `${path}/preview`, { body: {} });
  for (const { status, body } of await Promise.all([preview(), preview()])) {
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'configuration_validation_failed' });
  }
  expect(compilations).toBe(1);
  await service.stop();
});

it('a preview that would tell more than an answer holds is refused, and a shorter one is not', async () => {
  const service = await ServiceUnderTest.start();
  const path = `${internalPath(ACME)}/configuration`;
  const ids = Array.from({ length: 500 }, (_, n) => `id_${n}`);
  const draft = sketchDraft({
    subObjectives: ids.map((id) => ({ id })),
    informations: Object.fromEntries(ids.map((id) => [id, { primary: id }])),
    questions: Object.fromEntries(ids.map((id) => [id, { text: id, sub_objective_id: id }])),
  });
  const changes = creationOf(draft);
  for (let from = 0; from < changes.length; from += 500) {
    await service.admin.post(`${path}/changes`, { changes: changes.slice(from, from + 500) });
  }
  const preview = (count: number) =>
    service.admin.send('POST', `${path}/preview`, {
      body: { turns: Array.from({ length: count }, () => ({ user_text: 'Yes' })) },
    });
  expect((await preview(10)).status).toBe(200);
  const long = await preview(100);
  expect(long.status).toBe(422);
  expect(long.text).toContain('/turns');
  await service.stop();
});
