import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tableConfiguration } from '../../support/conversations/sessions.ts';
import { prepareService, send } from '../../support/http/http-client.ts';
import {
  send as answer,
  type Exchange,
  TestProvider,
  testify,
} from '../../support/models/hostile-provider.ts';
import {
  type ServiceProcess,
  startService,
  stopService,
} from '../../support/processes/service-process.ts';

/** The real process with its settings: a model is asked, and the service goes on without it. */

const TIMEOUT_MS = 240_000;

const [, south] = tableConfiguration.questions.find(({ id }) => id === 'q_area')!.choices;
const WRITTEN = {
  question_id: 'q_area',
  wordings: [],
  choices: [{ choice_id: south!.id, words: ['down at the harbour'] }],
};

let dataDir: string;
let provider: TestProvider;
let keys: (string | undefined)[];

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'qss-semantics-'));
  keys = [];
  provider = await TestProvider.start((exchange: Exchange) => {
    keys.push(exchange.request.headers.authorization);
    const { conversation, informations } = exchange.data;
    if (conversation) testify({ people: 4 })(exchange);
    else answer(exchange.response, informations ? { edges: [] } : { questions: [WRITTEN] });
  });
});

afterEach(async () => {
  await provider.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A turn that the rules do not understand, in a session of its own. */
async function takeTurn(
  { url }: ServiceProcess,
  token: string,
  name: string,
  said: object = { question_id: 'q_people', user_text: `blorp snarf ${name}` },
) {
  const created = await send(`${url}/v1/sessions`, { token, key: `create-${name}` });
  const session = `${url}/v1/sessions/${created.json.session_id}`;
  // Other words each time: one and the same question is asked once.
  const body = { state_version: 0, previous_turn: said };
  const reply = await send(`${session}/next`, { token, key: `next-${name}`, body });
  const view = await send(session, { method: 'GET', token });
  return { reply, targets: view.json.targets };
}

describe('a served model', () => {
  it(
    'is asked with the key from its file, and the service goes on without it',
    async () => {
      const keyFile = join(dataDir, 'provider-key');
      writeFileSync(keyFile, 'sk-from-a-file\n');
      const service = await startService({
        dataDir,
        env: {
          SEMANTIC_URL: provider.url,
          SEMANTIC_MODEL: 'small',
          SEMANTIC_API_KEY_FILE: keyFile,
        },
      });
      const token = await prepareService(service.internalUrl, service.url);
      const heard = await takeTurn(service, token, 'heard');
      expect(heard.reply.json).toMatchObject({ degraded: false });
      expect(heard.targets).toMatchObject({ people: { status: 'inferred', value: 4 } });
      expect(provider.requests.map(({ model }) => model)).toEqual(['small', 'small', 'small']);
      expect(new Set(keys)).toEqual(new Set(['Bearer sk-from-a-file']));

      await provider.close();
      const alone = await takeTurn(service, token, 'alone');
      expect(alone.reply.status).toBe(200);
      expect(alone.reply.json).toMatchObject({
        degraded: true,
        degraded_reasons: ['semantic_service_unavailable'],
      });
      // What it wrote at publication is read without it.
      const reply = { question_id: 'q_area', user_text: 'Down at the harbour.' };
      expect((await takeTurn(service, token, 'written', reply)).targets).toMatchObject({
        area: { status: 'inferred' },
      });
      expect(await stopService(service)).toBe(0);
      expect(service.output()).toContain('the semantic provider did not answer');
      expect(service.output()).not.toContain('sk-from-a-file');
    },
    TIMEOUT_MS,
  );

  it(
    'that is away keeps nobody from starting',
    async () => {
      await provider.close();
      const service = await startService({
        dataDir,
        env: { SEMANTIC_URL: provider.url, SEMANTIC_MODEL: 'small', QSS_DEMO: '1' },
      });
      await expect
        .poll(service.output, { timeout: 20_000 })
        .toContain('the demo was not published');
      expect((await fetch(`${service.url}/v1/health`)).status).toBe(200);
      expect(await stopService(service)).toBe(0);
    },
    TIMEOUT_MS,
  );
});
