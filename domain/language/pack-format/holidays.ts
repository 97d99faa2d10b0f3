/** A day that comes every year, told from its key in a pack. */
export type HolidayRule =
  | { readonly kind: 'fixed'; readonly month: number; readonly day: number }
  /** This many days after Easter Sunday. */
  | { readonly kind: 'easter'; readonly days: number }
  /** The n-th Sunday of Advent. */
  | { readonly kind: 'advent'; readonly nth: number }
  /** The n-th such weekday of a month, Monday = 0. */
  | {
      readonly kind: 'weekday';
      readonly month: number;
      readonly nth: number;
      readonly weekday: number;
    };

const DAYS = 32;
const EASTER = 480;
const EASTER_DAYS_MAX = 60;
const ADVENT = 610;
const WEEKDAY = 640;
const NTH_MAX = 5;

/** "12-25", "easter+1", "advent2" or "11-4-3" (month, n-th, weekday) as a small whole number. */
export function holidayCode(key: string): number {
  if (key.startsWith('easter')) return EASTER + EASTER_DAYS_MAX + Number(key.slice(6));
  if (key.startsWith('advent')) return ADVENT + Number(key.slice(6));
  const [month, second, weekday] = key.split('-').map(Number);
  if (weekday === undefined) return DAYS * month! + second!;
  return WEEKDAY + ((month! - 1) * NTH_MAX + second! - 1) * 7 + weekday;
}

export function holidayRule(code: number): HolidayRule {
  if (code < EASTER) return { kind: 'fixed', month: Math.floor(code / DAYS), day: code % DAYS };
  if (code < ADVENT) return { kind: 'easter', days: code - EASTER - EASTER_DAYS_MAX };
  if (code < WEEKDAY) return { kind: 'advent', nth: code - ADVENT };
  const rest = code - WEEKDAY;
  const inMonth = Math.floor(rest / 7);
  return {
    kind: 'weekday',
    month: Math.floor(inMonth / NTH_MAX) + 1,
    nth: (inMonth % NTH_MAX) + 1,
    weekday: rest % 7,
  };
}
