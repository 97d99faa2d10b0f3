import type { CompiledArtifact } from '../../progress/compiled-artifact.ts';
import { OUTRANKED, SAME_PRINCIPAL, VARIANT } from './scored-members.ts';

/** Whether the two may not stand in one list. @returns why `question` drops out, or `OUTRANKED` */
export function variantDropReason(
  compiled: CompiledArtifact,
  question: number,
  listed: number,
): number {
  const { duplicateGroup, principal } = compiled;
  if (duplicateGroup[question] === duplicateGroup[listed]) return VARIANT;
  return principal[question] === principal[listed] ? SAME_PRINCIPAL : OUTRANKED;
}
