/** A reproducible source of chance. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** 0 <= x < 1; mulberry32. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 up to, but not including, `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)]!;
  }

  /** By weight. */
  pickWeighted<Item>(items: readonly (readonly [weight: number, item: Item])[]): Item {
    let left = this.next() * items.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, item] of items) {
      left -= weight;
      if (left < 0) return item;
    }
    return items.at(-1)![1];
  }

  /** A storable text of 1 to `lengthMax` code points, short ones more often. */
  text(lengthMax: number): string {
    const length = 1 + Math.floor(lengthMax * this.next() ** 8);
    const alphabet = this.pick(ALPHABETS);
    const pieces = Array.from({ length }, () => this.pick(alphabet));
    // A piece may be longer than a code point; whoever cuts inside of a pair would make it unstorable.
    return Array.from(pieces.join('')).slice(0, lengthMax).join('');
  }
}

const ALPHABETS: readonly (readonly string[])[] = [
  [...'abcdefghij klmnopqrst uvwxyz. ,!?'],
  ['We are ', 'four', ' people', ' in the north', '. No', ' thanks', ' 12', '%', '/', '\\', '"'],
  [...'日本語のテキスト。はい'],
  [...'مرحبا بالعالم نعم'],
  [...'😀🚀🧨🏳️‍🌈é̂'],
  ['\u0001', '\u202e', '\u200b', '\ufeff', '\t', '\n', '{', '}', '<script>', '$' + '{x}', '\u0085'],
  ['__proto__', 'constructor', 'toString', 'null', 'undefined', 'NaN', '-0', '1e400'],
];
