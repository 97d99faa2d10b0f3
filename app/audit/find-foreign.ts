import { placeInCommit } from '../../domain/recording/metadata.ts';
import { categoryOf, type EventLog } from '../../log/port.ts';
import { OWN_CATEGORIES } from '../core/stored-streams.ts';
import { scanLog } from './scan-log.ts';

/** What other programs keep in the same database. */
export interface Foreign {
  /** Events, by the categories of their streams. */
  readonly categories: ReadonlyMap<string, number>;
  /** Streams with names of ours and events of another form. */
  readonly ofOurNames: ReadonlySet<string>;
  /** Whether the whole log was looked at in the time that was given. */
  readonly isAll: boolean;
}

/** Events that are looked at before the clock is. */
const LOOK_EVENTS = 1_000;

/** Looks through the log from its beginning, for so long at most. @throws LogUnavailable */
export async function findForeign(log: EventLog, msMax: number): Promise<Foreign> {
  const categories = new Map<string, number>();
  const ofOurNames = new Set<string>();
  const end = performance.now() + msMax;
  let events = 0;
  let isAll = true;
  await scanLog(log, {}, (event) => {
    const category = categoryOf(event.stream);
    if (!OWN_CATEGORIES.includes(category)) {
      categories.set(category, (categories.get(category) ?? 0) + 1);
    } else if (!placeInCommit(event)) ofOurNames.add(event.stream);
    events += 1;
    isAll = events % LOOK_EVENTS !== 0 || performance.now() < end;
    return !isAll;
  });
  return { categories, ofOurNames, isAll };
}
