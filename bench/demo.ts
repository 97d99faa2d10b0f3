import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, styleText } from 'node:util';
import { readConfig } from '../cli/config.ts';
import { serve } from '../cli/serve.ts';
import { type DataConfiguration, type DataConversation, readDataSet } from './conversations.ts';
import { type PlayedConversation, play } from './demo/play.ts';
import { publish, type ServiceClient } from './demo/service.ts';

/**
 * Plays real conversations against a running service, as a conversation to watch:
 * npm run demo -- --data <folder> [--count 3] [--config <config_id>] [--lang en] [--quiet]
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
if (values.data === undefined) {
  console.error(
    'usage: npm run demo -- --data <folder of the evaluation sets> [--count 100 --quiet]',
  );
  process.exit(64);
}

const conversations = spread(
  readDataSet<DataConversation>(values.data, 'conversations').filter(
    ({ config_id, lang }) =>
      (values.config === undefined || config_id === values.config) &&
      (values.lang === undefined || lang === values.lang),
  ),
  Number(values.count),
);
const configurations = new Map(
  readDataSet<DataConfiguration>(values.data, 'configurations').map((each) => [
    each.config_id,
    each,
  ]),
);

const dataDir = mkdtempSync(join(tmpdir(), 'qss-demo-'));
const adminToken = 'demo-admin-token-0123456789';
const ports = { PORT: '18480', INTERNAL_PORT: '18481' };
const config = readConfig({
  ...ports,
  DATA_DIR: dataDir,
  QSS_DEMO: '0',
  QSS_ADMIN_TOKEN: adminToken,
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

async function playAll(): Promise<void> {
  const place = {
    url: `http://127.0.0.1:${ports.PORT}`,
    internalUrl: `http://127.0.0.1:${ports.INTERNAL_PORT}`,
    adminToken,
  };
  const clients = new Map<string, ServiceClient>();
  const tally = { played: 0, achieved: 0, turns: 0, values: 0 };
  for (const conversation of conversations) {
    const configuration = configurations.get(conversation.config_id)!;
    const service = conversation.config_id.replaceAll(/[^a-z0-9_-]/g, '-');
    const client = clients.get(service) ?? (await publish(place, service, configuration.changes));
    clients.set(service, client);
    const played = await play(client, configuration, conversation);
    if (!values.quiet) show(conversation, played);
    tally.played += 1;
    tally.achieved += played.isAchieved ? 1 : 0;
    tally.turns += played.turns.length;
    tally.values += played.turns.reduce((n, turn) => n + Object.keys(turn.understood).length, 0);
  }
  console.log(
    `${tally.played} conversations played without an error: ${tally.achieved} objectives achieved, ` +
      `${(tally.turns / tally.played).toFixed(1)} questions and ` +
      `${(tally.values / tally.played).toFixed(1)} values understood on average.`,
  );
}

/** Evenly over the whole set, so that every configuration has its turn. */
function spread<Row>(rows: readonly Row[], count: number): Row[] {
  const step = Math.max(1, rows.length / count);
  return Array.from(
    { length: Math.min(count, rows.length) },
    (_, i) => rows[Math.floor(i * step)]!,
  );
}

function show(conversation: DataConversation, played: PlayedConversation): void {
  console.log(`\n${styleText('bold', conversation.id)} ${styleText('dim', conversation.lang)}`);
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
