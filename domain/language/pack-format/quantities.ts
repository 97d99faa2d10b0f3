/** How quantities are said, beyond whole numbers. Lists of words are parted by spaces, lists of patterns by commas. */
export interface QuantityTable {
  /** Words between the whole and the decimals of a number: "point", "Komma". */
  readonly decimal: string;
  /** Patterns after a number or its unit that add a half: "and a half", "et demi". */
  readonly andHalf: string;
  /** Patterns before what is halved: "half a" (dozen, year). */
  readonly halfOf: string;
  /** Fractions that are one word, with their values: "anderthalb 1.5". */
  readonly fractions: string;
  /** Articles that count one before a unit and are no number elsewhere. */
  readonly one?: string;
  /** Articles that are numbers by themselves, and begin no longer one: "un quarantadue" is 42. */
  readonly articles?: string;
  /** Around what is counted, where about how many stands behind it: "een meter of acht". */
  readonly about?: { readonly one: string; readonly or: string };
  /** No hundred is told without its word, so that two numbers are an amount and its hundredths: "neun fünfzig". */
  readonly namesHundreds?: true;
  /** Words for a number of something, which multiply like a scale: "dozen 12". */
  readonly collectives: string;
  /** Where a half is joined to its number: "viereinhalb". Endings, longest first. */
  readonly joinedHalf?: string;
  /** Words of each unit, those of several words joined by `_`. */
  readonly units: Readonly<Partial<Record<Unit, string>>>;
  /** Words of a question that is answered by a weight, and by a length, whether or not it names a unit. */
  readonly weighing: string;
  readonly spanning: string;
  /** Words between a number and its unit: "two full weeks". */
  readonly sized: string;
  /** Between an amount of money and its hundredths, where no other two numbers are parted so: "doce con cincuenta". */
  readonly cents?: string;
  /** Units that stand for an amount of money after a number: "drie ton". */
  readonly moneyScales?: string;
  /** What rounds a number after "and": "143.000 und ein paar". */
  readonly few: string;
  /** Words that count no more exactly: "a few" hundred. */
  readonly vague: string;
  /** Before the year from which on something lasts. */
  readonly since: string;
  /** Patterns for the floor that counts 0. */
  readonly groundFloor: string;
  /** Patterns that answer "how many" with 0, at the beginning of a clause. */
  readonly none: string;
  /** Words after which a sum or a correction of what was counted stands: "so", "in total". */
  readonly total: string;
  /** Patterns before the number that stands among several: "so", "make it", "put". */
  readonly concludes: string;
  /** Patterns behind it: "go with that". */
  readonly settles: string;
  /** Patterns before a number that is not reached: "nine, nearly ten". */
  readonly nearly: string;
  /** Small words, beside the leads of "of", before what each one holds: "drei Kisten zu sechs". */
  readonly each?: string;
  /** Words right before who or what an amount is for one of: "per person", "pro Kopf". */
  readonly per: string;
  /** Words between the two sides of an area: "eight by five". */
  readonly by: string;
  /** Words for who speaks, where people are counted one by one: "my wife, the boys and I". */
  readonly self: string;
  /** Two of somebody without a number: "the twins", "my parents". */
  readonly twos: string;
  /** Two of somebody for each that is counted: "three couples". */
  readonly couples: string;
  /** Between what is added up, beside "and". */
  readonly plus: string;
  /** What is counted after these comes on top: "another 400". */
  readonly further: string;
  /** Words before a number below zero, which counts nothing. */
  readonly belowZero: string;
  /** What takes away from a number told before: "minus", "two cancelled". */
  readonly less: string;
  /** Patterns for one half of a number told before: "half of that". */
  readonly halfLeft: string;
  /** Words of a question for how often. */
  readonly often: string;
  /** Between how often and how much: "three times twenty minutes". */
  readonly times: string;
  /** Patterns of a question for the most there may be. */
  readonly most: string;
  /** Nights, for which days are counted from the first to the last. */
  readonly nights: string;
  /** Words for places in a row, first to tenth and on: they count floors and grades, and days only where a month says so. */
  readonly places: string;
  readonly frequencies: FrequencyTable;
}

/** How often something is done. Lists of words are parted by spaces, lists of patterns by commas. */
export interface FrequencyTable {
  /** Patterns after how often a year that is: "52 weekly, 0 just once". */
  readonly named: string;
  /** Patterns that begin a label for what is rarer than all others: "less often". */
  readonly rarer: string;
  /** Words for a number of times: "once 1 twice 2". */
  readonly counts: string;
  readonly every: string;
  /** Behind "every", for every second one. */
  readonly other: string;
  /** The same before what is counted: "om de" (week). */
  readonly everyOther?: string;
  /** Behind a number: "times". */
  readonly times: string;
  /** "Several" (times). */
  readonly several: string;
  /** The same with the "times" in one word: "mehrmals". */
  readonly severalTimes?: string;
  /** Small words between how many times and in what: "per", "in the". */
  readonly rates: string;
  /** Further words for a length of time, with how many make a year. */
  readonly lengths?: string;
}

/** A unit: what it measures and how much of it, in the smallest exact steps. */
interface Measure {
  readonly dimension: string;
  readonly factor: number;
}

