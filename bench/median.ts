/** The upper one of the two in the middle of an even number; of none, undefined. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1]!;
}
