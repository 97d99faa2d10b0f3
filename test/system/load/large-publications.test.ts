import { afterEach, describe, expect, it } from 'vitest';
import { compile } from '../../../compiler/compile.ts';
import { compileInThread } from '../../../compiler/compile-in-thread.ts';
import { ArtifactTooLarge, encodeArtifact } from '../../../domain/artifact/artifact-codec.ts';
import { sketchDraft } from '../../support/configurations/drafts.ts';
import { newLog } from '../../support/log/new-log.ts';
import { ACME, Conversation, internalPath, ServiceUnderTest } from '../../support/service.ts';

const TIMEOUT_MS = 240_000;
const QUESTIONS = 10_000;
const SUB_OBJECTIVES = 100;

const ended: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of ended.splice(0)) await end();
});

async function startWith(compiling: () => Promise<ReturnType<typeof encodeArtifact>>) {
  const service = await ServiceUnderTest.start(newLog(), { compile: () => compiling });
  ended.push(() => service.stop());
  return service;
}

const numbered = <Item>(count: number, make: (n: number) => Item): Record<string, Item> =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`id_${n}`, make(n)]));

/** Every question has an information of its own. */
function draftOf(questions: number) {
  return sketchDraft({
    subObjectives: Array.from({ length: SUB_OBJECTIVES }, (_, n) => ({ id: `stage_${n}` })),
    informations: numbered(questions, (n) => ({ primary: `id_${n}` })),
    questions: numbered(questions, (n) => ({
      text: `What is number ${n}?`,
      sub_objective_id: `stage_${n % SUB_OBJECTIVES}`,
    })),
  });
}

/** Whatever else runs here: of 25 ms of the event loop, it takes 20. */
async function whileBusy<Result>(work: () => Promise<Result>): Promise<Result> {
  const busy = setInterval(() => {
    const until = performance.now() + 20;
    while (performance.now() < until);
  }, 25);
  try {
    return await work();
  } finally {
    clearInterval(busy);
  }
}

describe('a publication of 10,000 questions', { timeout: TIMEOUT_MS }, () => {
  it('answers its first session with 201, however long it takes to be made ready', async () => {
    const { artifact } = compile(draftOf(QUESTIONS), { engineVersion: 'test' });
    const encoded = encodeArtifact(artifact);
    const service = await startWith(async () => encoded);
    const client = await service.publish();
    const conversation = await whileBusy(() => Conversation.start(client));
    expect((await conversation.next()).candidates).not.toEqual([]);
  });
});

describe('a draft that compiles to more than a publication holds', { timeout: TIMEOUT_MS }, () => {
  /** All informations of a question are reconfirmed together, so each of them lists all others. */
  const interwoven = sketchDraft({
    informations: numbered(4_000, (n) => ({ primary: `id_${n % 4}` })),
    questions: numbered(4, (n) => ({ text: `What is number ${n}?` })),
  });

  it('is refused by the thread that compiles it', async () => {
    const job = { configuration: interwoven, engineVersion: 'test', proposals: [] };
    await expect(compileInThread(job, TIMEOUT_MS)).rejects.toThrow(ArtifactTooLarge);
  });

  it('fails its compilation with a cause that its editor understands, and nothing else', async () => {
    let isTooLarge = false;
    const encoded = encodeArtifact(compile(draftOf(2), { engineVersion: 'test' }).artifact);
    const service = await startWith(async () => {
      if (isTooLarge) throw new ArtifactTooLarge('the artifact has 10000000 characters');
      return encoded;
    });
    const client = await service.publish();
    isTooLarge = true;
    await client.post('/v1/configuration/changes', {
      changes: [{ entity: 'objective', operation: 'update', objective: { name: 'Other' } }],
    });
    const place = internalPath(ACME);
    const tried = { turns: [] };
    expect((await service.admin.post(`${place}/configuration/preview`, tried)).body).toMatchObject({
      code: 'configuration_validation_failed',
      message: expect.stringContaining('more than 9437184 characters'),
      details: { errors: [{ code: 'too_long' }] },
    });
    await service.admin.post(`${place}/configuration/gate`, { diagnostics: true });
    const verdict = await service.admin.get(`${place}/configuration/gate/verdict`);
    expect(verdict.status).toBe(200);
    const asked = await client.post<{ compilation_id: string }>('/v1/configuration/publish', {});
    await service.compiled();
    const path = `/v1/configuration/compilations/${asked.body.compilation_id}`;
    expect((await client.get(path)).body).toMatchObject({
      status: 'failed',
      error: {
        code: 'validation_failed',
        message: expect.stringContaining('more than 9437184 characters'),
        details: { errors: [{ code: 'too_long' }] },
      },
    });
    expect((await client.get('/v1/configuration')).body).toMatchObject({
      configuration_version: 'v1',
    });
  });
});
