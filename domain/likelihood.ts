/** How likely is what has these log odds, 0..1. */
export function likelihood(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}
