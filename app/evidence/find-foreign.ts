import { placeInCommit } from '../../domain/recording/metadata.ts';
import { categoryOf, type EventLog } from '../../log/port.ts';
import { scanLog } from '../core/streams/scan-log.ts';
import { OWN_CATEGORIES } from '../core/streams/stored-streams.ts';

/** What other programs keep in the same database. */
export interface Foreign {
  /** Events, by the categories of their streams. */
  readonly categories: ReadonlyMap<string, number>;
  /** Streams with names of ours and events of another form. */
  readonly ofOurNames: ReadonlySet<string>;
  /** Whether the whole log was looked through for their streams in the time that was given, and for events of another form. */
  readonly areAllNamed: boolean;
  readonly isAll: boolean;
}

/** Events that are looked at before the clock is. */
const LOOK_EVENTS = 1_000;

/** Looks through the log from its beginning, for so long at most, twice where the server looks by itself. @throws LogUnavailable */
export async function findForeign(log: EventLog, msMax: number): Promise<Foreign> {
  const categories = new Map<string, number>();
  const count = (category: string) => categories.set(category, (categories.get(category) ?? 0) + 1);
  const areNamed = log.others && (await nameOthers(log, msMax, count));
  const ofOurNames = new Set<string>();
  const end = performance.now() + msMax;
  let events = 0;
  let isAll = true;
  await scanLog(log, {}, (event) => {
    const category = categoryOf(event.stream);
    if (!OWN_CATEGORIES.includes(category)) {
      if (areNamed === undefined) count(category);
    } else if (!placeInCommit(event)) ofOurNames.add(event.stream);
    events += 1;
    isAll = events % LOOK_EVENTS !== 0 || performance.now() < end;
    return !isAll;
  });
  return { categories, ofOurNames, isAll, areAllNamed: areNamed ?? isAll };
}

/** Whether that was all of them. */
async function nameOthers(
  log: EventLog,
  msMax: number,
  count: (category: string) => void,
): Promise<boolean> {
  const stop = AbortSignal.timeout(msMax);
  try {
    for await (const { stream } of log.others!(OWN_CATEGORIES, stop)) count(categoryOf(stream));
  } catch (error) {
    if (!stop.aborted) throw error;
  }
  return !stop.aborted;
}
