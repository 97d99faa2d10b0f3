import { acceptsInSteps } from '../../domain/configuration/information-schema/accepts-in-steps.ts';
import {
  acceptsValue,
  type InformationSchema,
} from '../../domain/configuration/information-schema/information-schema.ts';
import type { ClientUpdates, ValueJudge } from '../../domain/session/commands.ts';
import type { PinnedArtifact } from '../../domain/session/pinned-artifact.ts';
import type { Steps } from '../../domain/steps.ts';
import { finishInSlices } from '../core/in-slices.ts';

/** Holds the values that a client sets against their schemas, a little at a time: patterns are the tenant's own, and lists may be long. */
export async function judgeValues(
  updates: NonNullable<ClientUpdates['data']>,
  { artifact, compiled }: PinnedArtifact,
): Promise<ValueJudge> {
  const verdicts = new Map<InformationSchema, Map<unknown, boolean>>();
  function* steps(): Steps<void> {
    for (const update of updates) {
      const index = compiled.informationIndexes.get(update.id);
      if (index === undefined || update.operation !== 'set') continue;
      const { schema } = artifact.success_informations[index]!;
      const known = verdicts.get(schema) ?? new Map<unknown, boolean>();
      verdicts.set(schema, known.set(update.value, yield* acceptsInSteps(schema, update.value)));
      yield;
    }
  }
  await finishInSlices(steps());
  return (schema, value) => verdicts.get(schema)?.get(value) ?? acceptsValue(schema, value);
}
