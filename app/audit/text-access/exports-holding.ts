import type { Owner } from '../../../domain/owner.ts';
import { sessionStream } from '../../../domain/session/stream.ts';
import type { TextsExported } from '../../../domain/text-access/events.ts';
import { textAccessStream } from '../../../domain/text-access/stream.ts';
import type { EventLog } from '../../../log/port.ts';
import { readWholeStream } from '../../core/streams/read-stream.ts';

export type HoldingExport = Pick<TextsExported['facts'], 'export_id' | 'format' | 'expires_at'>;

/**
 * The exports with texts that hold something of a session and are not expired, the oldest first.
 * @param now ISO 8601
 * @throws LogUnavailable
 */
export async function exportsHolding(
  log: EventLog,
  { tenant, service }: Owner,
  { sessionId, now }: { readonly sessionId: string; readonly now: string },
): Promise<readonly HoldingExport[]> {
  const [first, last] = await extentOf(log, sessionStream(tenant, sessionId));
  const holds = ({ after, position, session_ids }: TextsExported['facts']) =>
    session_ids?.includes(sessionId) ?? (first <= position && last > (after ?? ''));
  const found: HoldingExport[] = [];
  for await (const page of readWholeStream(log, textAccessStream(tenant, service))) {
    for (const { type, data } of page) {
      if (type !== 'TextsExported') continue;
      const { facts } = JSON.parse(data) as Pick<TextsExported, 'facts'>;
      // One that says not how long it is kept may still be.
      if (holds(facts) && (facts.expires_at ?? now) >= now) found.push(facts);
    }
  }
  return found;
}

/** Positions of a stream's first event and of its last one. */
async function extentOf(log: EventLog, stream: string): Promise<readonly [string, string]> {
  let [first, last] = ['', ''];
  for await (const page of readWholeStream(log, stream)) {
    first ||= page[0]!.position;
    last = page.at(-1)!.position;
  }
  return [first, last];
}
