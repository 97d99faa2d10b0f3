import type { Situation } from './ranking-context.ts';
import {
  COVERED,
  coverRow,
  evaluateAgain,
  fateBeside,
  LISTED,
  OUTRANKED,
  type Race,
  startRace,
} from './scoring.ts';
import type { RungChoice } from './tiers.ts';

/**
 * Goes through a list that was made and writes down, in the scratch space, at which rank each question left
 * the running and why, with its figures of that moment. O(edges + ranks * edges touched).
 */
export function retrace(
  situation: Situation,
  choice: RungChoice,
  { listed, count }: { readonly listed: readonly number[]; readonly count: number },
): Race {
  const race = startRace(situation, choice);
  const { fate, fateRank, members } = race.compiled.scratch;
  listed.forEach((best, position) => {
    const rank = position + 1;
    fate[best] = LISTED;
    fateRank[best] = rank;
    if (rank === count) return;
    coverRow(race.compiled, best);
    for (let i = 0; i < race.memberCount; i++) {
      const question = members[i]!;
      if (fate[question] !== OUTRANKED) continue;
      fate[question] = fateAfter(race, question, best);
      if (fate[question] !== OUTRANKED) fateRank[question] = rank;
    }
  });
  return race;
}

function fateAfter(race: Race, question: number, best: number): number {
  const evaluated = evaluateAgain(race, question);
  const beside = fateBeside(race.compiled, question, best);
  return beside === OUTRANKED && evaluated === COVERED ? COVERED : beside;
}
