/** Half up, to four decimals: as shares and scores are recorded and shown. */
export function roundTo4(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
