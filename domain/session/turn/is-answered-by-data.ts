import type { ClientUpdates } from '../commands.ts';
import type { PinnedArtifact } from '../pinned-artifact.ts';

/** Whether the client's own data answers the question. */
export function isAnsweredByData(
  updates: ClientUpdates | undefined,
  questionId: string,
  pinned: PinnedArtifact,
): boolean {
  const own = pinned.informationsOf.get(questionId) ?? [];
  return (updates?.data ?? []).some(
    (update) => update.operation !== 'unset' && own.some(({ id }) => id === update.id),
  );
}
