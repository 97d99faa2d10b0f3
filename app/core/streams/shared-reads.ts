/** A read that is under way, and the one behind it. */
interface Reading {
  readonly read: Promise<unknown>;
  /** Begins when it has ended, for all who have come meanwhile. */
  next?: Promise<unknown>;
}

/**
 * Reads of the same that are asked for at the same time: one runs, and all who come meanwhile share the next one, which begins
 * behind their asking and so sees everything that was acknowledged by then.
 */
export class SharedReads {
  readonly #underWay = new Map<string, Reading>();

  /** What a read of that name brings that begins now or later. @throws what it throws, or the one that was waited for */
  read<Result>(name: string, begin: () => Promise<Result>): Promise<Result> {
    const underWay = this.#underWay.get(name);
    if (!underWay) return this.#begin(name, begin);
    // Where the log is away nobody waits for it twice.
    underWay.next ??= underWay.read.then(() => this.#begin(name, begin));
    return underWay.next as Promise<Result>;
  }

  #begin<Result>(name: string, begin: () => Promise<Result>): Promise<Result> {
    const read = begin();
    const reading: Reading = { read };
    this.#underWay.set(name, reading);
    const end = () => {
      if (this.#underWay.get(name) === reading && !reading.next) this.#underWay.delete(name);
    };
    read.then(end, () => this.#underWay.delete(name));
    return read;
  }
}
