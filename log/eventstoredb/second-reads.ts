import { after } from './answer-within.ts';

/** A read that takes longer is asked for once more, beside the first. */
const SLOW_MS = 300;
/** With less time than this left a second one would not be answered either. */
const LEFT_MS_MIN = 150;
/** Asked for twice at one time: a server that is slow with all of them must not get twice the work. */
const TWICE_MAX = 4;

/**
 * Second reads beside the first. Within a busy server one read may stand behind another that is slow while others are answered at once;
 * who waits for it to be given up waits for more than a second.
 */
export class SecondReads {
  #underWay = 0;

  /** The first answer. @throws what the first one throws, where no second one answers */
  async of<Result>(msMax: number, call: (msMax: number) => Promise<Result>): Promise<Result> {
    const first = call(msMax);
    if (msMax < SLOW_MS + LEFT_MS_MIN) return first;
    const isSlow = await new Promise<boolean>((resolve) => {
      const cancel = after(SLOW_MS, () => resolve(true));
      const isOver = () => {
        cancel();
        resolve(false);
      };
      first.then(isOver, isOver);
    });
    if (!isSlow || this.#underWay >= TWICE_MAX) return first;
    this.#underWay += 1;
    const second = call(msMax - SLOW_MS).finally(() => {
      this.#underWay -= 1;
    });
    return Promise.any([first, second]).catch((error: AggregateError) => {
      throw error.errors[0];
    });
  }
}
