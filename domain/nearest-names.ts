/** The keys of a map, or a set. */
interface Names {
  readonly size: number;
  keys(): Iterable<string>;
}

/** Names looked through for what mistyped ids of one request may have meant: milliseconds of it. */
const NAMES_OF_A_CALL_MAX = 20_000;
/** Names that are shown at most. */
const SHOWN_MAX = 3;

/** Finds the names that mistyped ones may have meant, as long as that costs no more than it may. */
export class NearestNames {
  #namesLeft: number;

  /** @param namesMax names to look through, in all calls together; about 3,000 a millisecond */
  constructor(namesMax = NAMES_OF_A_CALL_MAX) {
    this.#namesLeft = namesMax;
  }

  /**
   * Says that a name is not there, and which near ones are. The nearest first: at most a third of the characters is put in,
   * taken out or replaced (Levenshtein), two neighbours have changed places, or the name is the beginning of theirs; capital letters do not count.
   * @returns a clause such as `no question has the id q_flor (did you mean q_floor?)`
   */
  missing(what: string, name: string, names: Names): string {
    return `no ${what} has the id ${name}${this.meant(name, names)}`;
  }

  /** @returns the near ones alone, as ` (did you mean q_floor?)`, where what was sent is not told; nothing where there are none */
  meant(name: string, names: Names): string {
    const near = this.#near(name, names).join(' or ');
    return near === '' ? '' : ` (did you mean ${near}?)`;
  }

  #near(name: string, names: Names): readonly string[] {
    if (names.size > this.#namesLeft) return [];
    this.#namesLeft -= names.size;
    const wanted = name.toLowerCase();
    const most = Math.max(1, Math.floor(wanted.length / 3));
    const near: { readonly name: string; readonly distance: number }[] = [];
    for (const each of names.keys()) {
      const distance = distanceOf(wanted, each.toLowerCase(), most);
      if (distance <= most) near.push({ name: each, distance });
    }
    near.sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1));
    return near.slice(0, SHOWN_MAX).map((each) => each.name);
  }
}

/** Whether it is the beginning, or has two neighbours in each other's places. */
function isOneSlip(from: string, to: string): boolean {
  const at = [...from].findIndex((letter, i) => letter !== to[i]);
  const swapped = `${from.slice(0, at)}${from[at + 1]}${from[at]}${from.slice(at + 2)}`;
  return to.startsWith(from) || swapped === to;
}

/** The edits from one text to another one, or more than `most` where there are more. */
function distanceOf(from: string, to: string, most: number): number {
  if (isOneSlip(from, to)) return 1;
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let row = new Uint16Array(to.length + 1).map((_, at) => at);
  let next = new Uint16Array(to.length + 1);
  for (let i = 1; i <= from.length; i++) {
    // What lies further from the diagonal has more edits than are asked for.
    next.fill(most + 1);
    if (i <= most) next[0] = i;
    let least = next[0]!;
    for (let j = Math.max(1, i - most); j <= Math.min(to.length, i + most); j++) {
      const replaced = row[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1);
      next[j] = Math.min(replaced, row[j]! + 1, next[j - 1]! + 1);
      least = Math.min(least, next[j]!);
    }
    if (least > most) return most + 1;
    [row, next] = [next, row];
  }
  return row[to.length]!;
}
