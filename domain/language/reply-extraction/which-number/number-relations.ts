import type { Mention, ReadText } from '../../grammar/read-text.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import { fitUnit } from '../candidates/candidate.ts';
import { contextOf, type Extraction } from '../candidates/context.ts';

/** "About thirty, 31": near to a rounder number, and more exact. */
export function refines(rough: number, exact: number): boolean {
  const isNear = exact > rough && exact - rough <= NEAR_SHARE * rough;
  return isNear && roundness(rough) > roundness(exact);
}

const NEAR_SHARE = 0.25;

/** Its zeros at the end. */
function roundness(value: number): number {
  return /0*$/.exec(String(value))![0].length;
}

/** Whether a comma or the like stands between two words. */
export function hasMarkBetween({ tokens }: ReadText, from: number, to: number): boolean {
  return tokens.slice(from, to + 1).some(({ boundary }) => boundary > 0);
}

/** "Eighteen to twenty", "zwischen 80 und 100": one small word between two numbers. */
export function isRange({ senses, tokens }: ReadText, at: number): boolean {
  const isNumber = (i: number) => tokens[i]?.digits === true || senses[i]?.number !== undefined;
  return at > 0 && isNumber(at - 1) && isNumber(at + 1) && senses[at]?.isEmpty === true;
}

/** What the unit and the noun of a number are to the information asked for. */
export function unitSigns(
  extraction: Extraction,
  main: InformationEntry,
  mention: Mention,
): {
  readonly unit_fits: boolean;
  readonly unit_of_others: boolean;
  readonly unit_strange: boolean;
  readonly noun_fits: boolean;
  readonly noun_of_others: boolean;
} {
  const { unit } = mention;
  const fit = fitUnit(extraction, main, contextOf(extraction, mention.start, mention.end));
  return {
    unit_fits: unit !== undefined && unit === main.unit,
    unit_of_others: unit !== undefined && main.unit !== undefined && unit !== main.unit,
    unit_strange: unit !== undefined && main.unit === undefined,
    noun_fits: fit > 0,
    noun_of_others: fit < 0,
  };
}
