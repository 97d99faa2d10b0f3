import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { QssClient } from '../../../client/client.ts';
import * as agent from '../../../examples/agent.ts';
import * as langgraph from '../../../examples/langgraph.ts';
import type { User } from '../../../examples/terminal.ts';
import * as toolCalling from '../../../examples/tool-calling.ts';
import * as vercelAi from '../../../examples/vercel-ai.ts';
import { chatServer } from '../../../examples/web-chat.ts';
import { type Fault, FaultyFetch } from '../../support/http/faulty-fetch.ts';
import { fetchFrom } from '../../support/instance.ts';
import { startScriptedModel } from '../../support/models/scripted-model.ts';
import { ServiceUnderTest } from '../../support/service.ts';

let service: ServiceUnderTest;
let client: QssClient;
let faulty: FaultyFetch;
let faults: Fault[];
/** The turns that were told. */
let turns: { readonly decision_id?: string }[];

beforeAll(async () => {
  service = await ServiceUnderTest.start();
  await service.publish();
});

beforeEach(async () => {
  faults = [];
  faulty = new FaultyFetch(fetchFrom(service.service.publicApp), () => faults.shift() ?? 'none');
  const key = await service.makeSecret(['runtime']);
  turns = [];
  const fetch: typeof faulty.fetch = (url, init) => {
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : {};
    if (body.previous_turn) turns.push(body.previous_turn);
    return faulty.fetch(url, init);
  };
  client = new QssClient({ url: '', key, fetch });
});

afterEach(() => {
  expect(turns.length).toBeGreaterThan(0);
  for (const turn of turns) expect(turn).toHaveProperty('decision_id');
});

afterAll(() => service.stop());

const ANSWERS: readonly (readonly [about: RegExp, reply: string])[] = [
  [/how many people/i, 'We will be 4.'],
  [/part of town/i, 'In the north.'],
  [/eat/i, 'Pasta'],
  [/have/i, 'A garden'],
];

/** A user with an answer to every question; what was said to them is kept. */
function userWhoAnswers(): User & { readonly heard: string[] } {
  const heard: string[] = [];
  return {
    heard,
    say: (text) => heard.push(text),
    reply: async () => ANSWERS.find(([about]) => about.test(heard.at(-1)!))?.[1],
  };
}

/** The session of the last request. */
async function lastSession() {
  const [, id] = /\/v1\/sessions\/(ses_\w+)/.exec(faulty.sent.at(-1)!.url)!;
  return (await client.resume(id!)).read();
}

it('the agent of forty lines leads a conversation to its end', async () => {
  const user = userWhoAnswers();
  await agent.lead(client, user);
  expect(user.heard.at(-1)).toBe('Thank you!');
  expect(user.heard).toContain('people: 4');
  expect(await lastSession()).toMatchObject({ status: 'completed' });
  const lines = readFileSync(new URL('../../../examples/agent.ts', import.meta.url), 'utf8');
  expect(lines.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
});

it.each([
  ['with tool calls', toolCalling.lead],
  ['with the Vercel AI SDK', vercelAi.lead],
] as const)('a model leads a conversation to its end: %s', async (_, lead) => {
  const scripted = await startScriptedModel();
  const user = userWhoAnswers();
  await lead(client, scripted.model, user);
  scripted.stop();
  expect(user.heard.at(-1)).toBe('Goodbye!');
  const session = await lastSession();
  expect(session).toMatchObject({ status: 'completed', targets: { people: { value: 4 } } });
  expect(session.turn_count).toBe(user.heard.length - 1);
});

it('a graph leads a conversation to its end, and a turn that is run again takes effect once', async () => {
  const user = userWhoAnswers();
  const { snapshot } = await langgraph.lead(client, user);
  const led = await (await client.resume(snapshot.session_id)).read();
  expect(led).toMatchObject({ status: 'completed', turn_count: user.heard.length });

  const impatient = new QssClient({
    url: '',
    key: await service.makeSecret(['runtime']),
    fetch: faulty.fetch,
    callMs: 1,
  });
  const graph = langgraph.conversationGraph(impatient);
  const config = { configurable: { thread_id: 'lost' } };
  const { Command } = await import('@langchain/langgraph');
  await graph.invoke({}, config);
  faults = ['lost_answer'];
  await expect(graph.invoke(new Command({ resume: 'We will be 4.' }), config)).rejects.toThrow(
    'No answer came',
  );
  await graph.invoke(null, config);
  const { values } = await graph.getState(config);
  expect(values.answer.turn_count).toBe(1);
});

const BROWSER = '/usr/bin/chromium';

it.skipIf(!existsSync(BROWSER))(
  'the chat page leads a conversation by clicks and words (skipped without Chromium)',
  async () => {
    const server = chatServer(client);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const browser = await chromium.launch({ executablePath: BROWSER, args: ['--no-sandbox'] });
    try {
      const page = await browser.newPage();
      const faultsOfPage: string[] = [];
      page.on('pageerror', (error) => faultsOfPage.push(String(error)));
      await page.goto(`http://127.0.0.1:${port}/`);
      for (let replies = 0; replies < 4; replies++) {
        const told = page.locator('#talk .agent').nth(replies);
        await told.waitFor();
        const text = (await told.textContent())!;
        const reply = ANSWERS.find(([about]) => about.test(text))?.[1];
        if (reply === undefined) break;
        const choice = page.getByRole('button', { name: 'The north' });
        if (/part of town/.test(text)) await choice.click();
        else {
          await page.getByLabel('Your reply').fill(reply);
          await page.getByRole('button', { name: 'Send' }).click();
        }
      }
      await page.getByText('Thank you, that is all!').waitFor();
      expect(await page.locator('#progress').getAttribute('value')).toBe('1');
      expect(await page.content()).not.toContain('qss_live_');
      if (process.env.SCREENSHOT) await page.screenshot({ path: process.env.SCREENSHOT });
      expect(faultsOfPage).toEqual([]);
    } finally {
      await browser.close();
      server.close();
    }
  },
  240_000,
);
