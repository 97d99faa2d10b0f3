import type { Mention, ReadText } from '../../grammar/read-text.ts';
import { UNITS } from '../../pack-format/quantities.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import { fitUnit } from '../candidates/candidate.ts';
import { contextOf, type Extraction } from '../candidates/context.ts';
import { step } from '../signs/reply-to-score.ts';
import { type AddSign, sign } from '../signs/sign.ts';
import type { UnaskedValue } from './unasked-value.ts';

type Words = readonly [start: number, end: number];

/** What the words of a value are: a day by its name, a number with another unit, a part of a label. */
export function formSigns(add: AddSign, { entry, found, reply }: UnaskedValue, words: Words): void {
  const { extraction } = reply;
  const { read, stems } = extraction;
  const [start, end] = words;
  add(sign`length_${step(end - start, [1, 2, 3, 5])}`);
  if (entry.cues.has(stems[start]!)) add(sign`is_own_word`);
  if (read.tokens[start]!.capital) add(sign`capital`);
  if (hasDigits(read, words)) add(sign`digits`);
  const mention = mentionAt(extraction, words);
  if (mention !== undefined) mentionSigns(add, extraction, entry, mention);
  labelSigns(add, extraction, entry, words);
  if (entry.kind !== 'boolean') return;
  add(sign`says_${String(found.value)}`);
  add(sign`topic_${step(entry.cues.get(stems[start]!) ?? 0, [0, 0.2, 0.34, 0.5, 0.99])}`);
  add(sign`topics_${step(entry.topics.size, [1, 2, 3])}`);
}

function labelSigns(
  add: AddSign,
  { labels }: Extraction,
  entry: InformationEntry,
  [start, end]: Words,
): void {
  for (const label of labels.all) {
    const isOwn = label.information === entry.position;
    if (!isOwn && label.start < end && start < label.end) add(sign`label_of_others`);
    if (isOwn && label.start === start && label.end === end)
      add(sign`label_${step(label.weight, [0.7, 0.8, 0.9, 0.95])}`);
  }
}

function hasDigits({ tokens }: ReadText, [start, end]: Words): boolean {
  return tokens.slice(start, end).some(({ digits }) => digits);
}

function mentionAt({ days, hours, numbers }: Extraction, [start, end]: Words) {
  const isHere = (each: Mention) => each.start === start && each.end === end;
  return days.find(isHere) ?? hours.find(isHere) ?? numbers.find(isHere);
}

function mentionSigns(
  add: AddSign,
  extraction: Extraction,
  entry: InformationEntry,
  mention: Mention,
): void {
  add(sign`mention_${mention.kind}_${entry.kind}`);
  if (mention.kind === 'date') add(sign`day_by_${dayForm(extraction.read, mention)}`);
  if (mention.kind !== 'number') return;
  const context = contextOf(extraction, mention.start, mention.end);
  const fit = fitUnit(extraction, entry, context);
  add(
    sign`noun_${context.unit < 0 ? 'none' : fit > 0 ? 'own' : fit < 0 ? 'of_others' : 'strange'}`,
  );
  add(sign`${unitSign(entry, mention)}`);
  add(sign`counts_${entry.isCount ? 'count' : entry.isAmount ? 'amount' : 'other'}`);
}

function dayForm(read: ReadText, { start, end }: Mention): string {
  const senses = read.senses.slice(start, end);
  if (senses.some((sense) => sense?.month !== undefined)) return 'month';
  if (senses.some((sense) => sense?.weekday !== undefined)) return 'weekday';
  return hasDigits(read, [start, end]) ? 'digits' : 'words';
}

function unitSign({ unit: own }: InformationEntry, { unit }: Mention): string {
  if (unit === undefined) return own === undefined ? 'unitless' : 'unit_missing';
  if (own === undefined) return 'unit_unasked';
  if (unit === own) return 'unit_own';
  return UNITS[own].dimension === UNITS[unit].dimension ? 'unit_akin' : 'unit_of_others';
}
