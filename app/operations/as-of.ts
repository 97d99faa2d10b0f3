import { placeInCommit, readMetadata } from '../../domain/recording/metadata.ts';
import type { Position } from '../../log/port.ts';
import { readCheckpoint } from '../../projections/projecting/in-tables.ts';
import type { Projection } from '../../projections/projecting/projection.ts';
import type { ReadModels } from '../../projections/store/port.ts';
import type { Dependencies } from '../core/dependencies.ts';

/** How far what is shown goes. */
export interface AsOf {
  /** Place in the log up to which everything is in it; null: nothing yet. */
  readonly position: Position | null;
  /** How long ago the oldest event was recorded that is not in it, in seconds; 0: there is none. */
  readonly lag_seconds: number;
}

/** @throws LogUnavailable */
export async function asOf(
  { log, now }: Pick<Dependencies, 'log' | 'now'>,
  store: ReadModels,
  projection: Projection,
): Promise<AsOf> {
  const position = await readCheckpoint(store, projection);
  const head = await log.head();
  const isBehind = head !== undefined && (position === undefined || position < head);
  const missing = isBehind ? await firstAfter({ log }, projection, position) : undefined;
  const lag = missing === undefined ? 0 : Math.max(0, now() - Date.parse(missing));
  return { position: position ?? null, lag_seconds: Math.round(lag / 100) / 10 };
}

/** When the first event after the position was recorded; undefined when there is none. */
async function firstAfter(
  { log }: Pick<Dependencies, 'log'>,
  { categories }: Projection,
  position: Position | undefined,
): Promise<string | undefined> {
  const stop = new AbortController();
  const range = { categories, ...(position === undefined ? {} : { after: position }) };
  try {
    for await (const item of log.subscribe({ ...range, signal: stop.signal })) {
      // The last event of its commit says when. What another program wrote in a stream with a name of ours is in no view.
      const isOurs = item.kind === 'event' && placeInCommit(item.event) !== undefined;
      const at = isOurs ? readMetadata(item.event).occurred_at : '';
      if (at !== '') return at;
      if (item.kind === 'caughtUp') return undefined;
    }
    return undefined;
  } finally {
    stop.abort();
  }
}
