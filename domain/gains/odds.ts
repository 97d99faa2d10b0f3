/** @param probability from 0 to below 1 */
export function oddsOf(probability: number): number {
  return probability / (1 - probability);
}

/** @param odds from 0 */
export function probabilityOf(odds: number): number {
  return odds / (1 + odds);
}
