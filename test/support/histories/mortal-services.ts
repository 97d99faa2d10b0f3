import { setTimeout as delay, setImmediate as turn } from 'node:timers/promises';
import { AppendOutcomeUnknown, type EventLog, LogClosed } from '../../../log/port.ts';
import { TRANSACTION_DEFECTS } from '../defects/transaction-defects.ts';
import type { Random } from '../hostile/random.ts';
import { type Instance, inProcess } from '../instance.ts';
import { wrappedLog } from '../log/wrapped-log.ts';
import { ServiceUnderTest } from '../service.ts';

/**
 * Services of this process that die as a killed process does: from one moment on nothing that they do reaches the
 * log, and nobody gets an answer any more.
 */

/** How late something arrives that was on its way when nobody asked for it any more. */
const LATE_MS_MAX = 30;
const GONE = 'the process is gone';

export interface MortalStart {
  readonly random: Random;
  readonly openLog: () => Promise<EventLog>;
  /** How likely a service is to die at an append. */
  readonly death: number;
  /** How likely the outcome of an append is not to be known. */
  readonly doubt: number;
  /** A defect of every one of them. */
  readonly planted?: string | undefined;
}

class Mortal {
  readonly instance: Instance;
  readonly #service: ServiceUnderTest;
  readonly #life: Life;

  private constructor(service: ServiceUnderTest, life: Life) {
    this.#service = service;
    this.#life = life;
    const { send, sendInternally } = inProcess(service.service);
    this.instance = {
      send: (path, request) => life.unlessDead(() => send(path, request)),
      sendInternally: (path, request) => life.unlessDead(() => sendInternally(path, request)),
    };
  }

  static async start(start: MortalStart): Promise<Mortal> {
    const life = new Life();
    const { log = (inner: EventLog) => inner, streams } =
      TRANSACTION_DEFECTS[start.planted ?? ''] ?? {};
    const mortal = mortalLog(await start.openLog(), life, start);
    const service = await ServiceUnderTest.start(log(mortal), { now: Date.now });
    streams?.(service.service.dependencies.streams);
    return new Mortal(service, life);
  }

  get died(): Promise<void> {
    return this.#life.died;
  }

  /** Ends what still runs of it. */
  async clean(): Promise<void> {
    this.#life.end();
    this.#life.bury();
    await this.#service.stop();
  }
}

class Life {
  readonly died: Promise<void>;
  isOver = false;
  end: () => void = () => {};
  /** Settles when nobody can be harmed by it any more. */
  readonly buried: Promise<never>;
  bury: () => void = () => {};

  constructor() {
    this.buried = new Promise((_, reject) => {
      this.bury = () => reject(new LogClosed(GONE));
    });
    this.buried.catch(() => {});
    this.died = new Promise((resolve) => {
      this.end = () => {
        this.isOver = true;
        resolve();
      };
    });
  }

  /** Work of which nobody hears once life is over. */
  async whileAlive<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.isOver) await this.buried;
    const result = await work();
    if (this.isOver) await this.buried;
    return result;
  }

  /** @throws when it is over before the work is done */
  unlessDead<Result>(work: () => Promise<Result>): Promise<Result> {
    const gone = this.died.then(() => {
      throw new Error(GONE);
    });
    return this.isOver ? gone : Promise.race([work(), gone]);
  }
}

function mortalLog(log: EventLog, life: Life, { random, death, doubt }: MortalStart): EventLog {
  /** Others come first, sometimes. */
  const wait = async () => {
    for (let turns = random.below(4); turns > 0; turns--) await turn();
  };
  const append: EventLog['append'] = async (...args) => {
    await wait();
    const isDoubted = random.chance(doubt);
    const isLast = random.chance(death);
    // What is in doubt, or comes last, is written at once, late, or never.
    if ((isDoubted || isLast) && random.chance(0.7)) {
      if (random.chance(0.5)) {
        const arriving = delay(random.below(LATE_MS_MAX)).then(() => log.append(...args));
        // Whoever asked for it hears of nothing.
        arriving.catch(() => {});
      }
      if (!isLast) throw new AppendOutcomeUnknown('the answer was lost, and the question too');
      life.end();
      return life.buried;
    }
    const appended = await log.append(...args);
    if (isLast) life.end();
    if (isDoubted) throw new AppendOutcomeUnknown('the answer was lost');
    await wait();
    return appended;
  };
  return wrappedLog(log, {
    append: (...args) => life.whileAlive(() => append(...args)),
    read: (...args) =>
      life.whileAlive(async () => {
        await wait();
        const slice = await log.read(...args);
        await wait();
        return slice;
      }),
    head: () => life.whileAlive(() => log.head()),
  });
}

/** Services, each of which is replaced when it has died. */
export class MortalServices {
  readonly instances: Instance[] = [];
  deaths = 0;
  readonly #start: MortalStart;
  readonly #all: Mortal[] = [];
  readonly #replacing = new Set<Promise<void>>();
  #isOver = false;

  private constructor(start: MortalStart) {
    this.#start = start;
  }

  static async start(start: MortalStart, count: number): Promise<MortalServices> {
    const services = new MortalServices(start);
    for (let place = 0; place < count; place++) await services.#fill(place);
    return services;
  }

  async #fill(place: number): Promise<void> {
    const mortal = await Mortal.start(this.#start);
    this.#all.push(mortal);
    this.instances[place] = mortal.instance;
    void mortal.died.then(() => {
      if (this.#isOver) return;
      this.deaths += 1;
      const replacing = this.#fill(place);
      this.#replacing.add(replacing);
      void replacing.finally(() => this.#replacing.delete(replacing));
    });
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#replacing);
    for (const mortal of this.#all) await mortal.clean();
  }
}
