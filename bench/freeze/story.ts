import { DEMO_CHANGES } from '../../cli/demo/configuration.ts';
import { SCOPES } from '../../domain/keys/events.ts';
import { creation, creationOf } from '../../test/support/configurations/configurations.ts';
import { tableConfiguration } from '../../test/support/conversations/sessions.ts';
import { send } from '../../test/support/models/hostile-provider.ts';
import { qss } from '../../test/support/processes/command-line.ts';
import { forget, forgetTexts, judge, look } from './operators.ts';
import type { Stage } from './stage.ts';
import { shortTalk, talkAboutHeatPumps, talkAboutTables } from './talks.ts';

/** One life of a service in which everything happens that it can record. */

const TABLE = 'acme/services/table';
const HEAT_PUMP = 'acme/services/heat-pump';
const OTHER = 'globex/services/table';

/** Past this, a job that nobody works on is taken over: 30 s of its claim, and the sweep of every 10 s. */
const LAPSE_MS = 45_000;
/** The clock writes expiries into the log once a minute. */
const EXPIRY_MS = 65_000;

/** What later readers of the log need to ask for what they find in it. */
export interface Told {
  /** Secret of an API key with every scope by service. */
  readonly keys: Readonly<Record<string, string>>;
  readonly sessions: readonly { readonly service: string; readonly id: string }[];
  readonly compilations: readonly { readonly service: string; readonly id: string }[];
}

const proposesNothing = ({ response }: Parameters<Stage['model']>[0]) =>
  send(response, { edges: [] });

export async function tellStory(stage: Stage): Promise<Told> {
  const table = await stage.key(TABLE, SCOPES);
  const heatPump = await stage.key(HEAT_PUMP, SCOPES);
  const other = await stage.key(OTHER, SCOPES);
  await keysComeAndGo(stage);
  await stage.lose(() => stage.key(TABLE, ['runtime']));
  const compilations = [
    ...(await editTable(stage, table.secret)).map((id) => ({ service: TABLE, id })),
    { service: HEAT_PUMP, id: await publishHeatPump(stage, heatPump.secret) },
    { service: OTHER, id: await publishOther(stage, other.secret) },
  ];
  const sessions = [
    ...(await talkAboutTables(stage, table.secret)).map((id) => ({ service: TABLE, id })),
    ...(await talkAboutHeatPumps(stage, heatPump.secret)).map((id) => ({ service: HEAT_PUMP, id })),
    { service: OTHER, id: await shortTalk(stage, other.secret) },
  ];
  await report(stage, table.secret, sessions[0]!.id);
  await look(stage, TABLE, sessions[0]!.id);
  await forget(stage, TABLE, { held: sessions[0]!.id, erased: sessions[1]!.id });
  const meanwhile = () => exportTexts(stage);
  await forgetTexts(stage, TABLE, { conversation: 'beta-17', meanwhile });
  const keys = { [TABLE]: table.secret, [HEAT_PUMP]: heatPump.secret, [OTHER]: other.secret };
  return { keys, sessions, compilations };
}

/** A key that is rotated, one that is revoked, and one that expires. */
async function keysComeAndGo(stage: Stage): Promise<void> {
  const rotated = await stage.key(TABLE, ['runtime']);
  await stage.administer('POST', `${TABLE}/keys/${rotated.id}/rotate`, { overlap_seconds: 0 });
  const revoked = await stage.key(TABLE, ['audit:read']);
  await stage.administer('DELETE', `${TABLE}/keys/${revoked.id}`);
  const expires_at = new Date(Date.now() + 2_000).toISOString();
  await stage.key(TABLE, ['configuration:read'], { expires_at });
}

