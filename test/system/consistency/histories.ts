import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { type Services, startProcesses } from '../../support/histories/clusters.ts';
import { type History, violationsOf } from '../../support/histories/history.ts';
import { recordHistory } from '../../support/histories/history-clients.ts';
import { MortalServices } from '../../support/histories/mortal-services.ts';
import { Random } from '../../support/hostile/random.ts';
import { type Instance, instanceOf } from '../../support/instance.ts';

/** What clients saw, and how often a service died meanwhile. */
type Recorded = History & { readonly deaths: number };

const CLIENTS = { clients: 8, sessions: 5, goesOn: (operations: number) => operations < 15 };

/** Clients of two services that die again and again. @param planted a defect that both of them have */
export async function recordWithDeaths(
  { instances: [steady], openLog, log, keyring, token }: Services,
  seed: number,
  planted?: string,
): Promise<Recorded> {
  const random = new Random(seed);
  const start = { random, openLog, death: 0.05, doubt: 0.1, planted };
  const mortals = await MortalServices.start(start, 2);
  const { instances } = mortals;
  const clients = { ...CLIENTS, random, steady: steady!, instances, log, keyring, token };
  const recording = recordHistory(clients).finally(() => mortals.stop());
  return { ...(await recording), deaths: mortals.deaths };
}

const KILL_MS_MAX = 300;
const KILLS = 2;

/** Clients of two processes, of which one after the other is killed and replaced. */
export async function recordWithKills(seed: number): Promise<Recorded> {
  const cluster = await startProcesses(3);
  const { log, keyring, token, start, processes } = cluster;
  const random = new Random(seed);
  let deaths = 0;
  let isStarting = false;
  const mortals = processes.slice(1);
  const instances: Instance[] = mortals.map(instanceOf);
  const kill = async () => {
    while (deaths < KILLS) {
      await delay(random.below(KILL_MS_MAX));
      const place = random.below(mortals.length);
      mortals[place]!.child.kill('SIGKILL');
      isStarting = true;
      mortals[place] = await start();
      isStarting = false;
      instances[place] = instanceOf(mortals[place]!);
      deaths += 1;
    }
  };
  try {
    const steady = cluster.instances[0]!;
    const goesOn = () => deaths < KILLS;
    const isQuiet = () => isStarting;
    const doing = { ...CLIENTS, goesOn, isQuiet, random };
    const clients = { ...doing, steady, instances, log, keyring, token };
    const [history] = await Promise.all([recordHistory(clients), kill()]);
    return { ...history, deaths };
  } finally {
    await cluster.stop();
  }
}

/** @throws where what clients saw cannot have happened, or is too little to say so */
export function assertPossible({ deaths, ...history }: Recorded, seed: number): void {
  const done = history.writes.filter(({ outcome }) => outcome === 'done');
  assert.ok(done.length > 20, `only ${done.length} writes succeeded`);
  assert.deepEqual(violationsOf(history), [], `HISTORIES_SEED=${seed}, ${deaths} deaths`);
}
