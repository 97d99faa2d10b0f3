export interface ClockTable {
  readonly half: string;
  /** "halb sieben" is 6:30. */
  readonly halfBefore: boolean;
  /** "half seven" is 7:30. */
  readonly halfAfter?: true;
  /** Patterns before an hour that is told roughly: "een uur of drie". */
  readonly aboutHour?: string;
  readonly quarter: string;
  readonly threeQuarters: string;
  readonly past: string;
  readonly to: string;
  /** Romance: after the hour, "y media", "et quart". */
  readonly plus: string;
  readonly minus: string;
  readonly hour: string;
  readonly minute: string;
  /** Words behind a number that make it a time of day: "am", "uhr". */
  readonly hourSigns: string;
  /** Words behind a number that make it a length: "hours". */
  readonly lengthInHours: string;
  /** A number in words before "hours" is a length even behind "at": "a las dos horas". */
  readonly spelledHoursLast?: true;
  /** Words before a bare hour: "at", "around". */
  readonly at: string;
  /** Words after an hour that say how exactly it is meant: "sharp", "ish". */
  readonly exact: string;
  /** Patterns before and behind an hour at which something is to be over: "no later than", "at the latest". */
  readonly due: string;
  readonly dueBehind: string;
  readonly noon: string;
  readonly midnight: string;
  readonly morning: string;
  readonly afternoon: string;
  readonly evening: string;
  readonly night: string;
}

export interface CalendarTable {
  /** Twelve entries, spellings parted by `|`. */
  readonly months: string;
  /** Monday first. */
  readonly weekdays: string;
  /** first to thirty-first, as words, "first 1". */
  readonly ordinals: string;
  /** Written after a day's digits: st, nd, er, º. */
  readonly ordinalMarks: string;
  /** Between day and month, and before a day: of, de, the. */
  readonly of: string;
  readonly articles: string;
  readonly today: string;
  readonly tomorrow: string;
  readonly afterTomorrow: string;
  readonly yesterday: string;
  readonly beforeYesterday: string;
  readonly next: string;
  /** Those of them that mean the very next one before a weekday, be it in this week: "kommenden". */
  readonly coming?: string;
  readonly current: string;
  readonly last: string;
  /** The one after the next and the one before the last, in one word: "übernächsten", "vorletzten". */
  readonly afterNext?: string;
  readonly beforeLast?: string;
  /** Behind a day: "the Tuesday after next", "the Sunday before last". */
  readonly oneFurther?: string;
  readonly oneBefore?: string;
  /** Patterns behind a day that put it off, with how many days: "Monday week", "lundi en quinze". */
  readonly putOff?: string;
  /** Patterns before a day: the day before it, the day after it. */
  readonly dayBefore: string;
  readonly dayAfter: string;
  /** Patterns for the day before and the day after one that was told earlier, and behind a weekday for the next one from there. */
  readonly dayBeforeThat: string;
  readonly dayAfterThat: string;
  readonly afterThat: string;
  /** Patterns before a month: its last day. */
  readonly lastDay: string;
  /** Patterns for the last day of this month. */
  readonly monthEnd: string;
  /** Between a length of time and the day that it is counted from: "a week on Monday". */
  readonly countedFrom?: string;
  /** Lengths of time in one word, with their days: "fortnight 14". */
  readonly spans?: string;
  readonly day: string;
  readonly week: string;
  readonly month: string;
  readonly year: string;
  readonly weekend: string;
  /** Words of the seasons, folded. */
  readonly seasons: string;
  /** Words for some time or other, folded: "sometime". */
  readonly sometime: string;
  /** "in two weeks" and "two weeks from now". */
  readonly inside: string;
  /**
   * Days of the same date every year, "month-day" before each pattern: "12-25 christmas". Days that move have another
   * key: `easter` and the days from it ("easter+1"), `advent` and its Sunday, `11-4-3` for the 4th Thursday of November.
   */
  readonly holidays: string;
  readonly fromNow: string;
  /** Before or after a length of time: "ago", "vor". */
  readonly ago: string;
  /** Words of a question about what is past, folded: its dates lie behind. */
  readonly past: string;
  /** A tense of what is past, in a question: "haben Sie … gekauft", "empezó". */
  readonly pastTense?: RegExp;
  /** The like of that tense where the day is to come all the same: "für wann haben Sie … gebucht", "pensó". */
  readonly planned?: RegExp;
  /** A weekday on which something happens every week, with up to two words before it: "Sundays", "le jeudi". */
  readonly habits: RegExp;
  readonly monthFirst: boolean;
  /** Year, month and day are numbers, each followed by its name: 2019年3月9日. */
  readonly unitsFollow?: boolean;
  /** Characters before a weekday that is the last one of its month, where words are not parted. */
  readonly lastOne?: string;
}
