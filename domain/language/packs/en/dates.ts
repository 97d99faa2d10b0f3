import type { CalendarTable, ClockTable } from '../../pack-format/language-pack.ts';

export const enClock: ClockTable = {
  half: 'half',
  halfBefore: false,
  quarter: 'quarter',
  threeQuarters: '',
  past: 'past after',
  to: 'to til till before',
  plus: '',
  minus: '',
  hour: 'oclock clock o hrs hours hour h',
  minute: 'minutes minute mins min',
  at: 'at around about by before after',
  noon: 'noon, midday, noontime',
  midnight: 'midnight',
  morning: '[in the|this|the] morning, am',
  afternoon: '[in the|this|the] afternoon, pm',
  evening: '[in the|this|the] (evening|evenings), tonight',
  night: '(at|in the|in|by|this|during the) (night|nite)',
};

export const enCalendar: CalendarTable = {
  months: `january|jan, february|feb, march|mar, april|apr, may, june|jun, july|jul,
    august|aug, september|sept|sep, october|oct, november|nov, december|dec`,
  weekdays: `monday|mon|mondays, tuesday|tue|tues|tuesdays, wednesday|wed|weds|wednesdays,
    thursday|thu|thur|thurs|thursdays, friday|fri|fridays, saturday|sat|saturdays,
    sunday|sun|sundays`,
  ordinals: `first 1, second 2, third 3, fourth 4, fifth 5, sixth 6, seventh 7, eighth 8, ninth
    9, tenth 10, eleventh 11, twelfth 12, thirteenth 13, fourteenth 14, fifteenth 15, sixteenth
    16, seventeenth 17, eighteenth 18, nineteenth 19, twentieth 20, twenty-first 21,
    twenty-second 22, twenty-third 23, twenty-fourth 24, twenty-fifth 25, twenty-sixth 26,
    twenty-seventh 27, twenty-eighth 28, twenty-ninth 29, thirtieth 30, thirty-first 31`,
  ordinalMarks: 'st nd rd th',
  of: 'of the',
  articles: 'the',
  today: '(today|todays|tonight), later today, this (morning|afternoon|evening)',
  tomorrow: '(tomorrow|tommorow|tomorow|tommorrow|tmrw|tomorrows)',
  afterTomorrow: '[the] day after tomorrow',
  yesterday: 'yesterday',
  beforeYesterday: '[the] day before yesterday',
  next: 'next following',
  current: 'this coming',
  last: 'last past previous',
  day: 'day days',
  week: 'week weeks',
  month: 'month months',
  year: 'year years',
  weekend: 'weekend',
  inside: 'in within',
  holidays:
    '12-25 christmas [day], 12-24 christmas eve, 12-31 new years eve, 1-1 new years [day], 2-14 valentines [day], 10-31 halloween',
  fromNow: 'from (now|today), later',
  ago: 'ago',
  past: `did was were happened occurred since born birth birthday accident injury theft
    loss began last previous issued bought built noticed`,
  monthFirst: true,
};
