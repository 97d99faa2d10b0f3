import type { FeedbackEvent } from '../../domain/feedback/events.ts';
import { decodeData } from '../../domain/recording/event-data.ts';
import { type FeedbackEntry, type KeptReport, openedEntry } from '../../projections/reports.ts';
import type { Dependencies } from '../core/dependencies.ts';

/** Opens what views keep sealed of reports; what cannot be opened any more stays away. @throws KeyringUnavailable */
export function openReports(
  dependencies: Pick<Dependencies, 'sessionKeys'>,
  reports: readonly KeptReport[],
): Promise<readonly FeedbackEntry[]> {
  return Promise.all(reports.map((report) => openReport(dependencies, report)));
}

async function openReport(
  { sessionKeys }: Pick<Dependencies, 'sessionKeys'>,
  report: KeptReport,
): Promise<FeedbackEntry> {
  const { sealed, entry } = report;
  const key = sealed && (await sessionKeys.toOpen([sealed]));
  if (!key) return entry;
  const data = decodeData(sealed, key);
  return openedEntry(report, { type: sealed.type, ...data } as FeedbackEvent);
}
