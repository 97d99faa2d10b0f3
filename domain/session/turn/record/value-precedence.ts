import type { JsonValue } from '../../../json/json.ts';
import type { UnderstoodValue } from '../../../language/reading.ts';
import type { TargetStatus, ValueSource } from '../../../progress/selection-state.ts';
import type { Target } from '../../state.ts';

/** A newer value replaces one of the same or a lower source; a client value is only replaced by the client. */
const PRECEDENCE: Readonly<Record<ValueSource, number>> = {
  inference: 1,
  structured_answer: 2,
  client: 3,
};

/** However often it is told, only what is explicit counts in full. */
const INFERRED_COVERAGE_MAX = 0.99;

export interface ValueEntry {
  readonly informationId: string;
  readonly status: TargetStatus;
  readonly coverage: number;
  readonly source: ValueSource;
  readonly questionId: string | null;
  readonly value?: JsonValue | undefined;
  readonly span?: readonly [number, number] | null;
  readonly by?: UnderstoodValue['by'];
}

/** What a value that was understood from words counts as. */
export function statusOf({
  notApplicable,
  withdrawn,
  confidence,
}: UnderstoodValue): Pick<ValueEntry, 'status' | 'coverage'> {
  if (withdrawn) return { status: 'unset', coverage: 0 };
  if (notApplicable) return { status: 'not_applicable', coverage: 1 };
  return { status: 'inferred', coverage: confidence };
}

/** The same value in the replies of two turns; what a context holds may be the same words once more. */
export function isRepeated(entry: ValueEntry, before: Target): boolean {
  if (entry.source !== 'inference' || before.source !== 'inference') return false;
  if (entry.questionId === null || before.question_id === null) return false;
  return entry.status === 'inferred' && !isCorrection(entry, before);
}

/** Two readings err alike rarely: what both may have got wrong is the product of what each may have. */
export function reinforced(entry: ValueEntry, before: Target): ValueEntry {
  const both = 1 - (1 - entry.coverage) * (1 - before.coverage);
  return { ...entry, coverage: Math.min(INFERRED_COVERAGE_MAX, Math.round(100 * both) / 100) };
}

export function supersedes(entry: ValueEntry, before: Target): boolean {
  if (entry.source === 'client') return true;
  // What the client removed is open again for any source.
  if (before.status !== 'unset' && PRECEDENCE[entry.source] < PRECEDENCE[before.source])
    return false;
  return isCorrection(entry, before) || entry.coverage > before.coverage;
}

export function isCorrection(entry: ValueEntry, before: Target): boolean {
  return (
    entry.status !== before.status || JSON.stringify(entry.value) !== JSON.stringify(before.value)
  );
}
