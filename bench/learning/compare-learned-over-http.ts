import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../cli/config/read-config.ts';
import { serve } from '../../cli/service/serve.ts';
import {
  type NextReply,
  type Place,
  publish,
  publishDraft,
  type ServiceClient,
} from '../demo/service.ts';
import {
  blockingOf,
  type Replies,
  repliesOf,
  withOrderStrength,
} from '../recorded/client-replies.ts';
import {
  type DataConfiguration,
  type DataConversation,
  readDataSet,
} from '../recorded/read-data-set.ts';
import { configurationOf } from '../recorded/recorded-users.ts';

/**
 * What learning saves on the path that users take: half of each service's conversations lead sessions, the draft is
 * published again, and the other half is led on both publications, with the values that the records hold handed over as the
 * client's data; then the other way round.
 */
const TURNS_MAX = 40;
const NEVER_SAID = "I don't know.";
const PLACE: Place = {
  url: 'http://127.0.0.1:18490',
  internalUrl: 'http://127.0.0.1:18491',
  adminToken: 'bench-admin-token-0123456789',
};

/** Turns to all that is blocking and to everything, and how often was asked what was known. */
interface Sums {
  blocking: number;
  all: number;
  redundant: number;
}

export async function compareLearnedOverHttp(folder: string, orderStrength: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'qss-learning-'));
  const stop = await startService(dataDir);
  try {
    const totals = { cold: none(), warm: none() };
    const conversations = readDataSet<DataConversation>(folder, 'conversations');
    for (const configuration of readDataSet<DataConfiguration>(folder, 'configurations')) {
      const users = conversations.filter(({ config_id }) => config_id === configuration.config_id);
      for (const half of users.length > 0 ? [0, 1] : []) {
        const sums = await compareHalf(configuration, { users, half, orderStrength });
        add(totals.cold, sums.cold);
        add(totals.warm, sums.warm);
      }
    }
    print(totals, orderStrength);
  } finally {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function startService(dataDir: string): Promise<() => Promise<void>> {
  const config = readConfig({
    PORT: new URL(PLACE.url).port,
    INTERNAL_PORT: new URL(PLACE.internalUrl).port,
    DATA_DIR: dataDir,
    QSS_DEMO: '0',
    QSS_ADMIN_TOKEN: PLACE.adminToken,
    QSS_SECRET: PLACE.adminToken,
    LOG_LEVEL: 'warn',
  });
  if (!config.ok) throw new Error(config.lines.join('\n'));
  return await serve(config.config);
}

interface Half {
  readonly users: readonly DataConversation[];
  /** 0 or 1: every second conversation from there leads. */
  readonly half: number;
  readonly orderStrength: number;
}

async function compareHalf(
  { config_id, slots, changes }: DataConfiguration,
  { users, half, orderStrength }: Half,
): Promise<{ cold: Sums; warm: Sums }> {
  const service = `${config_id.replaceAll(/[^a-z0-9_-]/g, '-')}-${half}`;
  const client = await publish(PLACE, service, withOrderStrength(changes, orderStrength));
  const replying = users.map((user) => repliesOf(user, slots));
  const leading = replying.filter((_, nth) => nth % 2 === half);
  const measured = replying.filter((_, nth) => nth % 2 !== half);
  // Sessions keep the publication that was active when they were created.
  const cold = await createSessions(client, measured.length);
  const toLead = await createSessions(client, leading.length);
  for (const [nth, replies] of leading.entries()) await lead(client, toLead[nth]!, replies);
  // The views count what was told within moments.
  await new Promise((resolve) => setTimeout(resolve, 400));
  await publishDraft(PLACE, service);
  const warm = await createSessions(client, measured.length);
  const isBlocking = blockingOf(configurationOf(changes));
  const sums = { cold: none(), warm: none() };
  for (const [nth, replies] of measured.entries()) {
    add(sums.cold, await measure(client, cold[nth]!, { replies, isBlocking }));
    add(sums.warm, await measure(client, warm[nth]!, { replies, isBlocking }));
  }
  return sums;
}

async function createSessions(client: ServiceClient, count: number): Promise<string[]> {
  const sessions: string[] = [];
  while (sessions.length < count) sessions.push(await client.createSession());
  return sessions;
}

/** As an agent leads it, who does not know the user. */
async function lead(client: ServiceClient, session: string, replies: Replies): Promise<void> {
  let reply = await client.next(session, { state_version: 0 });
  for (let turn = 0; turn < TURNS_MAX && isGoingOn(reply); turn++) {
    reply = await answer(client, session, { reply, replies });
  }
}

/** Until everything is known that the user would tell. */
async function measure(
  client: ServiceClient,
  session: string,
  { replies, isBlocking }: { replies: Replies; isBlocking: (id: string) => boolean },
): Promise<Sums> {
  const missing = new Set(
    Array.from(replies.values()).flatMap(({ updates }) => updates.map(({ id }) => id)),
  );
  const sums = none();
  let reply = await client.next(session, { state_version: 0 });
  while (missing.size > 0 && sums.all < TURNS_MAX && reply.candidates.length > 0) {
    sums.all += 1;
    if (Array.from(missing).some(isBlocking)) sums.blocking += 1;
    const updates = replies.get(reply.candidates[0]!.question_id)?.updates ?? [];
    if (updates.length > 0 && !updates.some(({ id }) => missing.has(id))) sums.redundant += 1;
    reply = await answer(client, session, { reply, replies });
    for (const { id } of updates) missing.delete(id);
  }
  return sums;
}

async function answer(
  client: ServiceClient,
  session: string,
  { reply, replies }: { reply: NextReply; replies: Replies },
): Promise<NextReply> {
  const { question_id, text } = reply.candidates[0]!;
  const said = replies.get(question_id);
  const body = {
    state_version: reply.versions.state_version,
    previous_turn: {
      decision_id: reply.decision_id,
      question_id,
      assistant_text: text,
      user_text: said?.text ?? NEVER_SAID,
    },
    ...(said ? { client_updates: { data: said.updates } } : {}),
  };
  return await client.next(session, body);
}

function isGoingOn({ action, progress }: NextReply): boolean {
  return action === 'ask' && progress.objective.effective_status !== 'achieved';
}

function none(): Sums {
  return { blocking: 0, all: 0, redundant: 0 };
}

function add(sum: Sums, more: Sums): void {
  for (const name of ['blocking', 'all', 'redundant'] as const) sum[name] += more[name];
}

function print({ cold, warm }: { cold: Sums; warm: Sums }, orderStrength: number): void {
  const rowOf = (measure: keyof Sums) => ({
    cold: cold[measure],
    warm: warm[measure],
    'warm / cold': (warm[measure] / cold[measure]).toFixed(3),
  });
  console.log(`\nlearned from the other half over HTTP, order strength ${orderStrength}`);
  console.table({
    'turns to all that is blocking': rowOf('blocking'),
    'turns to all that they ever told': rowOf('all'),
    'asked although known': rowOf('redundant'),
  });
}
