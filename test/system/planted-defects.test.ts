import { LapsedClaims } from '../../app/configuration/lapsed-claims.ts';
import { MemoryCoordination } from '../../coordination/memory.ts';
import { createMemoryKeyring } from '../../keyring/memory.ts';
import * as logs from '../support/defects/log-defects.ts';
import { describePlanted, type Planted } from '../support/defects/planted.ts';
import * as services from '../support/defects/service-defects.ts';
import type { Suite } from '../support/defects/suite.ts';
import {
  type Cluster,
  type Processes,
  startInMemory,
  startProcesses,
} from '../support/histories/clusters.ts';
import type { Instance } from '../support/instance.ts';
import { newLog } from '../support/log/new-log.ts';
import { sessionKeysOf } from '../support/session-keys.ts';
import { type ClaimedLog, describeClaims } from './instances/claims.ts';
import { describeInstances } from './instances/instances.ts';
import { rollingRestartFailsNobody } from './instances/rolling-restart.ts';

/** The stories of several instances are themselves held to something: what is wrong, one of them finds. */

const CLAIMS: ClaimedLog = {
  open: async () => {
    const log = newLog();
    return async () => log;
  },
  through: (log) => log,
  aheadMs: () => 0,
  watch: (elapsedMs) => new LapsedClaims(elapsedMs),
};

const lock = new MemoryCoordination();

const CLAIM_DEFECTS: readonly Planted<ClaimedLog>[] = [
  {
    defect: 'a lock that is trusted as the fence',
    subject: { ...CLAIMS, through: services.trustingALock(lock) },
    foundBy: 'let one of eight win the claim',
  },
  {
    defect: 'a late result that is written all the same',
    subject: { ...CLAIMS, through: logs.droppingTheExpectedRevision },
    foundBy: 'take a sleeper’s job over, and refuse its late result',
  },
  {
    defect: 'a late failure that is written all the same',
    subject: { ...CLAIMS, through: logs.droppingTheExpectedRevision },
    foundBy: 'take a sleeper’s job over, and refuse its late failure',
  },
  {
    defect: 'a job that is taken from the one who holds it',
    subject: {
      ...CLAIMS,
      watch: () => ({
        look: (_, { claim }) => ({ silentRevision: claim?.heardRevision, isOverdue: false }),
      }),
    },
    foundBy: 'take a sleeper’s job over, and refuse its late result',
  },
  {
    defect: 'a claim that is tried again at a fresh revision',
    subject: { ...CLAIMS, through: services.retryingTheUnknownAfresh },
    foundBy: 'know their own claim again when its answer was lost',
  },
  {
    defect: 'an outage of the log that fails the job',
    subject: { ...CLAIMS, through: services.takingAnOutageForAFault },
    foundBy: 'fail no job because the log went away',
  },
];

describePlanted('the suite of claims', describeClaims, CLAIMS, CLAIM_DEFECTS);

type Start = () => Promise<Cluster>;

const together: Start = () => startInMemory();

/** What every service makes of its log. */
function through(plant: logs.LogDefect): Start {
  return () => startInMemory({ through: (log) => plant(log) });
}

/** What the second of two services makes of its log. */
function throughTheSecond(plant: logs.LogDefect): Start {
  return () => startInMemory({ through: (log, n) => (n === 1 ? plant(log) : log) });
}

/** What stands before every instance. */
function before(plant: (instance: Instance) => Instance): Start {
  return async () => {
    const cluster = await together();
    return { ...cluster, instances: cluster.instances.map(plant) };
  };
}

const answers = services.inThisProcess();

const keyring = createMemoryKeyring();

const INSTANCE_DEFECTS: readonly Planted<Start>[] = [
  {
    defect: 'an expected revision that is dropped',
    subject: through(logs.droppingTheExpectedRevision),
    foundBy: 'let one of many writers with the same state_version win',
  },
  {
    defect: 'a conflict that is tried again at a fresh revision',
    subject: through(logs.retryingAConflictAtAFreshRevision),
    foundBy: 'let one of many writers with the same state_version win',
  },
  {
    defect: 'a session that is read as it was a moment ago',
    subject: throughTheSecond(logs.readingBehind),
    foundBy: 'show every acknowledged write in every read of a session',
  },
  {
    defect: 'an instance that never hears or reads of revocations',
    subject: throughTheSecond(services.blindTo(({ type }) => type === 'KeyRevoked')),
    foundBy: 'let a new key in and a revoked key out everywhere within 5 s',
  },
  {
    defect: 'a list that never hears of other instances’ sessions',
    subject: throughTheSecond(services.deaf(({ stream }) => stream.startsWith('session-'))),
    foundBy: 'show what was written elsewhere in their lists within 5 s',
  },
  {
    defect: 'a configuration that is read from a copy',
    subject: throughTheSecond(logs.readingACopy),
    foundBy: 'make one version of each publication',
  },
  {
    defect: 'answers that are not kept',
    subject: before(services.knowingNoKeys),
    foundBy: 'give 50 duplicates of feedback one effect and one answer',
  },
  {
    defect: 'answers that each process keeps for itself',
    subject: before((each) =>
      services.remembering(services.knowingNoKeys(each), services.inThisProcess()),
    ),
    foundBy: 'give 50 duplicates of events one effect and one answer',
  },
  {
    defect: 'an append of unknown outcome that is tried again at a fresh revision',
    subject: through((log) => services.retryingTheUnknownAfresh(services.losingTheAnswer(log))),
    foundBy: 'give 50 duplicates of next one effect and one answer',
  },
  {
    defect: 'a repeat that is answered anew',
    subject: before(services.answeringRepeatsAnew),
    foundBy: 'give 50 duplicates of create one effect and one answer',
  },
  {
    defect: 'a body that is not held against its key',
    subject: () =>
      startInMemory({
        parts: () => ({ keyring }),
        through: services.storingNoBodyDigests(sessionKeysOf(keyring)),
      }),
    foundBy: 'tell the bodies of one key apart',
  },
  {
    defect: 'a key that counts for every operation',
    subject: before((each) => services.remembering(each, answers, { nameOf: (_, key) => key })),
    foundBy: 'keep the keys of operations and sessions apart',
  },
  {
    defect: 'a refusal that is kept as the answer of its key',
    subject: before((each) => services.remembering(each, answers, { isKept: () => true })),
    foundBy: 'leave the key of a refused request free',
  },
];

describePlanted('the suite of instances', describeInstances, together, INSTANCE_DEFECTS);

function describeRestarts({ it }: Suite, startAll: () => Promise<Processes>): void {
  it('fail no client that tries again, and lose and double nothing', () =>
    rollingRestartFailsNobody(startAll));
}

/** Whoever comes back takes the log in its own data folder. */
async function replacedWithoutTheirLog(): Promise<Processes> {
  const cluster = await startProcesses(2);
  return { ...cluster, start: (env) => cluster.start({ ...env, EVENT_LOG_URL: '' }) };
}

describePlanted('the story of a rolling restart', describeRestarts, () => startProcesses(2), [
  {
    defect: 'a process that comes back with another log',
    subject: replacedWithoutTheirLog,
    foundBy: 'fail no client that tries again, and lose and double nothing',
  },
]);
