import { appendFileSync } from 'node:fs';

/**
 * Figures of the test programme: small in `npm test`, larger or repeated in `npm run soak`, which sets the environment and
 * sums up what was tried.
 */

/** What a run does again when the environment names the seed that it printed. */
export function seedFrom(name: string): number {
  return Number(process.env[name] ?? process.env.SOAK_SEED ?? Date.now() % 1_000_000);
}

/** How often something is tried: the day's figure, unless the environment names another one. */
export function figureFrom(name: string, day: number): number {
  return Number(process.env[name] ?? day);
}

/** Whether this is the soak, which has the time to do what other tests have done by day. */
export const isNight = process.env.SOAK_SEED !== undefined;

/** Tells the soak what was tried; nobody else hears of it. */
export function tell(programme: string, tried: Readonly<Record<string, number>>): void {
  const file = process.env.SOAK_REPORT;
  if (file) appendFileSync(file, `${JSON.stringify({ programme, tried })}\n`);
}
