import { type Rate, rateOf } from './rate.ts';
import type { Tally } from './tally.ts';

/** What a published version asks for, as far as figures name it. */
export interface PublishedParts {
  readonly configuration_version: string;
  /** Ids, in their order. */
  readonly subObjectives: readonly string[];
  readonly informations: readonly string[];
}

/** How far sessions came with a sub-objective. */
export interface SubObjectiveMetrics {
  readonly sub_objective_id: string;
  readonly begun: Rate;
  readonly achieved: Rate;
}

export interface InformationMetrics {
  readonly information_id: string;
  readonly known: Rate;
}

/**
 * How many sessions began and achieved each sub-objective, of those whose version has it.
 * @param versions the order of the first one is kept; what later ones have beside it follows
 */
export function subObjectiveMetrics(
  { subObjectives: reached, versions: counted }: Tally,
  versions: readonly PublishedParts[],
): readonly SubObjectiveMetrics[] {
  const found = new Map<string, { sessions: number; begun: number; achieved: number }>();
  for (const { configuration_version, subObjectives } of versions) {
    for (const [place, id] of subObjectives.entries()) {
      const sum = found.get(id) ?? { sessions: 0, begun: 0, achieved: 0 };
      const cell = reached.get(`${configuration_version} ${place}`);
      sum.sessions += counted.get(configuration_version)?.sessions ?? 0;
      sum.begun += cell?.begun ?? 0;
      sum.achieved += cell?.achieved ?? 0;
      found.set(id, sum);
    }
  }
  return Array.from(found, ([sub_objective_id, { sessions, begun, achieved }]) => ({
    sub_objective_id,
    begun: rateOf(begun, sessions),
    achieved: rateOf(achieved, sessions),
  }));
}

/** In how many sessions each success information is known, of those whose version has it; the rarest first. */
export function informationMetrics(
  { known, versions: counted }: Tally,
  versions: readonly PublishedParts[],
): readonly InformationMetrics[] {
  const found = new Map<string, { sessions: number; known: number }>();
  for (const { configuration_version, informations } of versions) {
    for (const id of informations) {
      const sum = found.get(id) ?? { sessions: 0, known: 0 };
      sum.sessions += counted.get(configuration_version)?.sessions ?? 0;
      sum.known += known.get(`${configuration_version} ${id}`) ?? 0;
      found.set(id, sum);
    }
  }
  const shareOf = ({ known, sessions }: { known: number; sessions: number }) =>
    sessions === 0 ? 0 : known / sessions;
  return [...found]
    .sort(([, one], [, other]) => shareOf(one) - shareOf(other))
    .map(([information_id, { sessions, known }]) => ({
      information_id,
      known: rateOf(known, sessions),
    }));
}
