import { MARK } from '../grammar/language.ts';
import type { Mention, ReadText } from '../grammar/read-text.ts';
import { parseNumber } from '../numbers/numbers.ts';

const UNITS: readonly (readonly [mark: number, form: (count: number) => string])[] = [
  [MARK.day, (count) => `P${count}D`],
  [MARK.week, (count) => `P${count}W`],
  [MARK.month, (count) => `P${count}M`],
  [MARK.year, (count) => `P${count}Y`],
  [MARK.hour, (count) => `PT${count}H`],
  [MARK.minute, (count) => `PT${count}M`],
];

/** Lengths of time in whole units, as ISO 8601 durations: "three days" is P3D. */
export function findDurations(read: ReadText): Mention[] {
  const found: Mention[] = [];
  for (let at = 0; at < read.tokens.length; at++) {
    const number = parseNumber(read, at);
    if (number === undefined || !Number.isInteger(number.value)) continue;
    const marks = read.senses[number.end]?.marks ?? 0;
    const unit = UNITS.find(([mark]) => (marks & mark) !== 0);
    if (unit !== undefined) {
      const value = unit[1](number.value);
      found.push({ kind: 'duration', value, start: at, end: number.end + 1, certainty: 1 });
    }
    at = number.end - 1;
  }
  return found;
}

/** Days with the times said of them, as RFC 3339 instants in UTC: the first day with the first time, and so on. */
export function pairInstants(mentions: readonly Mention[]): Mention[] {
  const days = mentions.filter(({ kind }) => kind === 'date');
  const times = mentions.filter(({ kind, certainty }) => kind === 'time' && certainty > 0.5);
  return days.slice(0, times.length).map((day, i) => {
    const time = times[i]!;
    const [first, second] = day.start < time.start ? [day, time] : [time, day];
    const minutes = Number(time.value);
    const hour = String(Math.floor(minutes / 60)).padStart(2, '0');
    const minute = String(minutes % 60).padStart(2, '0');
    return {
      kind: 'instant',
      value: `${day.value}T${hour}:${minute}:00Z`,
      start: first.start,
      end: second.end,
      certainty: Math.min(day.certainty, time.certainty),
    };
  });
}
