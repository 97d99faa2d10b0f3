import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { openConnection } from '../../../cli/chat/connection.ts';
import { ChatConversation, type SavedConversation } from '../../../cli/chat/conversation.ts';
import { phrasePlainly, phraseWith } from '../../../cli/chat/phrase-question.ts';
import { whyText } from '../../../cli/chat/why.ts';
import { startEphemeralService } from '../../../cli/service/ephemeral-service.ts';
import { QssClient } from '../../../client/client.ts';
import { conversationTest } from '../../../domain/configuration/conversation-tests/conversation-test.ts';
import { readModelUses } from '../../../semantics/model-uses.ts';
import { qss } from '../../support/processes/command-line.ts';
import { compiled, ROOT } from '../../support/processes/compiled.ts';
import { tied } from '../../support/processes/tied.ts';

interface Saved {
  readonly tests: readonly SavedConversation[];
}

/** Types these lines into `qss chat`, away from every network and setting. */
async function typed(lines: readonly string[], ...args: string[]) {
  const env = { PATH: process.env.PATH!, NO_COLOR: '1' };
  const entry = await compiled('cli/start.ts');
  const child = tied(spawn(process.execPath, [entry, 'chat', ...args], { cwd: ROOT, env }));
  let shown = '';
  child.stdout.on('data', (chunk: Buffer) => {
    shown += chunk.toString();
  });
  child.stdin.end(`${lines.join('\n')}\n`);
  const [code] = await once(child, 'close');
  return { code, shown };
}

const HOME = 'It is a detached house of 140 square metres from 1978, heated with gas.';

it('holds a conversation on a fresh checkout, and shows what is asked for', async () => {
  const file = join(tmpdir(), `qss-chat-${process.pid}.yaml`);
  const { code, shown } = await typed([
    HOME,
    '/known',
    '/why',
    '/progress',
    '1, 3',
    '/nonsense',
    '/undo',
    'undo',
    '/save /nowhere/at/all.yaml',
    `/save ${file}`,
    `/save ${file}`,
    '/quit',
  ]);
  expect(code).toBe(0);
  expect(shown).toContain('agent  Tell me a little about your home.');
  expect(shown).toContain('built_in = 1978  inferred, inference');
  expect(shown).toMatch(/rank {2}question .*score/);
  expect(shown).toMatch(/objective +█/);
  expect(shown).toContain('insulation = ["roof","floor"]');
  expect(shown).toContain('Say /why, /known');
  expect(shown).toContain('Taken back.');
  expect(shown).toContain('Did you mean /undo?');
  expect(shown).toContain('Not written: ENOENT');
  expect(shown).toContain('Not written: there is such a file already.');
  const [saved] = (parse(readFileSync(file, 'utf8')) as Saved).tests;
  expect(shown).toContain(`Play it again: qss test --demo ${file}`);
  const again = await qss(['test', '--demo', file], {});
  expect(again).toMatchObject({ code: 0, stderr: '' });
  expect(again.stdout).toContain('1 of 1 passed');
  writeFileSync(file, readFileSync(file, 'utf8').replace('heating: gas', 'heating: oil'));
  const changed = await qss(['test', '--demo', file], {});
  expect(changed).toMatchObject({ code: 1, stderr: '' });
  expect(changed.stdout).toContain('oil');
  rmSync(file);
  expect(saved!.turns).toMatchObject([{ user_text: HOME }]);
  expect(saved!.end.values).toMatchObject({ heating: 'gas', living_area: 140 });
  expect(saved!.end.values).not.toHaveProperty('insulation');
});

it('takes a year for the year of construction, and for square metres only where they are named', async () => {
  const told = ['A house from 1978', '/undo', 'Ein Haus von 1924', '/undo', '1978 square metres'];
  const { shown } = await typed(told);
  const [house, haus, metres] = shown.split('\n').filter((line) => line.includes(' = '));
  expect(house).toContain('home_type = "house", built_in = 1978');
  expect(haus).toContain('built_in = 1924');
  expect(haus).not.toContain('living_area');
  expect(metres).toContain('living_area = 1978');
  expect(metres).not.toContain('built_in');
});

it('ends when the input does, and is told as one document with --json', async () => {
  const { code, shown } = await typed(
    [HOME, 'The roof and the windows are.', 'Yes, mine.'],
    '--json',
  );
  expect(code).toBe(0);
  const [saved] = (JSON.parse(shown) as Saved).tests;
  expect(v.parse(conversationTest, saved).turns).toHaveLength(3);
  expect(saved!.end).toMatchObject({ achieved: false, values: { heating: 'gas' } });
});

it('speaks with a model where one is configured, and plainly where it fails', async () => {
  let isWell = true;
  const model = createServer((_, response) => {
    response.statusCode = isWell ? 200 : 500;
    response.end(
      isWell ? '{"choices":[{"message":{"content":"Lovely! So, whose is it?"}}]}' : 'no',
    );
  });
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
  const { port } = model.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/v1`;
  const settings = { url, model: 'm', apiKey: undefined, uses: readModelUses('always') };
  const service = await startEphemeralService();
  try {
    const client = new QssClient({ url: '', key: service.key, fetch: service.sendPublic });
    const phrase = phraseWith({
      ...settings,
      turnMsMax: 3_000,
      tokensPerMinute: 1,
      tokensPerDay: 1,
    });
    const conversation = await ChatConversation.start(client, phrase);
    expect(conversation.words).toBe('Lovely! So, whose is it?');
    await conversation.reply('Mine.');
    expect(conversation.exchanges[0]).toMatchObject({ assistant_text: 'Lovely! So, whose is it?' });
    isWell = false;
    const { question } = conversation;
    expect(await phrase(question!, 'Mine.')).toBe(`Thank you. ${question!.text}`);
    const german = { ...question!, text: 'Für wie viele Personen ist der Tisch?' };
    expect(await phrasePlainly(german, 'Hallo')).toBe(`Danke. ${german.text}`);
    expect(await phrasePlainly(german, undefined)).toBe(german.text);
  } finally {
    await service.stop();
    model.close();
  }
});

it('asks why of the service whose key it is, the demo where that is not told, and says how to tell', async () => {
  const asked: string[] = [];
  const internal = createServer((request, response) => {
    asked.push(request.url!);
    response.writeHead(404, { 'Content-Type': 'application/json' }).end('{"message":"no"}');
  });
  await new Promise<void>((resolve) => internal.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('INTERNAL_PORT', String((internal.address() as AddressInfo).port));
  vi.stubEnv('QSS_ADMIN_TOKEN', 'a-token-of-this-test');
  vi.stubEnv('QSS_KEY', 'a-key');
  try {
    for (const owner of [{ tenant: 'acme', service: 'two words' }, undefined]) {
      const connection = await openConnection('http://127.0.0.1:1', owner);
      if (!connection.ok) throw new Error(connection.lines.join());
      const told = await whyText(connection.ask, 'ses_1', 'dec_1');
      expect(told).toContain('say --tenant and --service');
    }
  } finally {
    vi.unstubAllEnvs();
    internal.close();
  }
  const below = 'sessions/ses_1/decisions/dec_1';
  expect(asked).toEqual([
    `/internal/v1/tenants/acme/services/two%20words/${below}`,
    `/internal/v1/tenants/demo/services/heat-pump/${below}`,
  ]);
});
