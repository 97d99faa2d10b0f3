/** In one turn of the event loop requests are begun for so long: what is begun together is written together. What comes then waits in line. */
const TURN_MS = 50;
/**
 * The same where many wait. In each turn one new connection is accepted, and no more: behind many, turns have to be short for whoever
 * comes new.
 */
const CROWDED_TURN_MS = 8;
const CROWD = 100;
/** No more are begun in one turn, since those that are begun together do their work together, when the turn's time has been counted. */
const BEGUN_MAX = 64;
const CROWDED_BEGUN_MAX = 16;
/** What has waited for longer is turned away, and the newest of its line begins: who asked long ago has given up, or will soon. */
const WAIT_MS_MAX = 2_500;
/** No line is longer; there are more requests than connections where clients send the next ones before they have an answer. */
const WAITING_MAX = 4_096;

interface Waiting {
  /** By `performance.now()`. */
  readonly since: number;
  readonly enter: (isAdmitted: boolean) => void;
}

/**
 * Begins the work of requests in an order that is fair. While there is more than the event loop can take, each holder has a line, and
 * lines have their turns one after the other: who sends much waits behind itself, and others hardly notice. Also who is turned away
 * has waited, so that clients that come again at once are no load. What waits for the log or for a language model is not counted.
 */
export class RequestLines {
  /** Requests that were turned away. */
  refused = 0;
  /** Of holders of whom something waits, the next one first. */
  readonly #lines = new Map<string, Waiting[]>();
  #waiting = 0;
  /** When requests were first begun in this turn of the loop; undefined: none was. */
  #turnSince: number | undefined;
  /** In this turn. */
  #begun = 0;

  get waiting(): number {
    return this.#waiting;
  }

  /** Whether this turn of the loop begins no more requests. */
  #isTurnOver(now: number): boolean {
    const [ms, begun] =
      this.#waiting > CROWD ? [CROWDED_TURN_MS, CROWDED_BEGUN_MAX] : [TURN_MS, BEGUN_MAX];
    return now - this.#turnSince! >= ms || this.#begun >= begun;
  }

  /** Whether the request may begin: at once where there is no line, when it is its turn, or not at all. */
  enter(holder: string): boolean | Promise<boolean> {
    const now = performance.now();
    if (this.#turnSince === undefined) this.#beginTurn(now);
    if (this.#waiting === 0 && !this.#isTurnOver(now)) {
      this.#begun += 1;
      return true;
    }
    const line = this.#lines.get(holder) ?? [];
    if (line.length >= WAITING_MAX) {
      this.refused += 1;
      return false;
    }
    this.#lines.set(holder, line);
    this.#waiting += 1;
    return new Promise((enter) => line.push({ since: now, enter }));
  }

  #beginTurn(now: number): void {
    this.#turnSince = now;
    this.#begun = 0;
    setImmediate(this.#nextTurn);
  }

  readonly #nextTurn = (): void => {
    this.#turnSince = undefined;
    if (this.#waiting === 0) return;
    this.#beginTurn(performance.now());
    this.#beginNext();
  };

  readonly #beginNext = (): void => {
    const now = performance.now();
    const [next] = this.#lines;
    if (!next || this.#isTurnOver(now)) return;
    const [holder, line] = next;
    const isAdmitted = this.#settle(line.shift()!, now);
    // Were only the oldest begun, all would be too late once more come than can be begun, and nobody would be answered.
    if (!isAdmitted && line.length > 0) this.#settle(line.pop()!, now);
    // Behind all others, if there is more.
    this.#lines.delete(holder);
    if (line.length > 0) this.#lines.set(holder, line);
    // Behind all that the request does before it waits for something.
    queueMicrotask(() => process.nextTick(this.#beginNext));
  };

  /** @returns whether it begins */
  #settle({ since, enter }: Waiting, now: number): boolean {
    const isAdmitted = now - since <= WAIT_MS_MAX;
    this.#waiting -= 1;
    if (isAdmitted) this.#begun += 1;
    else this.refused += 1;
    enter(isAdmitted);
    return isAdmitted;
  }
}
