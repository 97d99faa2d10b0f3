import type { EventLog } from '../../../log/port.ts';
import { LedView } from '../../../projections/projecting/led-view.ts';
import { ViewsOfOwnWrites } from '../../../projections/projecting/own-writes.ts';
import { ViewElsewhere } from '../../../projections/projecting/view-elsewhere.ts';
import type { ReadModels } from '../../../projections/store/port.ts';
import { STORED_VIEWS } from '../../../projections/stored-views.ts';
import type { ProjectorClient } from '../../projecting/projector-client.ts';

/** How often it is looked up how far views are that other processes feed. */
const LOOK_MS = 1_000;

/** The views as this process sees them, whoever feeds the stored ones. */
export function composeViews(
  projector: ProjectorClient,
  store: ReadModels,
  log: EventLog,
): { readonly views: ViewsOfOwnWrites; readonly stopLooking: () => void } {
  const stored = STORED_VIEWS.map((view) => {
    const elsewhere = new ViewElsewhere(view, store, log);
    const here = projector.views.find(({ name }) => name === view.name);
    return here ? new LedView(here, elsewhere, () => projector.isLeading) : elsewhere;
  });
  const isStored = (name: string) => stored.some((view) => view.name === name);
  const inMemory = projector.views.filter(({ name }) => !isStored(name));
  const look = () => {
    for (const view of stored) void view.look();
  };
  look();
  const timer = setInterval(look, LOOK_MS).unref();
  return {
    views: new ViewsOfOwnWrites([...inMemory, ...stored]),
    stopLooking: () => clearInterval(timer),
  };
}
