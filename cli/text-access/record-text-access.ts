import {
  recordOperatorsLook,
  recordTextExport,
} from '../../app/audit/text-access/record-by-operator.ts';
import type { Dependencies } from '../../app/core/dependencies.ts';
import { MemoryCoordination } from '../../coordination/memory.ts';
import type { Owner } from '../../domain/owner.ts';
import { ViewsOfOwnWrites } from '../../projections/projecting/own-writes.ts';
import { assertAsAnchored } from '../assert-as-anchored.ts';
import type { Config } from '../config/read-config.ts';
import { noSessionKeys } from '../keyring/open-keyring.ts';
import { embeddedFile, openLogAt } from '../open-log.ts';
import { composeDependencies } from '../service/composing/compose-dependencies.ts';

/** Recorded before the first text is written; without it, nothing is. @throws LogUnavailable */
export function recordExport(
  config: Config,
  owner: Owner,
  facts: Parameters<typeof recordTextExport>[2],
): Promise<void> {
  return recordIn(config, (dependencies) => recordTextExport(dependencies, owner, facts));
}

/** Recorded before the first text of a session is shown; without it, nothing is. @throws LogUnavailable */
export function recordSessionShown(config: Config, owner: Owner, sessionId: string): Promise<void> {
  return recordIn(config, (dependencies) => recordOperatorsLook(dependencies, owner, sessionId));
}

async function recordIn(
  config: Config,
  record: (dependencies: Dependencies) => Promise<void>,
): Promise<void> {
  const url = config.eventLogUrl ?? `file:${embeddedFile(config)}`;
  const log = await openLogAt(url, { create: false });
  try {
    await assertAsAnchored(log, config);
    await record(
      composeDependencies(log, {
        views: new ViewsOfOwnWrites([]),
        coordination: new MemoryCoordination(),
        now: Date.now,
        sessionKeys: noSessionKeys(),
        semantics: undefined,
      }),
    );
  } finally {
    await log.close();
  }
}
