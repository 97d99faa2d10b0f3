import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import type { Processes } from '../../support/histories/clusters.ts';
import {
  type Client,
  clientWith,
  decidedSession,
  effectsSince,
  persist,
  versionOf,
} from '../../support/histories/mutations.ts';
import { type Instance, instanceOf } from '../../support/instance.ts';
import { stopService } from '../../support/processes/service-process.ts';

const CLIENTS = 8;
/** Between two writes of a client while an instance starts, which needs the processor itself. */
const QUIET_MS = 20;

type Session = Awaited<ReturnType<typeof decidedSession>>;

/** Every instance is stopped and replaced in turn while clients go on; each of them tries again where it has to. */
export async function rollingRestartFailsNobody(startAll: () => Promise<Processes>): Promise<void> {
  const cluster = await startAll();
  const { log, token, processes, start } = cluster;
  try {
    const instances: Instance[] = [...cluster.instances];
    const client = clientWith(token, 'rolling');
    const sessions: Session[] = [];
    for (let n = 0; n < CLIENTS; n++) sessions.push(await decidedSession(instances[0]!, client));
    const before = await log.head();
    let isOver = false;
    let isStarting = false;
    const goesOn = async () => {
      if (isStarting) await delay(QUIET_MS);
      return !isOver;
    };
    const clients = Promise.all(
      sessions.map((session) => converse(instances, client, session, goesOn)),
    );
    // What goes wrong with one is told when all were restarted.
    clients.catch(() => {});
    for (const [n, process] of processes.entries()) {
      const code = await stopService(process);
      assert.equal(code, 0, process.output().slice(-2_000));
      isStarting = true;
      instances[n] = instanceOf(await start());
      isStarting = false;
    }
    isOver = true;
    const acknowledged = (await clients).reduce((sum, count) => sum + count, 0);
    assert.ok(acknowledged > CLIENTS * 10, `only ${acknowledged} writes`);
    assert.equal((await effectsSince(log, before)).length, acknowledged);
  } finally {
    await cluster.stop();
  }
}

/** One session that is written to until it is over; answers how many writes were acknowledged. */
async function converse(
  instances: readonly Instance[],
  client: Client,
  { path, ...session }: Session,
  goesOn: () => Promise<boolean>,
): Promise<number> {
  let { version } = session;
  let acknowledged = 0;
  while (await goesOn()) {
    const data = [{ id: 'people', operation: 'set', value: acknowledged + 1 }];
    const body = { state_version: version, client_updates: { data } };
    const request = { token: client.token, key: `key-${client.unique()}`, body };
    const reply = await persist(instances, { path: `${path}/events`, request });
    assert.equal(reply.status, 200, reply.text);
    assert.ok(versionOf(reply) > version);
    version = versionOf(reply);
    acknowledged += 1;
  }
  return acknowledged;
}
