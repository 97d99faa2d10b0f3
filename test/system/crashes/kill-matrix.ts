import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { keyIsKnown, type Processes } from '../../support/histories/clusters.ts';
import {
  clientWith,
  commitsSince,
  MUTATIONS,
  type Mutation,
  persist,
} from '../../support/histories/mutations.ts';
import { prepareDraft, type Reply } from '../../support/http/http-client.ts';
import { type Instance, instanceOf } from '../../support/instance.ts';
import {
  ASLEEP,
  type Boundary,
  dyingWhere,
  isEffective,
} from '../../support/processes/boundaries.ts';
import type { ServiceProcess } from '../../support/processes/service-process.ts';
import { tell } from '../../support/programme.ts';

/** One of every mutation is on its way in one process when something happens to it. Stories fail by throwing. */

/** A story that has no end by then has gone wrong, however slow the machine is. */
const STORY_MS_MAX = 60_000;

export interface Ended {
  readonly cluster: Processes;
  readonly boundary: Boundary;
  /** A defect that the process has. */
  readonly planted?: string | undefined;
  /** A defect of the one that the retries go to, which is the first instance unless given. */
  readonly plantedInOther?: string | undefined;
  /**
   * Readies what is outside of the process for the requests that are about to come; answers what is to happen once
   * they were sent again.
   */
  readonly ready?: (requests: number, doomed: ServiceProcess) => (() => void) | undefined;
  /** What else happens while the process is away. */
  readonly meanwhile?: (() => Promise<unknown>) | undefined;
}

/** A process that is killed with each mutation at the same boundary: the other one has each effect once. */
export async function killedAt(ended: Ended): Promise<void> {
  await withDoomed(ended, (doomed, other) => killedStory(ended, doomed, other));
}

async function killedStory(ended: Ended, doomed: ServiceProcess, other: Instance): Promise<void> {
  const { cluster, boundary, meanwhile = async () => {} } = ended;
  const { mutations, before, afterRetries } = await underWay(ended, doomed);
  const firsts = await sentUntilDeath(doomed, boundary, mutations);
  await meanwhile();
  const retries = await sentAgain(other, mutations);
  afterRetries?.();
  const again = await sentAgain(other, mutations);
  for (const [n, { path }] of mutations.entries()) {
    const { isReplay, text, tries } = retries[n]!;
    // What a busy machine answered too late may have had its effect at the first of several tries.
    if (tries === 1 || isEffective(boundary))
      assert.equal(isReplay, isEffective(boundary), `${path}: is a repeat`);
    assert.equal(again[n]!.text, text, `${path}: the same bytes again`);
    if (firsts[n]) assert.equal(text, firsts[n].text, `${path}: the bytes of the first answer`);
  }
  await assertEffects(cluster, before, retries);
  tell('a', { kills: mutations.length });
}

/** A process that sleeps right before its appends while the other one answers: it wakes too late for any effect. */
export async function wokenTooLate(ended: Omit<Ended, 'boundary'>): Promise<void> {
  await withDoomed(ended, (doomed, other) => wokenStory(ended, doomed, other));
}

async function wokenStory(
  ended: Omit<Ended, 'boundary'>,
  doomed: ServiceProcess,
  other: Instance,
): Promise<void> {
  const { cluster, meanwhile = async () => {} } = ended;
  const { mutations, before } = await underWay(ended, doomed);
  const headers = dyingWhere('it is decided', mutations.length, 'sleeps');
  const late = Promise.all(
    mutations.map(({ path, request }) => instanceOf(doomed).send(path, { ...request, headers })),
  );
  // A story that ends before leaves them to their end.
  late.catch(() => {});
  while (!doomed.output().includes(ASLEEP)) {
    assert.ok(!hasEnded(doomed), `it ended before it slept: ${doomed.output().slice(-2_000)}`);
    await delay(20);
  }
  await meanwhile();
  const retries = await sentAgain(other, mutations);
  doomed.child.kill('SIGCONT');
  for (const [n, { status, text }] of (await late).entries()) {
    if (status !== 503) assert.equal(text, retries[n]!.text, 'the woken one’s answer');
  }
  const again = await sentAgain(instanceOf(doomed), mutations);
  for (const [n, { text }] of again.entries()) {
    assert.equal(text, retries[n]!.text, 'the woken one’s repeat');
  }
  await assertEffects(cluster, before, retries);
}

