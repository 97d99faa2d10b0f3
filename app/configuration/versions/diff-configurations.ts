import { configurationOf } from '../../../domain/configuration/draft/draft.ts';
import { configurationStream } from '../../../domain/configuration/stream.ts';
import { diffJson, type JsonChange } from '../../../domain/json/json-diff.ts';
import type { Scope } from '../../../domain/scope.ts';
import { finish } from '../../../domain/steps.ts';
import type { LogReading } from '../../audit/replay/replay-session.ts';
import { emptyStream, foldToTail } from '../../core/streams.ts';
import { configurationAggregate } from '../load-configuration.ts';
import { comparable } from './comparable.ts';

/**
 * A publication (`v1`, `v2`, …) or the `draft`, as it can be compared: entities by id, so that a pointer names
 * them whatever their order. Undefined for what there is not.
 * @throws LogUnavailable
 */
async function configurationAt(
  { log, artifacts }: LogReading,
  scope: Scope,
  version: string,
): Promise<object | undefined> {
  const stream = configurationStream(scope.tenant, scope.service);
  const { state } = await foldToTail(
    log,
    configurationAggregate,
    emptyStream(configurationAggregate, stream),
  );
  if (version === 'draft') {
    return state.draftRevision === 0 ? undefined : finish(comparable(configurationOf(state.draft)));
  }
  const publication = state.publications.find((each) => each.configurationVersion === version);
  if (!publication) return undefined;
  const pinned = await artifacts.load(scope, publication.artifactDigest);
  return pinned && finish(comparable(pinned.artifact));
}

/** What changed between two versions of a configuration; `missing` names a version that there is not. */
export async function diffConfigurations(
  reading: LogReading,
  scope: Scope,
  [from, to]: readonly [string, string],
): Promise<
  | { readonly ok: true; readonly changes: readonly JsonChange[] }
  | { readonly ok: false; readonly missing: string }
> {
  const before = await configurationAt(reading, scope, from);
  if (!before) return { ok: false, missing: from };
  const after = await configurationAt(reading, scope, to);
  return after ? { ok: true, changes: diffJson(before, after) } : { ok: false, missing: to };
}
