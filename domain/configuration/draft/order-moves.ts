/** What puts an entity in its place: in front of this one, or with null at the end. */
export interface OrderMove {
  readonly id: string;
  readonly comes_before: string | null;
}

/**
 * The fewest moves, to be done one after the other, that put ids in the wanted order.
 * @param now the same ids, in another order
 */
export function orderMoves(now: readonly string[], wanted: readonly string[]): OrderMove[] {
  const places = new Map(wanted.map((id, place) => [id, place]));
  const staying = longestRise(now.map((id) => places.get(id)!));
  const moves: OrderMove[] = [];
  // From the end: whom each one comes before stands in its place by then.
  for (let place = wanted.length - 1; place >= 0; place--) {
    if (staying.has(place)) continue;
    moves.push({ id: wanted[place]!, comes_before: wanted[place + 1] ?? null });
  }
  return moves;
}

/** The most numbers of a list that rise from left to right, by the least number that ends a rise of each length (Fredman 1975). */
function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  const leastEnds: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const number of numbers) {
    const length = lengthBelow(leastEnds, number);
    before.set(number, leastEnds[length - 1]);
    leastEnds[length] = number;
  }
  const rise = new Set<number>();
  for (let at = leastEnds.at(-1); at !== undefined; at = before.get(at)) rise.add(at);
  return rise;
}

/** How many of rising numbers are less than this one. */
function lengthBelow(rising: readonly number[], number: number): number {
  let [low, high] = [0, rising.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rising[middle]! < number) low = middle + 1;
    else high = middle;
  }
  return low;
}
