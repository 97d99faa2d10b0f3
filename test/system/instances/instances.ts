import type { Suite } from '../../support/defects/suite.ts';
import type { Cluster } from '../../support/histories/clusters.ts';
import { MUTATIONS } from '../../support/histories/mutations.ts';
import { figureFrom, tell } from '../../support/programme.ts';
import {
  bodiesAreToldApart,
  duplicatesHaveOneEffect,
  keysHaveTheirScope,
  refusalsLeaveTheKeyFree,
} from './exactly-once.ts';
import {
  keysFollow,
  listsFollow,
  oneWriterWins,
  publicationsAreCompiledOnce,
  readsSeeEveryWrite,
} from './shared-log.ts';

const READS = figureFrom('READS_ELSEWHERE', 40);
const RACES = figureFrom('RACES', 3);
/** Keys of `/next`, which is what most calls are; of each other kind a tenth of them. */
const DUPLICATED = figureFrom('DUPLICATED_KEYS', 1);

/** What clients may rely on when several instances serve one log. */
export function describeInstances(
  { it, beforeAll, afterAll }: Suite,
  start: () => Promise<Cluster>,
): void {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await start();
  });
  afterAll(() => cluster?.stop());

  it('show every acknowledged write in every read of a session', async () => {
    await readsSeeEveryWrite(cluster, READS);
    tell('b', { 'reads behind a write elsewhere': READS });
  });

  it('let one of many writers with the same state_version win', async () => {
    await oneWriterWins(cluster, RACES);
    tell('b', { 'races of 32 writers': RACES });
  });

  it('let a new key in and a revoked key out everywhere within 5 s', () => keysFollow(cluster));

  it('make one version of each publication', () => publicationsAreCompiledOnce(cluster));

  it('show what was written elsewhere in their lists within 5 s', () => listsFollow(cluster));

  it.each(Object.keys(MUTATIONS))(
    'give 50 duplicates of %s one effect and one answer',
    async (name) => {
      const keys = name === 'next' ? DUPLICATED : Math.ceil(DUPLICATED / 10);
      for (let key = 0; key < keys; key++) await duplicatesHaveOneEffect(cluster, name);
      tell('a', { 'keys sent fifty times at once': keys });
    },
  );

  it('tell the bodies of one key apart', () => bodiesAreToldApart(cluster));

  it('keep the keys of operations and sessions apart', () => keysHaveTheirScope(cluster));

  it('leave the key of a refused request free', () => refusalsLeaveTheKeyFree(cluster));
}
