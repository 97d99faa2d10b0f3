import { MARK } from '../../grammar/language.ts';
import { hasMark, type ReadText } from '../../grammar/read-text.ts';
import {
  choiceOfFrequency,
  type FrequencyMatch,
  frequenciesIn,
} from '../../numbers/frequencies.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import type { LabelMatch } from '../../reading-index/labels.ts';
import type { AskedReply } from './asked-reply.ts';

/** As a label that is named as a whole. */
const WHOLE = 1;
const LENGTHS = MARK.day | MARK.week | MARK.month | MARK.year;

/** How often something is done, by a reply. */
interface OftenSaid {
  /** Whether a label stands: "every other week" is no "weekly", whatever words it shares with it, nor is "last week". */
  readonly keeps: (label: LabelMatch) => boolean;
  /** The labels of what was asked for, whatever words they have. */
  readonly told: readonly LabelMatch[];
}

/** What a reply tells where labels say how often; where nobody asked that, only a whole label tells it. */
export function oftenSaid({ asked: weights, index, read, wanted }: AskedReply): OftenSaid {
  const asked = wanted.filter(({ frequencies, isList }) => frequencies.length > 0 && !isList);
  let found: readonly FrequencyMatch[] | undefined;
  const said = () => (found ??= frequenciesIn(read));
  const keeps = (label: LabelMatch) => {
    if (index.informations[label.information]!.frequencies.length === 0) return true;
    const over = said().find(({ start, end }) => start < label.end && label.start < end);
    if (over === undefined) return !isLength(read, label);
    const isWhole = label.weight === WHOLE && over.end - over.start === label.end - label.start;
    return asked.length === 0 && isWhole;
  };
  const main = asked.filter(({ position }) => weights[position] === 1);
  const told = (main.length > 0 ? main : asked).flatMap((entry) => toldOf(entry, said()));
  return { keeps, told };
}

/** "Last week" is no "weekly". */
function isLength(read: ReadText, { end, start }: LabelMatch): boolean {
  return end === start + 1 && hasMark(read, start, LENGTHS);
}

function toldOf(
  { frequencies, position }: InformationEntry,
  said: readonly FrequencyMatch[],
): LabelMatch[] {
  return said.flatMap((each) => {
    const choice = choiceOfFrequency(frequencies, each);
    if (choice === undefined) return [];
    return [{ information: position, choice, start: each.start, end: each.end, weight: WHOLE }];
  });
}
