import type { Artifact } from '../artifact/artifact.ts';

/**
 * Whether a decision can be made again by this engine and has to come out the same. The rules of 1.0.3 are those of 1.0.2 where
 * the artifact does not tell how questions fared beside one that got no answer; 1.0.2 never reads that.
 */
export function hasSameRankingRules(
  decidedBy: unknown,
  engineVersion: string,
  { experience }: Artifact,
): boolean {
  if (decidedBy === engineVersion) return true;
  const isOneBefore = decidedBy === '1.0.2' && engineVersion === '1.0.3';
  return isOneBefore && experience?.beside_unanswered === undefined;
}
