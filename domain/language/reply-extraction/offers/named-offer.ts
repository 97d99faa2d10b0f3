import { findDayWords } from '../../dates/dates.ts';
import { dayNumberAt } from '../../dates/ordinals.ts';
import type { Mention } from '../../grammar/read-text.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import { partOfDay } from '../../times/part-of-day.ts';
import type { Extraction } from '../candidates/context.ts';
import type { Offer } from './offer.ts';
import type { Picked } from './picked-offer.ts';
import { isTurnedDownAt } from './turned-down.ts';

/** A weekday, a day of the month or an hour as it was said, which may be that of an offer. */
interface NamedMoment {
  readonly start: number;
  readonly end: number;
  /** More may be told of it. */
  readonly isOpen: boolean;
  readonly fits: (value: string) => boolean;
}

/**
 * The one offer that a reply names by less than the agent did: "Sunday then" of two dates, "the 29th", "half past four" of 16:30.
 * Undefined where it names none of them or more than one, or tells a whole day.
 */
export function namedOffer(
  extraction: Extraction,
  entry: InformationEntry,
  offers: readonly Offer[],
): Picked | undefined {
  const said = saidOf(extraction, entry);
  const open = said.filter(
    (each) =>
      extraction.negated[each.start] !== 1 &&
      extraction.declined[each.start] !== 1 &&
      !isTurnedDownAt(extraction.read, each),
  );
  const found = new Map<Offer, NamedMoment>();
  for (const each of open)
    for (const offer of offers) if (each.fits(String(offer.value))) found.set(offer, each);
  const [only] = found;
  if (only === undefined || found.size > 1) return undefined;
  const [offer, { start, end }] = only;
  return { offers: [offer], words: [start, end] };
}

function saidOf(extraction: Extraction, { kind }: InformationEntry): NamedMoment[] {
  if (kind === 'date') return daysSaid(extraction);
  return kind === 'time' ? hoursSaid(extraction) : [];
}

/** Whether a reply names a day or an hour that an offer may tell more of. */
export function namesLess(extraction: Extraction, entry: InformationEntry): boolean {
  return saidOf(extraction, entry).some(({ isOpen }) => isOpen);
}

/** Weekdays, or days of the month where these tell none; nothing where a month tells the whole day. */
function daysSaid({ days, read }: Extraction): NamedMoment[] {
  const isWhole = days.some(({ start, end }) =>
    read.senses.slice(start, end).some((sense) => sense?.month !== undefined),
  );
  if (isWhole) return [];
  const weekdays = findDayWords(read).filter(({ kind }) => kind === 'weekday');
  if (weekdays.length > 0) {
    return weekdays.map(({ end, start, value }) => ({
      ...{ start, end, isOpen: true },
      fits: (date) => weekdayOf(date) === value,
    }));
  }
  const said: NamedMoment[] = [];
  for (let at = 0; at < read.tokens.length; at++) {
    const day = dayNumberAt(read, at);
    if (day === undefined) continue;
    const { end, value } = day;
    said.push({
      start: at,
      end,
      isOpen: true,
      fits: (date) => Number(date.slice(8, 10)) === value,
    });
    at = end - 1;
  }
  return said;
}

/** 0 = Monday; of an ISO 8601 date. */
function weekdayOf(date: string): number {
  return (new Date(`${date.slice(0, 10)}T00:00:00Z`).getUTCDay() + 6) % 7;
}

const HALF_DAY = 12 * 60;

function hoursSaid(extraction: Extraction): NamedMoment[] {
  const bare = extraction.numbers.filter(
    ({ unit, value }) => unit === undefined && Number.isInteger(value) && Number(value) <= 24,
  );
  const ofClock = [
    ...extraction.hours,
    ...bare.map((each) => ({ ...each, value: 60 * Number(each.value) })),
  ];
  return ofClock.map((mention) => atHour(extraction, mention));
}

/** An hour whose half of the day is not told fits both. */
function atHour(
  { read }: Extraction,
  { end, start, value }: Pick<Mention, 'end' | 'start' | 'value'>,
): NamedMoment {
  const hour = Number(value);
  const isOpen = hour < HALF_DAY + 60 && partOfDay(read, start, end) === undefined;
  const fits = (offered: string) => {
    const minutes = 60 * Number(offered.slice(0, 2)) + Number(offered.slice(3, 5));
    return minutes === hour || (isOpen && minutes % HALF_DAY === hour % HALF_DAY);
  };
  return { start, end, isOpen, fits };
}
