import { appendFileSync } from 'node:fs';
import { seededRandom } from '../../domain/simulation/random.ts';

/**
 * Figures of the test programme: small in `npm test`, larger or repeated in `npm run soak`, which sets the environment and
 * sums up what was tried.
 */

/** What a run does again when the environment names the seed that it printed: `TEST_SEED` for all files, or that of one. */
export function seedFrom(name: string): number {
  return Number(process.env[name] ?? process.env.TEST_SEED ?? Date.now() % 1_000_000);
}

/** How often something is tried: the day's figure, unless the environment names another one. */
export function figureFrom(name: string, day: number): number {
  return Number(process.env[name] ?? day);
}

/** Share of a night's figures below which the soak has no time for what other tests have done by day. */
const NIGHT_SCALE_MIN = 1 / 4;

/** Whether this is a soak with the time to do what other tests have done by day. */
export const isNight = Number(process.env.SOAK_SCALE ?? 0) >= NIGHT_SCALE_MIN;

/** By day a share of what a night tries whole, drawn by the seed, in its own order. */
export function byDay<Item>(items: readonly Item[], share: number, seed: number): readonly Item[] {
  if (isNight) return items;
  const random = seededRandom(seed);
  const drawn = items
    .map((item) => ({ item, by: random() }))
    .toSorted((one, other) => one.by - other.by)
    .slice(0, Math.ceil(items.length * share));
  return items.filter((item) => drawn.some((each) => each.item === item));
}

/** Tells the soak what was tried; nobody else hears of it. */
export function tell(programme: string, tried: Readonly<Record<string, number>>): void {
  const file = process.env.SOAK_REPORT;
  if (file) appendFileSync(file, `${JSON.stringify({ programme, tried })}\n`);
}
