import { afterEach, expect, it } from 'vitest';
import { prepareInstance } from '../../support/http/http-client.ts';
import { type Instance, instanceOf } from '../../support/instance.ts';
import { send as answer, TestProvider } from '../../support/models/hostile-provider.ts';
import {
  type ServiceProcess,
  startService,
  stopService,
} from '../../support/processes/service-process.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

const TIMEOUT_MS = 120_000;
/** A worker that is killed is only known by its silence, after half a minute: what is let go is done long before. */
const SILENCE_MS = 30_000;

const ended: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of ended.splice(0).toReversed()) await end();
});

/** A model that says nothing until it is told to. */
async function silentModel() {
  let isSilent = true;
  let asked = () => {};
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const provider = await TestProvider.start(({ response, data }) => {
    asked();
    if (!isSilent) answer(response, data.informations ? { edges: [] } : { questions: [] });
  });
  ended.push(() => provider.close());
  const speak = () => {
    isSilent = false;
  };
  return { isAsked, speak, env: { SEMANTIC_URL: provider.url, SEMANTIC_MODEL: 'test' } };
}

async function start(
  dataDir: string,
  env: Readonly<Record<string, string>>,
): Promise<ServiceProcess> {
  const service = await startService({ dataDir, env: { QSS_DEMO: '0', ...env } });
  ended.push(() => stopService(service));
  return service;
}

async function succeeds(instance: Instance, token: string, job: string): Promise<void> {
  const status = async (): Promise<string> =>
    (await instance.send(job, { method: 'GET', token })).json.status!;
  await expect.poll(status, { timeout: SILENCE_MS / 2, interval: 100 }).toBe('succeeded');
}

it.each(['the next start', 'another process'] as const)(
  'a compilation whose process is told to stop is taken over at once, by %s',
  async (by) => {
    const dataDir = await newTemporaryDirectory();
    const first = await start(dataDir, {});
    const token = await prepareInstance(instanceOf(first));
    await stopService(first);
    const { isAsked, speak, env } = await silentModel();
    const stopped = await start(dataDir, env);
    const publishing = { token, key: 'publish-2', body: {} };
    const published = await instanceOf(stopped).send('/v1/configuration/publish', publishing);
    expect(published.status, published.text).toBe(202);
    await isAsked;
    const other = by === 'another process' ? await start(dataDir, env) : undefined;
    speak();
    expect(await stopService(stopped)).toBe(0);
    const next = other ?? (await start(dataDir, env));
    const job = `/v1/configuration/compilations/${published.json.compilation_id}`;
    await succeeds(instanceOf(next), token, job);
  },
  TIMEOUT_MS,
);
