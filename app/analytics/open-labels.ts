import { addCount, type Tally } from '../../domain/analysis/tally.ts';
import type { Owner } from '../../domain/owner.ts';
import { readReportsWithLabel, SEALED_LABEL } from '../../projections/reports.ts';
import type { ReadModels } from '../../projections/store/port.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { openReports } from '../feedback/open-reports.ts';

/** What a label is called whose every report was erased. */
const ERASED = '(erased)';
/** Reports that are tried for the name of one label. */
const TRIES_MAX = 20;

/** Names the labels that were counted by their digests. @throws StoreUnavailable, KeyringUnavailable */
export async function openLabels(
  dependencies: Pick<Dependencies, 'sessionKeys'>,
  store: ReadModels,
  owner: Owner,
  counted: Tally['labels'],
): Promise<Tally['labels']> {
  const named: Tally['labels'] = new Map();
  for (const [label, days] of counted) {
    const name = label.startsWith(SEALED_LABEL)
      ? ((await nameOf(dependencies, store, owner, label)) ?? ERASED)
      : label;
    const before = named.get(name) ?? new Map<string, number>();
    named.set(name, before);
    for (const [day, count] of days) addCount(before, day, count);
  }
  return named;
}

async function nameOf(
  dependencies: Pick<Dependencies, 'sessionKeys'>,
  store: ReadModels,
  owner: Owner,
  label: string,
): Promise<string | undefined> {
  const reports = await readReportsWithLabel(store, owner, { label, limit: TRIES_MAX });
  for (const report of reports) {
    const [entry] = await openReports(dependencies, [report]);
    if (entry?.kind === 'feedback' && entry.label !== undefined) return entry.label;
  }
  return undefined;
}
