import type { StartProjector } from './projector-client.ts';
import { type ProjectorParts, runProjector } from './run-projector.ts';

/** Feeds the views on the thread that also answers: for tests. */
export function projectHere(parts: Omit<ProjectorParts, 'handed'>): StartProjector {
  return (handed, { onMessage }) => runProjector({ ...parts, handed }, onMessage);
}