/** Every operation on a draft, a publication that fails, one whose worker dies, and one that changes a session's. */
async function editTable(stage: Stage, token: string): Promise<string[]> {
  const change = (changes: readonly object[], status?: number) =>
    stage.call(token, '/v1/configuration/changes', { changes }, status);
  await change(creationOf(tableConfiguration));
  await change([operation('objective', 'update', { max_turns: 6, candidates_per_call: 3 })]);
  await change([
    creation('sub_objective', {
      id: 'extra',
      name: 'Extra',
      order_position: 2,
      completion_role: 'contributing',
    }),
    creation('question', {
      id: 'q_extra',
      text: 'Is there anything else?',
      type: 'open',
      sub_objective_id: 'extra',
      active: true,
      choices: [],
    }),
    creation('success_information', {
      id: 'extra',
      label: 'Anything else',
      primary_question_id: 'q_extra',
      schema: { type: 'string' },
    }),
    // Told in one breath with the number of people, so that one is reconfirmed when the other changes.
    creation('success_information', {
      id: 'children',
      label: 'Number of children',
      primary_question_id: 'q_people',
      schema: { type: 'integer', minimum: 0 },
    }),
  ]);
  await change([
    operation('sub_objective', 'update', { id: 'extra', name: 'More' }),
    operation('question', 'update', { id: 'q_extra', text: 'Anything else that matters?' }),
    operation('success_information', 'update', { id: 'extra', label: 'Anything' }),
  ]);
  await change([operation('question', 'delete', { id: 'q_nowhere' })], 422);
  stage.model = ({ response }) => response.writeHead(401).end();
  const failed = await stage.requestPublication(token);
  if ((await stage.compilationEnd(token, failed)) !== 'failed') throw new Error('not failed');
  const lapsed = await publishInSpiteOfCrash(stage, token);
  await change([
    operation('success_information', 'delete', { id: 'extra' }),
    operation('question', 'delete', { id: 'q_extra' }),
    operation('sub_objective', 'delete', { id: 'extra' }),
  ]);
  return [failed, lapsed];
}

/** The worker renews its claim, dies, and another one takes the job over. */
async function publishInSpiteOfCrash(stage: Stage, token: string): Promise<string> {
  stage.model = () => {};
  const id = await stage.requestPublication(token);
  await new Promise((resolve) => setTimeout(resolve, 12_000));
  stage.model = proposesNothing;
  await stage.crash();
  await new Promise((resolve) => setTimeout(resolve, LAPSE_MS));
  if ((await stage.compilationEnd(token, id)) !== 'succeeded') throw new Error('not taken over');
  return id;
}

async function publishHeatPump(stage: Stage, token: string): Promise<string> {
  await stage.call(token, '/v1/configuration/changes', { changes: DEMO_CHANGES });
  return publishDraft(stage, token);
}

async function publishOther(stage: Stage, token: string): Promise<string> {
  await stage.call(token, '/v1/configuration/changes', { changes: creationOf(tableConfiguration) });
  await judge(stage, OTHER);
  return publishDraft(stage, token);
}

async function publishDraft(stage: Stage, token: string): Promise<string> {
  const id = await stage.requestPublication(token);
  if ((await stage.compilationEnd(token, id)) !== 'succeeded') throw new Error('not published');
  return id;
}

/** What becomes of conversations, as today's and the beta's clients tell it; the beta asks a question as well. */
async function report(stage: Stage, token: string, sessionId: string): Promise<void> {
  await stage.call(token, `/v1/sessions/${sessionId}/feedback`, {
    label: 'won',
    metadata: { by: 'crm', amount: 12.5 },
  });
  const conversion = { type: 'purchase', value: 12.5, currency: 'EUR', metadata: { shop: 'x' } };
  await stage.call(token, '/v1/sessions/beta-17/conversion', conversion);
  await stage.call(token, '/v1/sessions/beta-17/conversion', { type: 'lead' }, 409);
  await stage.call(token, '/v1/next-questions', {
    session_id: 'beta-18',
    conversation_history: [{ content: 'A table for three' }],
  });
}

/** Writes an export of texts; and by then the clock has written the expiry of the key that is over, and erased the texts that are. */
async function exportTexts(stage: Stage): Promise<void> {
  const out = `${stage.dataDir}/texts`;
  const place = ['--tenant', 'acme', '--service', 'table'];
  const options = ['--format', 'ndjson', '--out', out, '--with-text', '--confirm-text'];
  const { code, stderr } = await qss(['export', ...options, ...place], { DATA_DIR: stage.dataDir });
  if (code !== 0) throw new Error(stderr);
  await new Promise((resolve) => setTimeout(resolve, EXPIRY_MS));
}

function operation(entity: string, operation: string, fields: object): object {
  return { entity, operation, [entity]: fields };
}
