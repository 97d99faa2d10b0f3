import { replayAll } from '../../app/audit/replay/replay-all.ts';
import { ENGINE_VERSION } from '../../cli/version.ts';
import { createMemoryKeyring } from '../../keyring/memory.ts';
import { ServiceUnderTest } from '../../test/support/service.ts';
import { begin, formOf, publish, takeOne } from '../generated/bench-sessions.ts';
import { median } from '../median.ts';

/**
 * What sealing costs: a turn, from the parsed body to the answer's text, and replaying every session with its proofs, each
 * sealed and open, in turns in one process on logs in memory. Processor time of all threads; medians of rounds.
 * Nothing is read from a disk and nothing comes over HTTP, so the shares of whole turns and replays are smaller.
 *
 * Usage: npm run bench:sealing [-- <rounds> <sessions a round>]
 */
const [rounds = 7, sessions = 40] = process.argv.slice(2).map(Number);
const TURNS = 20;
const WARM_ROUNDS = 3;
const REPLAYS_MIN = 3;

interface Side {
  readonly name: string;
  readonly service: ServiceUnderTest;
  readonly turns: number[];
  readonly replays: number[];
}

const sealed = await side('sealed');
const open = await side('open');
// A service always seals; this one finds no key to do it with.
Object.assign(open.service.service.dependencies.sessionKeys, { toSeal: () => undefined });
const sides = [sealed, open];
// Who goes first pays for what is compiled for both.
for (let round = 0; round < WARM_ROUNDS; round++)
  for (const each of sides) await converse(each, `warm-${round}`);
for (let round = 0; round < rounds; round++)
  for (const each of sides.reverse())
    each.turns.push(await cpuOf(() => converse(each, String(round))));
for (const each of sides) await replay(each);
for (let round = 0; round < Math.max(REPLAYS_MIN, rounds >> 1); round++)
  for (const each of sides.reverse()) each.replays.push(await cpuOf(() => replay(each)));
const turns = sessions * TURNS;
console.table(
  sides.map(({ name, turns: spent, replays }) => ({
    name,
    'turn µs': Math.round(median(spent) / turns),
    'replay µs a turn': Math.round(median(replays) / ((rounds + WARM_ROUNDS) * turns)),
  })),
);
const throughput = median(open.turns) / median(sealed.turns);
const longer = median(sealed.replays) / median(open.replays);
console.log(`throughput of turns, sealed / open: ${throughput.toFixed(2)} (must .9)`);
console.log(`time of a replay, sealed / open: ${longer.toFixed(2)} (must 1.5)`);
for (const { service } of sides) await service.stop();
process.exit();

async function side(name: string): Promise<Side> {
  const service = await ServiceUnderTest.start(undefined, { keyring: createMemoryKeyring() });
  await publish(service, formOf(300));
  return { name, service, turns: [], replays: [] };
}

async function converse({ service }: Side, round: string): Promise<void> {
  const { dependencies } = service.service;
  for (let nth = 0; nth < sessions; nth++) {
    const id = await begin(dependencies, `${round}-${nth}`);
    let version = 0;
    for (let turn = 0; turn < TURNS; turn++)
      version = await takeOne(dependencies, id, turn, version);
  }
}

async function replay({ service }: Side): Promise<void> {
  const { log, sessionKeys, artifacts } = service.service.dependencies;
  const reading = { log, sessionKeys, artifacts, engineVersion: ENGINE_VERSION };
  const { diverging, sessions: found } = await replayAll(reading);
  if (diverging > 0 || found !== (rounds + WARM_ROUNDS) * sessions)
    throw new Error('not what was recorded');
}

/** Microseconds of the processor. */
async function cpuOf(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
