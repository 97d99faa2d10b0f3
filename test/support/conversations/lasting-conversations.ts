import { setTimeout as delay } from 'node:timers/promises';
import type { SessionEvent } from '../../../domain/session/events.ts';
import { derivedSessionId } from '../../../domain/session/session-id.ts';
import { sessionStream } from '../../../domain/session/stream.ts';
import { openEmbeddedLog } from '../../../log/embedded/embedded-log.ts';
import type { EventLog } from '../../../log/port.ts';
import { inTables } from '../../../projections/projecting/in-tables.ts';
import { Projector } from '../../../projections/projecting/projector.ts';
import { openStore } from '../../../projections/store/sqlite.ts';
import { STORED_VIEWS } from '../../../projections/stored-views.ts';
import type { Random } from '../hostile/random.ts';
import { scribe } from '../log/scribe.ts';
import { MOVING } from './recorded-conversations.ts';

const QUESTIONS = ['q1', 'q2', 'q3'];

/** Conversations that go on for as long as somebody lets them: every call writes one commit of one of them. */
export function lastingConversations(log: EventLog, random: Random) {
  const { record } = scribe(log);
  const decisions: number[] = [];
  return async function goOn(): Promise<void> {
    const isNew = decisions.length === 0 || random.chance(0.1);
    const nth = isNew ? decisions.push(0) - 1 : random.below(decisions.length);
    const sessionId = derivedSessionId(MOVING.tenant, MOVING.service, `lasting-${nth}`, 0);
    const event = isNew ? started() : proposed(sessionId, decisions[nth]!++, random);
    const objective = { effective_status: 'in_progress', progress: 0 };
    const answer = { action: 'ask', turn_count: 0, progress: { objective, sub_objectives: [] } };
    const receipt = { key_digest: 'k', answer };
    await record(sessionStream(MOVING.tenant, sessionId), [event], isNew ? {} : { receipt });
  };
}

function started(): SessionEvent {
  const { service } = MOVING;
  return {
    type: 'SessionStarted',
    facts: { service, configuration_version: 'v1', artifact_digest: 'd' },
    private: {},
  };
}

function proposed(sessionId: string, nth: number, random: Random): SessionEvent {
  return {
    type: 'QuestionsProposed',
    facts: {
      artifact_digest: 'd',
      engine_version: 'test',
      selection: {},
      turn: 0,
      turns_remaining: 20,
      relevances: {},
      degraded_reasons: [],
      warnings: [],
      decision_id: `dec_${sessionId.slice(4)}_${nth}`,
      candidates: [random.pick(QUESTIONS)],
      rung: 0,
    },
  };
}

/** Goes on until the work is done; answers how many commits that were. */
export async function meanwhile(
  goOn: () => Promise<void>,
  work: Promise<unknown>,
): Promise<number> {
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  let commits = 0;
  for (; !isOver; commits++) {
    await goOn();
    await delay(1);
  }
  await over;
  return commits;
}

/** Every row of every stored view in a file of read models. */
export function rowsIn(file: string): Readonly<Record<string, readonly unknown[]>> {
  const store = openStore(file, { readOnly: true });
  const tables = STORED_VIEWS.flatMap((view) => view.tables);
  const rows = tables.map((table) => [table, store.all(`SELECT * FROM ${table}`)]);
  store.close();
  return Object.fromEntries(rows);
}

/** Feeds the stored views of a file from an embedded log, from their checkpoints to its end, on this thread. */
export async function feedHere(logFile: string, readModels: string): Promise<void> {
  const log = await openEmbeddedLog({ file: logFile });
  const store = openStore(readModels);
  const onFault = (error: unknown) => {
    throw error;
  };
  const sinks = STORED_VIEWS.map((view) => inTables(store, view));
  const projector = new Projector({ log, sinks, onFault });
  await Promise.all(projector.views.map((view) => view.caughtUp));
  await projector.stop();
  store.close();
  await log.close();
}
