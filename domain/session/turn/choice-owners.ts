import type { PinnedArtifact } from '../pinned-artifact.ts';

/** Questions that own every one of the choice ids: candidates where there are any, else of the whole publication. */
export function ownersOfChoices(
  choiceIds: readonly string[],
  candidates: readonly string[],
  pinned: PinnedArtifact,
): readonly string[] {
  const owns = (id: string) => choiceIds.every((choice) => pinned.choices.get(id)?.has(choice));
  const proposed = candidates.filter(owns);
  return proposed.length > 0 ? proposed : [...pinned.choices.keys()].filter(owns);
}
