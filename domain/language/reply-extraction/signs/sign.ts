/** A sign by its number: the same name has the same number for as long as the process runs, no other name has it. */
export type Sign = number;

const names: string[] = [];
const numbers = new Map<string, Sign>();

export function signNamed(name: string): Sign {
  const known = numbers.get(name);
  if (known !== undefined) return known;
  numbers.set(name, names.length);
  return names.push(name) - 1;
}

/** The signs of a list, by the place in it. */
export function signsOfAll(
  list: readonly string[],
  name: (each: string) => string,
): readonly Sign[] {
  return list.map((each) => signNamed(name(each)));
}

export function nameOf(sign: Sign): string {
  return names[sign]!;
}

/** What a name is put together from: of a list that is closed, never of a text, since every name is kept. */
type Part = string | number | boolean;

/** Where a name stands that was put together up to here, and how it may go on. */
class Branch {
  sign: Sign | undefined;
  /** By small numbers, which most parts are. */
  readonly numbered: (Branch | undefined)[] = [];
  readonly next = new Map<Part, Branch>();
  /** The part that was asked for last, mostly that of the same reply, and where it leads. */
  #part: Part | undefined;
  #branch: Branch | undefined;

  to(part: Part): Branch {
    if (typeof part === 'number' && part >= 0 && part < NUMBERED_MAX) {
      const known = this.numbered[part];
      if (known !== undefined) return known;
      this.numbered[part] = new Branch();
      return this.numbered[part];
    }
    if (part === this.#part) return this.#branch!;
    const known = this.next.get(part);
    const branch = known ?? new Branch();
    if (known === undefined) this.next.set(part, branch);
    this.#part = part;
    this.#branch = branch;
    return branch;
  }
}

const NUMBERED_MAX = 16;

/** By the place in the source: its template is one and the same object at each call. */
const templates = new Map<TemplateStringsArray, Branch>();

/** The sign of a name, which is put together once for each list of its parts: sign`sure_${3}@${'text'}`, three parts at most. */
export function sign(texts: TemplateStringsArray, a?: Part, b?: Part, c?: Part): Sign {
  let branch = templates.get(texts);
  if (branch === undefined) {
    branch = new Branch();
    templates.set(texts, branch);
  }
  if (texts.length > 1) branch = branch.to(a!);
  if (texts.length > 2) branch = branch.to(b!);
  if (texts.length > 3) branch = branch.to(c!);
  branch.sign ??= signNamed(String.raw({ raw: texts }, a, b, c));
  return branch.sign;
}

/** Signs made of others, looked up by the number of the one they are made of: a name is put together once. */
export class SignsOf {
  readonly #name: (name: string) => string;
  /** By sign one more than the number of the one made of it; 0 where none was made yet. */
  #made = new Int32Array(1 << 10);

  constructor(name: (name: string) => string) {
    this.#name = name;
  }

  of(sign: Sign): Sign {
    if (sign >= this.#made.length) {
      const made = new Int32Array(2 * sign);
      made.set(this.#made);
      this.#made = made;
    }
    const known = this.#made[sign]!;
    if (known > 0) return known - 1;
    const own = signNamed(this.#name(nameOf(sign)));
    this.#made[sign] = own + 1;
    return own;
  }
}

const beside = new Map<Part, SignsOf>();

/** Signs beside a part: `fits_3@date` of `fits_3`. */
export function signsBeside(part: Part): SignsOf {
  let signs = beside.get(part);
  if (signs === undefined) {
    signs = new SignsOf((name) => `${name}@${part}`);
    beside.set(part, signs);
  }
  return signs;
}

/** Takes the signs that are there, in whatever number. */
export type AddSign = (sign: Sign) => void;

/** Each once, in the order in which they came first. */
export type Signs = readonly Sign[];

/** By sign the last list that it was put on. */
let lists = new Float64Array(1 << 14);
let last = 0;
let isListing = false;

/** @throws if it is called by what it calls: signs are listed by marks that one list has at a time */
export function listSigns(visit: (add: AddSign) => void): Signs {
  if (isListing) throw new Error('one list of signs is made within another');
  const listed: Sign[] = [];
  const own = ++last;
  isListing = true;
  try {
    visit((each) => {
      if (each >= lists.length) grow(each);
      if (lists[each] === own) return;
      lists[each] = own;
      listed.push(each);
    });
  } finally {
    isListing = false;
  }
  return listed;
}

function grow(least: number): void {
  const grown = new Float64Array(2 * least);
  grown.set(lists);
  lists = grown;
}
