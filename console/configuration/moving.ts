import { type Change, type Configuration, type Item, itemsBySubObjective } from './model.ts';

/** Names a row: `information:food`, or `question:q_food` where there is no information. */
export function rowOf({ information, question }: Item): string {
  return information ? `information:${information.id}` : `question:${question!.id}`;
}

/** Rows that may change places with each other: of one sub-objective, and of one kind. */
export function rowsBeside(draft: Configuration, row: string): readonly Item[] {
  for (const { items } of itemsBySubObjective(draft)) {
    const item = items.find((each) => rowOf(each) === row);
    if (item) return rowsOfKind(items, item);
  }
  return [];
}

/** Of the items of a sub-objective, those that have an information where this one has, and none where it has none. */
export function rowsOfKind(items: readonly Item[], { information }: Item): readonly Item[] {
  return items.filter((each) => (each.information === undefined) === (information === undefined));
}

/** Where a row is to stand: between these two, of which one may be missing. */
interface RowPlace {
  readonly above: Item | undefined;
  readonly below: Item | undefined;
}

/** The operations that put a row between two others: its information and its question, as far as they stand elsewhere. */
export function movesTo(
  draft: Configuration,
  item: Item,
  { above, below }: RowPlace,
): readonly Change[] {
  const { success_informations, questions } = draft;
  const informations = place(
    success_informations,
    [above, item, below].map((each) => each?.information),
  );
  const asked = place(
    questions,
    [above, item, below].map((each) => each?.question),
  );
  return [
    ...(informations ? [change('success_information', informations)] : []),
    ...(asked ? [change('question', asked)] : []),
  ];
}

type Named = { readonly id: string };

interface Placed extends Named {
  readonly comes_before: string | null;
}

/** Undefined where it stands between the two already, or is one of them. */
function place(
  list: readonly Named[],
  [above, moved, below]: readonly (Named | undefined)[],
): Placed | undefined {
  if (!moved || moved.id === above?.id || moved.id === below?.id) return undefined;
  const at = (each: Named | undefined, otherwise: number) =>
    each ? list.findIndex(({ id }) => id === each.id) : otherwise;
  const now = at(moved, -1);
  if (at(above, -1) < now && now < at(below, list.length)) return undefined;
  const others = list.filter(({ id }) => id !== moved.id);
  const last = above ? others.findIndex(({ id }) => id === above.id) : others.length - 1;
  return { id: moved.id, comes_before: below?.id ?? others[last + 1]?.id ?? null };
}

function change(entity: 'success_information' | 'question', placed: Placed): Change {
  return { entity, operation: 'update', [entity]: placed };
}
