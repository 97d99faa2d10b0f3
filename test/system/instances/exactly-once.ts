import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster } from '../../support/histories/clusters.ts';
import {
  clientWith,
  decidedSession,
  effectsSince,
  MUTATIONS,
  type Mutation,
  persist,
} from '../../support/histories/mutations.ts';
import type { Reply } from '../../support/http/http-client.ts';
import type { Instance } from '../../support/instance.ts';

/** One effect and one answer for a key, however often and wherever it is sent. Each story fails by throwing. */

const WAIT_MS_MAX = 30_000;
/** Nobody is kept waiting for much longer: only a busy machine takes so long, and says that it has too much to do. */
const LATE_MS_MIN = 2_500;

/**
 * Identical requests at the same time, spread over the instances: all of them end in the same bytes.
 * @param onMade waited for when they are about to be sent
 */
export async function duplicatesHaveOneEffect(
  cluster: Cluster,
  name: string,
  copies = 50,
  onMade: () => Promise<unknown> = async () => {},
) {
  const { instances, log, token } = cluster;
  const client = clientWith(token, `duplicates-${name}`);
  const mutation = await MUTATIONS[name]!(instances[0]!, client);
  const before = await log.head();
  await onMade();
  // All of them have ended before one that failed says so: what comes next would count their effects.
  const settled = await Promise.allSettled(
    Array.from({ length: copies }, (_, n) => answered(instances[n % instances.length]!, mutation)),
  );
  const replies = settled.map((each) => {
    if (each.status === 'rejected') throw each.reason;
    return each.value;
  });
  const [first] = replies;
  assert.ok(first!.status < 300, first!.text);
  for (const { text } of replies) assert.equal(text, first!.text);
  const firsts = replies.filter(({ isReplay }) => !isReplay);
  // The first one may have been told that it took too long: it asks again then, and hears a repeat.
  const isOneLate = firsts.length === 0 && replies.some(({ wasLate }) => wasLate);
  assert.ok(
    firsts.length === 1 || isOneLate,
    'one answer is the first one, the others are repeats',
  );
  assert.equal((await effectsSince(log, before)).length, 1, 'effects');
}

/** What a client sees that waits where it is asked to. */
async function answered(
  instance: Instance,
  { path, request }: Mutation,
): Promise<Reply & { readonly wasLate: boolean }> {
  const end = performance.now() + WAIT_MS_MAX;
  for (let wasLate = false; ; ) {
    const sentAt = performance.now();
    const reply = await instance.send(path, request);
    if (reply.status !== 503) return { ...reply, wasLate };
    const isLate = performance.now() - sentAt >= LATE_MS_MIN;
    wasLate ||= isLate;
    const codes = ['idempotency_in_progress', ...(isLate ? ['overloaded'] : [])];
    assert.ok(codes.includes(reply.json.code!), reply.text);
    assert.ok(reply.headers.has('retry-after'));
    assert.ok(performance.now() < end, 'a duplicate was put off for too long');
    await delay(20);
  }
}

/** A key that was used is refused with another body on every instance, and replays the same JSON as it is. */
export async function bodiesAreToldApart({ instances, log, token }: Cluster) {
  const client = clientWith(token, 'bodies');
  const { path } = await decidedSession(instances[0]!, client);
  const key = `key-${client.unique()}`;
  const send = (n: number, body: object) =>
    instances[n % instances.length]!.send(`${path}/feedback`, { token, key, body });
  const before = await log.head();
  const first = await send(0, { label: 'booked', metadata: { a: 1, b: [2, { c: 3 }] } });
  assert.equal(first.status, 201, first.text);
  for (const n of [0, 1]) {
    const reordered = await send(n, { metadata: { b: [2, { c: 3 }], a: 1 }, label: 'booked' });
    assert.equal(reordered.text, first.text, 'the same JSON in another order is the same body');
    for (const other of [{ label: 'lost' }, { label: 'booked', metadata: { a: 1, b: [2] } }]) {
      const refused = await send(n, other);
      assert.equal(refused.json.code, 'idempotency_key_reused', refused.text);
    }
  }
  assert.equal((await effectsSince(log, before)).length, 1);
}

/** The same key on other operations, sessions and entry points is another key. */
export async function keysHaveTheirScope({ instances, log, token }: Cluster) {
  const client = clientWith(token, 'scopes');
  const sessions = [
    await decidedSession(instances[0]!, client),
    await decidedSession(instances[0]!, client),
  ];
  const key = `key-${client.unique()}`;
  const before = await log.head();
  const ids: unknown[] = [];
  for (const [n, { path, version }] of sessions.entries()) {
    const instance = instances[n % instances.length]!;
    const data = [{ id: 'people', operation: 'set', value: 2 }];
    const body = { state_version: version, client_updates: { data } };
    const recorded = await instance.send(`${path}/events`, { token, key, body });
    assert.equal(recorded.status, 200, recorded.text);
    const after = (recorded.json.versions! as { state_version: number }).state_version;
    const turn = { ...body, state_version: after };
    const next = await instance.send(`${path}/next`, { token, key, body: turn });
    assert.equal(next.status, 200, next.text);
    ids.push(recorded.json.request_id, next.json.request_id);
  }
  assert.equal(new Set(ids).size, 4);
  assert.equal((await effectsSince(log, before)).length, 4);
}

/** What was refused had no effect, so its key is as good as new: on every instance. */
export async function refusalsLeaveTheKeyFree({ instances, log, token }: Cluster) {
  const client = clientWith(token, 'refusals');
  const { path, version } = await decidedSession(instances[0]!, client);
  const key = `key-${client.unique()}`;
  const before = await log.head();
  const send = (n: number, state_version: number, value: unknown, id = 'people') => {
    const body = { state_version, client_updates: { data: [{ id, operation: 'set', value }] } };
    return instances[n % instances.length]!.send(`${path}/events`, { token, key, body });
  };
  assert.equal((await send(0, version + 9, 3)).json.code, 'state_version_conflict');
  assert.equal((await send(1, version, 3, 'nothing')).json.code, 'invalid_request');
  const missing = { token, key, body: { label: 'x' } };
  const elsewhere = `/v1/sessions/ses_${'0'.repeat(26)}/feedback`;
  assert.equal((await instances[1]!.send(elsewhere, missing)).json.code, 'unknown_session');
  assert.deepEqual(await effectsSince(log, before), []);
  const done = await send(1, version, 3);
  assert.equal(done.status, 200, done.text);
  assert.ok(!done.isReplay);
  assert.equal(
    (
      await persist(instances, {
        path: `${path}/events`,
        request: {
          token,
          key,
          body: {
            state_version: version,
            client_updates: { data: [{ id: 'people', operation: 'set', value: 3 }] },
          },
        },
      })
    ).text,
    done.text,
  );
  assert.equal((await effectsSince(log, before)).length, 1);
}