/** Units that are converted have one dimension; where that would not be exact they have none in common. */
export const UNITS = {
  mm: { dimension: 'length', factor: 1 },
  cm: { dimension: 'length', factor: 10 },
  m: { dimension: 'length', factor: 1000 },
  km: { dimension: 'length', factor: 1_000_000 },
  inch: { dimension: 'imperial length', factor: 1 },
  foot: { dimension: 'imperial length', factor: 12 },
  mile: { dimension: 'miles', factor: 1 },
  m2: { dimension: 'area', factor: 1 },
  are: { dimension: 'area', factor: 100 },
  hectare: { dimension: 'area', factor: 10_000 },
  sqft: { dimension: 'imperial area', factor: 1 },
  acre: { dimension: 'acres', factor: 1 },
  ml: { dimension: 'volume', factor: 1 },
  centilitre: { dimension: 'volume', factor: 10 },
  decilitre: { dimension: 'volume', factor: 100 },
  litre: { dimension: 'volume', factor: 1000 },
  m3: { dimension: 'volume', factor: 1_000_000 },
  gallon: { dimension: 'gallons', factor: 1 },
  milligram: { dimension: 'mass', factor: 1 },
  gram: { dimension: 'mass', factor: 1000 },
  hectogram: { dimension: 'mass', factor: 100_000 },
  jin: { dimension: 'mass', factor: 500_000 },
  metricPound: { dimension: 'mass', factor: 500_000 },
  kg: { dimension: 'mass', factor: 1_000_000 },
  zentner: { dimension: 'mass', factor: 50_000_000 },
  quintal: { dimension: 'mass', factor: 100_000_000 },
  tonne: { dimension: 'mass', factor: 1_000_000_000 },
  pound: { dimension: 'imperial mass', factor: 1 },
  stone: { dimension: 'imperial mass', factor: 14 },
  minute: { dimension: 'time', factor: 1 },
  quarter: { dimension: 'time', factor: 15 },
  threeQuarters: { dimension: 'time', factor: 45 },
  hour: { dimension: 'time', factor: 60 },
  day: { dimension: 'time', factor: 1440 },
  week: { dimension: 'time', factor: 10_080 },
  fortnight: { dimension: 'time', factor: 20_160 },
  month: { dimension: 'months', factor: 1 },
  year: { dimension: 'months', factor: 12 },
  decade: { dimension: 'months', factor: 120 },
  century: { dimension: 'months', factor: 1200 },
  euro: { dimension: 'euros', factor: 1 },
  dollar: { dimension: 'dollars', factor: 1 },
  sterling: { dimension: 'pounds', factor: 1 },
  franc: { dimension: 'francs', factor: 1 },
  yuan: { dimension: 'yuan', factor: 1 },
  real: { dimension: 'reais', factor: 1 },
  watt: { dimension: 'power', factor: 1 },
  kilowatt: { dimension: 'power', factor: 1000 },
  horsepower: { dimension: 'horsepower', factor: 1 },
  kwh: { dimension: 'energy', factor: 1 },
  celsius: { dimension: 'degrees', factor: 1 },
  percent: { dimension: 'percent', factor: 1 },
  megabyte: { dimension: 'data', factor: 1 },
  gigabyte: { dimension: 'data', factor: 1000 },
  terabyte: { dimension: 'data', factor: 1_000_000 },
} as const satisfies Readonly<Record<string, Measure>>;

export type Unit = keyof typeof UNITS;

export const UNIT_NAMES = Object.keys(UNITS) as readonly Unit[];

/** Signs of units that every language writes. */
export const UNIT_SIGNS: Readonly<Partial<Record<Unit, string>>> = {
  mm: 'mm',
  cm: 'cm',
  m: 'm',
  km: 'km',
  m2: 'm2 qm sqm m²',
  sqft: 'sqft',
  hectare: 'ha',
  ml: 'ml',
  centilitre: 'cl',
  decilitre: 'dl',
  litre: 'l',
  milligram: 'mg',
  gram: 'g gr',
  kg: 'kg kgs',
  tonne: 't',
  pound: 'lb lbs',
  minute: 'min',
  hour: 'h',
  euro: 'eur',
  dollar: 'usd',
  sterling: 'gbp',
  franc: 'chf',
  yuan: 'rmb cny',
  watt: 'w',
  kilowatt: 'kw',
  kwh: 'kwh kw_h',
  megabyte: 'mb',
  gigabyte: 'gb',
  terabyte: 'tb',
  horsepower: 'hp',
};

/** What a question may ask for without naming a unit. */
export type Measuring = 'weight' | 'length';

/** The units that such questions are answered in; "four miles" are how far, and no width. */
export const MEASURED_IN: Readonly<Record<Measuring, ReadonlySet<Unit>>> = {
  weight: new Set(['gram', 'kg', 'jin', 'zentner', 'tonne', 'pound', 'stone', 'sterling']),
  length: new Set(['mm', 'cm', 'm', 'inch', 'foot']),
};

/** A quantity in another unit; undefined where one is not an exact part of the other's dimension. */
export function converted(value: number, from: Unit, to: Unit): number | undefined {
  if (UNITS[from].dimension !== UNITS[to].dimension) return undefined;
  return Number(((value * UNITS[from].factor) / UNITS[to].factor).toPrecision(12));
}
