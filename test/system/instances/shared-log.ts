import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster } from '../../support/histories/clusters.ts';
import {
  type Client,
  clientWith,
  decidedSession,
  effectsSince,
  persist,
  versionOf,
} from '../../support/histories/mutations.ts';
import { ACME_TABLE, compilationEnd, type Reply } from '../../support/http/http-client.ts';
import type { Instance } from '../../support/instance.ts';
import { ADMIN_TOKEN } from '../../support/processes/service-process.ts';

/** What clients may rely on when several instances serve one log. Each story fails by throwing. */

/** Another instance's keys and lists follow within this time. */
const FOLLOW_MS_MAX = 5_000;

/** Writes on one instance and reads on the next, in turns: no read is ever behind. */
export async function readsSeeEveryWrite({ instances, token }: Cluster, writes: number) {
  const client = clientWith(token, 'reads');
  let { path, version } = await decidedSession(instances[0]!, client);
  for (let n = 0; n < writes; n++) {
    const writer = instances[n % instances.length]!;
    const reader = instances[(n + 1) % instances.length]!;
    const written = await writer.send(`${path}/events`, setPeople(client, version, n + 1));
    assert.equal(written.status, 200, written.text);
    version = versionOf(written);
    const read = await reader.send(path, { method: 'GET', token });
    assert.equal(versionOf(read), version, 'a read is behind an acknowledged write');
    const { targets } = read.json as unknown as { targets: { people: { value: number } } };
    assert.equal(targets.people.value, n + 1);
  }
}

function setPeople({ token, unique }: Client, version: number, value: number) {
  const data = [{ id: 'people', operation: 'set', value }];
  return {
    token,
    key: `key-${unique()}`,
    body: { state_version: version, client_updates: { data } },
  };
}

/** Many writers with one `state_version`: one is first, the others are told where the session stands. */
export async function oneWriterWins(
  { instances, log, token }: Cluster,
  rounds: number,
  writers = 32,
) {
  const client = clientWith(token, 'race');
  const { path, ...decided } = await decidedSession(instances[0]!, client);
  let { version } = decided;
  for (let round = 0; round < rounds; round++) {
    const before = await log.head();
    const replies = await Promise.all(
      Array.from({ length: writers }, (_, n) => {
        const request = setPeople(client, version, n + 1);
        // A busy machine may put some of them off.
        return persist([instances[n % instances.length]!], { path: `${path}/events`, request });
      }),
    );
    const [winner, ...others] = replies.filter(({ status }) => status === 200);
    assert.ok(winner, 'nobody won');
    assert.deepEqual(others, [], 'several writers won');
    const sent = version;
    version = versionOf(winner);
    for (const reply of replies) if (reply !== winner) assertConflict(reply, sent, version);
    assert.equal((await effectsSince(log, before)).length, 1);
  }
}

function assertConflict({ status, json }: Reply, sent: number, current: number): void {
  assert.equal(status, 409, JSON.stringify(json));
  assert.equal(json.code, 'state_version_conflict');
  const details = json.details! as Record<string, unknown>;
  assert.equal(details.sent_state_version, sent);
  assert.equal(details.current_state_version, current);
}

/** A key made on one instance opens the others, and is refused everywhere once it is revoked. */
export async function keysFollow({ instances }: Cluster) {
  const [first, ...others] = instances;
  const administer = (path: string, method: string, body?: object) =>
    first!.sendInternally(`${ACME_TABLE}/keys${path}`, { method, token: ADMIN_TOKEN, body });
  const made = await administer('', 'POST', {
    name: 'short-lived',
    scopes: ['configuration:read'],
  });
  const token: string = made.json.secret!;
  const { key_id } = made.json.key! as { key_id: string };
  assert.equal(await statusWith(first!, token), 200, 'the instance that made it knows it at once');
  for (const other of others) await becomes(other, token, 200);
  await administer(`/${key_id}`, 'DELETE');
  assert.equal(
    await statusWith(first!, token),
    401,
    'the instance that revoked it refuses at once',
  );
  for (const other of others) await becomes(other, token, 401);
}

async function statusWith(instance: Instance, token: string): Promise<number> {
  return (await instance.send('/v1/configuration', { method: 'GET', token })).status;
}

async function becomes(instance: Instance, token: string, wanted: number): Promise<void> {
  const end = performance.now() + FOLLOW_MS_MAX;
  while ((await statusWith(instance, token)) !== wanted) {
    assert.ok(performance.now() < end, `a key did not come to ${wanted} within 5 s`);
    await delay(20);
  }
}

/** Each publication becomes one version, whichever worker compiles it, and new sessions have it everywhere. */
export async function publicationsAreCompiledOnce({ instances, log, token }: Cluster, times = 3) {
  const client = clientWith(token, 'publications');
  for (let n = 0; n < times; n++) {
    const before = await publishedVersions(log);
    const publisher = instances[n % instances.length]!;
    const key = `key-${client.unique()}`;
    const { json } = await publisher.send('/v1/configuration/publish', { token, key, body: {} });
    assert.equal(await compilationEnd(publisher, token, json.compilation_id!), 'succeeded');
    const after = await publishedVersions(log);
    assert.deepEqual(after, [...before, `v${before.length + 1}`]);
    for (const instance of instances) {
      const read = await instance.send('/v1/configuration', { method: 'GET', token });
      assert.equal(read.json.configuration_version, after.at(-1));
    }
  }
}

async function publishedVersions(log: Cluster['log']): Promise<string[]> {
  const { events } = await log.read('configuration-acme.table');
  return events
    .filter(({ type }) => type === 'ConfigurationPublished')
    .map(({ data }) => JSON.parse(data).facts.configuration_version as string);
}

/** Lists come to hold what was written elsewhere, the same on every instance. */
export async function listsFollow({ instances, token }: Cluster) {
  const client = clientWith(token, 'lists');
  const { path } = await decidedSession(instances[0]!, client);
  const id = path.split('/').at(-1)!;
  const list = async (instance: Instance) => {
    const request = { method: 'GET', token: ADMIN_TOKEN };
    return (await instance.sendInternally(`${ACME_TABLE}/sessions?limit=200`, request)).text;
  };
  assert.ok((await list(instances[0]!)).includes(id), 'the own list is behind');
  const end = performance.now() + FOLLOW_MS_MAX;
  for (const instance of instances) {
    while (!(await list(instance)).includes(id)) {
      assert.ok(performance.now() < end, 'a list did not follow within 5 s');
      await delay(20);
    }
  }
}
