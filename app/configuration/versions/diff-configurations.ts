import { configurationOf } from '../../../domain/configuration/draft/draft.ts';
import { hasDraft } from '../../../domain/configuration/state.ts';
import { configurationStream } from '../../../domain/configuration/stream.ts';
import { diffJson, type JsonChange } from '../../../domain/json/json-diff.ts';
import type { Owner } from '../../../domain/owner.ts';
import { finish } from '../../../domain/steps.ts';
import type { LogReading } from '../../audit/replay/replay-session.ts';
import { foldToTail } from '../../core/streams/fold-to-tail.ts';
import { emptyStream } from '../../core/streams/stream-state.ts';
import { configurationAggregate } from '../load-configuration.ts';
import { comparable } from './comparable.ts';

/**
 * A publication (`v1`, `v2`, …) or the `draft`, as it can be compared: entities by id, so that a pointer names
 * them whatever their order. Undefined for what there is not.
 * @throws LogUnavailable
 */
async function configurationAt(
  { log, artifacts }: LogReading,
  owner: Owner,
  version: string,
): Promise<object | undefined> {
  const stream = configurationStream(owner.tenant, owner.service);
  const { state } = await foldToTail(
    log,
    configurationAggregate,
    emptyStream(configurationAggregate, stream),
  );
  if (version === 'draft') {
    return hasDraft(state) ? finish(comparable(configurationOf(state.draft))) : undefined;
  }
  const publication = state.publications.find((each) => each.configurationVersion === version);
  if (!publication) return undefined;
  const pinned = await artifacts.load(owner, publication.artifactDigest);
  return pinned && finish(comparable(pinned.artifact));
}

/** What changed between two versions of a configuration; `missing` names a version that there is not. */
export async function diffConfigurations(
  reading: LogReading,
  owner: Owner,
  [from, to]: readonly [string, string],
): Promise<
  | { readonly ok: true; readonly changes: readonly JsonChange[] }
  | { readonly ok: false; readonly missing: string }
> {
  const before = await configurationAt(reading, owner, from);
  if (!before) return { ok: false, missing: from };
  const after = await configurationAt(reading, owner, to);
  return after ? { ok: true, changes: diffJson(before, after) } : { ok: false, missing: to };
}