/** Ends what it starts, also where the story goes wrong or has no end. */
async function withDoomed(
  { cluster, planted, plantedInOther }: Omit<Ended, 'boundary'>,
  story: (doomed: ServiceProcess, other: Instance) => Promise<void>,
): Promise<void> {
  const started: ServiceProcess[] = [];
  const overdue = new AbortController();
  try {
    started.push(await startCrashing(cluster, planted));
    if (plantedInOther !== undefined) started.push(await startCrashing(cluster, plantedInOther));
    const [doomed, defective] = started;
    const other = defective ? instanceOf(defective) : cluster.instances[0]!;
    const isOverdue = delay(STORY_MS_MAX, undefined, { signal: overdue.signal }).then(
      () => assert.fail(`no end after ${STORY_MS_MAX} ms: ${doomed!.output().slice(-2_000)}`),
      () => {},
    );
    await Promise.race([story(doomed!, other), isOverdue]);
  } finally {
    overdue.abort();
    for (const { child } of started) child.kill('SIGKILL');
    await Promise.all(started.map(({ exited }) => exited));
  }
}

async function underWay({ cluster, ready }: Omit<Ended, 'boundary'>, doomed: ServiceProcess) {
  const { log, token, instances } = cluster;
  const mutations = await oneOfEach(instances[0]!, token);
  for (const { request } of mutations) await keyIsKnown([instanceOf(doomed)], request.token);
  const afterRetries = ready?.(mutations.length, doomed);
  return { mutations, before: await log.head(), afterRetries };
}

function startCrashing({ start }: Processes, planted?: string): Promise<ServiceProcess> {
  const env = planted === undefined ? {} : { PLANTED: planted };
  return start(env, 'test/support/processes/entries/crashing-service.ts');
}

function hasEnded({ child }: ServiceProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** All seven, ready to be sent; the publication is of a service of its own, where nothing is compiled. */
async function oneOfEach(instance: Instance, token: string): Promise<readonly Mutation[]> {
  const client = clientWith(token, 'killed');
  const place = `/internal/v1/tenants/acme/services/${client.unique()}`;
  const publisher = { ...client, token: await prepareDraft(instance, place) };
  const made = Object.entries(MUTATIONS).map(([name, make]) =>
    make(instance, name === 'publish' ? publisher : client),
  );
  return Promise.all(made);
}

/** The answers that came before the process died: all of them, or none. */
async function sentUntilDeath(
  doomed: ServiceProcess,
  boundary: Boundary,
  mutations: readonly Mutation[],
): Promise<readonly (Reply | undefined)[]> {
  const headers = dyingWhere(boundary, mutations.length);
  const instance = instanceOf(doomed);
  const replies = await Promise.all(
    mutations.map(({ path, request }) =>
      instance.send(path, { ...request, headers }).catch(() => undefined),
    ),
  );
  const isToBeAnswered = boundary === 'it is answered';
  for (const [n, reply] of replies.entries()) {
    const { path } = mutations[n]!;
    if (isToBeAnswered) assert.ok(reply && reply.status < 300, `${path}: ${reply?.text}`);
    // A machine that is too slow for that many at once says nothing of the service.
    else if (reply?.status === 503) assert.fail(`${path} timed out: ${reply.text}`);
    else assert.ok(!reply, `${path} was answered too early: ${reply?.text}`);
  }
  const [, signal] = await doomed.exited;
  assert.equal(signal, 'SIGKILL', doomed.output().slice(-2_000));
  return replies;
}

async function sentAgain(instance: Instance, mutations: readonly Mutation[]) {
  const replies = await Promise.all(mutations.map((mutation) => persist([instance], mutation)));
  for (const [n, { status, text }] of replies.entries()) {
    assert.ok(status < 300, `${mutations[n]!.path}: ${text}`);
  }
  return replies;
}

/** One effect for each answer, and nothing else that a client brought about. */
async function assertEffects(
  { log }: Processes,
  before: string | undefined,
  answers: readonly Reply[],
): Promise<void> {
  const commits = await commitsSince(log, before);
  const cutOff = commits.filter(({ isWhole }) => !isWhole);
  assert.deepEqual(cutOff, [], 'no commit is cut off');
  const effects = commits.flatMap(({ requestId }) => requestId ?? []);
  const answered = answers.map(({ json }) => json.request_id!);
  assert.deepEqual(effects.toSorted(), answered.toSorted(), 'one effect for each answer');
}
