import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, styleText } from 'node:util';
import { readConfig } from '../cli/config/read-config.ts';
import { serve } from '../cli/service/serve.ts';
import { QssClient } from '../client/client.ts';
import { OWN_CONVERSATIONS } from './demo/own-conversations.ts';
import { type PlayedConversation, play } from './demo/play.ts';
import { playOwn } from './demo/play-own.ts';
import { publish, type ServiceClient } from './demo/service.ts';
import {
  type DataConfiguration,
  type DataConversation,
  readDataSet,
} from './recorded/read-data-set.ts';

/**
 * Plays conversations against a service, to watch: those that are shipped, or real ones of the evaluation sets.
 * npm run demo -- [--lang en] [--quiet] [--data <folder> --count 3 --config <config_id>]
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    count: { type: 'string', default: '3' },
    config: { type: 'string' },
    lang: { type: 'string' },
    quiet: { type: 'boolean', default: false },
  },
});
const dataDir = mkdtempSync(join(tmpdir(), 'qss-demo-'));
const adminToken = 'demo-admin-token-0123456789';
const ports = { PORT: '18480', INTERNAL_PORT: '18481' };
const place = {
  url: `http://127.0.0.1:${ports.PORT}`,
  internalUrl: `http://127.0.0.1:${ports.INTERNAL_PORT}`,
  adminToken,
};
const config = readConfig({
  ...ports,
  DATA_DIR: dataDir,
  QSS_DEMO: '0',
  QSS_ADMIN_TOKEN: adminToken,
  QSS_SECRET: adminToken,
  LOG_LEVEL: 'warn',
});
if (!config.ok) throw new Error(config.lines.join('\n'));
const stop = await serve(config.config);
try {
  await playAll();
} finally {
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit();

interface Tally {
  played: number;
  achieved: number;
  turns: number;
  values: number;
}

async function playAll(): Promise<void> {
  const tally: Tally = { played: 0, achieved: 0, turns: 0, values: 0 };
  const played = values.data === undefined ? playedOwn() : playedOf(values.data);
  for await (const [id, lang, conversation] of played) {
    if (!values.quiet) show(id, lang, conversation);
    const { turns, openingUnderstood, isAchieved } = conversation;
    const understood = [openingUnderstood, ...turns.map((turn) => turn.understood)];
    tally.played += 1;
    tally.achieved += isAchieved ? 1 : 0;
    tally.turns += turns.length;
    tally.values += understood.reduce((n, known) => n + Object.keys(known).length, 0);
  }
  if (tally.played === 0) throw new Error('there is no such conversation');
  console.log(
    `\n${tally.played} conversations played without an error: ${tally.achieved} objectives achieved, ` +
      `${(tally.turns / tally.played).toFixed(1)} questions and ` +
      `${(tally.values / tally.played).toFixed(1)} values understood on average.`,
  );
}

type Played = readonly [id: string, lang: string, conversation: PlayedConversation];

/** The conversations of our own, each with a service of its own. */
async function* playedOwn(): AsyncGenerator<Played> {
  for (const conversation of OWN_CONVERSATIONS) {
    const { id, lang, configuration } = conversation;
    if (values.lang !== undefined && values.lang !== lang) continue;
    const { key } = await publish(place, configuration.config_id, configuration.changes);
    const client = new QssClient({ url: place.url, key });
    yield [id, lang, await playOwn(client, conversation)];
  }
}

/** Conversations of the evaluation sets. */
async function* playedOf(folder: string): AsyncGenerator<Played> {
  const conversations = spread(
    readDataSet<DataConversation>(folder, 'conversations').filter(
      ({ config_id, lang }) =>
        (values.config === undefined || config_id === values.config) &&
        (values.lang === undefined || lang === values.lang),
    ),
    Number(values.count),
  );
  const all = readDataSet<DataConfiguration>(folder, 'configurations');
  const configurations = new Map(all.map((each) => [each.config_id, each]));
  const clients = new Map<string, ServiceClient>();
  for (const conversation of conversations) {
    const configuration = configurations.get(conversation.config_id)!;
    const service = conversation.config_id.replaceAll(/[^a-z0-9_-]/g, '-');
    const client = clients.get(service) ?? (await publish(place, service, configuration.changes));
    clients.set(service, client);
    yield [conversation.id, conversation.lang, await play(client, configuration, conversation)];
  }
}

/** Evenly over the whole set, so that every configuration has its turn. */
function spread<Row>(rows: readonly Row[], count: number): Row[] {
  const step = Math.max(1, rows.length / count);
  return Array.from(
    { length: Math.min(count, rows.length) },
    (_, i) => rows[Math.floor(i * step)]!,
  );
}

function show(id: string, lang: string, played: PlayedConversation): void {
  console.log(`\n${styleText('bold', id)} ${styleText('dim', lang)}`);
  if (played.opening !== undefined) {
    console.log(`  ${styleText('green', 'user ')}  ${played.opening}`);
    understood(played.openingUnderstood, undefined);
  }
  for (const turn of played.turns) {
    console.log(`  ${styleText('cyan', 'agent')}  ${turn.question}`);
    console.log(`  ${styleText('green', 'user ')}  ${turn.answer}`);
    understood(turn.understood, turn.outcome);
    const notes = turn.notes.length > 0 ? styleText('yellow', `  ${turn.notes.join(', ')}`) : '';
    console.log(`         ${bar(turn.progress)} ${Math.round(turn.progress * 100)} %${notes}`);
  }
  console.log(
    played.isAchieved ? styleText('green', '  objective achieved') : '  nothing left to ask',
  );
}

function understood(values: Readonly<Record<string, unknown>>, outcome: string | undefined): void {
  const told = Object.entries(values).map(([id, value]) => `${id} = ${JSON.stringify(value)}`);
  const text = told.length > 0 ? told.join(', ') : (outcome ?? 'nothing yet');
  console.log(`         ${styleText('dim', text)}`);
}

function bar(progress: number): string {
  const full = Math.round(progress * 20);
  return `${'█'.repeat(full)}${'░'.repeat(20 - full)}`;
}
