import type { Artifact } from '../artifact/artifact.ts';

/** Turns that the objective still allows; 0 beyond the last one. */
export function turnsRemaining({ objective }: Artifact, turnCount: number): number {
  return Math.max(0, objective.max_turns - turnCount);
}
