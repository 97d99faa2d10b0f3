import { servicePath } from '../api.ts';
import type { Visit } from '../visit.ts';
import type { Change, Entity } from './model.ts';

/** One entry of the audit trail, as far as a change of the draft is told by it. */
interface Entry {
  readonly action: string;
  readonly actor: { readonly id: string };
  readonly request_id: string;
  readonly resource: { readonly type: string; readonly id: string };
  readonly diff: {
    readonly before: Readonly<Record<string, unknown>> | null;
    readonly after: Readonly<Record<string, unknown>> | null;
  };
  readonly details: { readonly draft_revision?: number };
}

export interface LastChange {
  readonly actor: string;
  readonly count: number;
  /** What takes it back. */
  readonly inverse: readonly Change[];
}

/** Entries that one request for the trail is answered with. */
const PAGE_MAX = 200;

/** The change that made the draft's present revision, whoever made it; undefined where it cannot be taken back. */
export async function lastChange(
  { api, place }: Visit,
  revision: number,
): Promise<LastChange | undefined> {
  const entries: Entry[] = [];
  let cursor = '';
  while (revision > 0) {
    const path = `configuration/audit?limit=${PAGE_MAX}${cursor}`;
    const page = await api.read<{ events: Entry[]; next_cursor?: string }>(
      servicePath(place!, path),
    );
    const ofDraft = page.events.filter(({ details }) => details.draft_revision !== undefined);
    const changes = ofDraft.filter(({ resource }) => resource.type !== 'configuration');
    const ofLast = changes.filter(({ details }) => details.draft_revision === revision);
    entries.push(...ofLast);
    const isWhole = changes.length > ofLast.length || page.next_cursor === undefined;
    if (isWhole) break;
    cursor = `&cursor=${encodeURIComponent(page.next_cursor!)}`;
  }
  const inverse = entries.map(inverseOf);
  if (entries.length === 0 || inverse.some((changes) => changes.length === 0)) return undefined;
  return { actor: entries[0]!.actor.id, count: entries.length, inverse: inverse.flat() };
}

/** The newest comes first, as it has to. The first objective cannot be taken back: nothing deletes it. */
function inverseOf({ action, resource, diff }: Entry): readonly Change[] {
  const entity = resource.type as Entity;
  const id = entity === 'objective' ? {} : { id: resource.id };
  if (action.endsWith('.updated')) {
    return [{ entity, operation: 'update', [entity]: { ...id, ...diff.before } }];
  }
  if (action.endsWith('.deleted')) {
    const { comes_before, ...fields } = diff.before!;
    const created: Change = { entity, operation: 'create', [entity]: { ...id, ...fields } };
    // What is created stands at the end.
    if (typeof comes_before !== 'string') return [created];
    return [created, { entity, operation: 'update', [entity]: { ...id, comes_before } }];
  }
  return entity === 'objective' ? [] : [{ entity, operation: 'delete', [entity]: id }];
}
