/** No tenant's service holds more than this share of all bytes: one that sends slowly holds up itself alone. */
const SHARE_MAX = 1 / 4;

/** Bytes of request bodies that are being read or worked on, over all requests of one entry point. */
export class BodiesInFlight {
  readonly bytesMax: number;
  #bytes = 0;
  readonly #byHolder = new Map<string, number>();

  constructor(bytesMax: number) {
    this.bytesMax = bytesMax;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Begins to count for one request. @param holder whose share it falls to */
  begin(holder: string): HeldBody {
    let held = 0;
    const add = (bytes: number) => {
      held += bytes;
      this.#bytes += bytes;
      const left = (this.#byHolder.get(holder) ?? 0) + bytes;
      if (left === 0) this.#byHolder.delete(holder);
      else this.#byHolder.set(holder, left);
    };
    return {
      take: (bytes) => {
        const ofHolder = (this.#byHolder.get(holder) ?? 0) + bytes;
        if (this.#bytes + bytes > this.bytesMax) return false;
        if (ofHolder > this.bytesMax * SHARE_MAX) return false;
        add(bytes);
        return true;
      },
      release: () => add(-held),
    };
  }
}

/** What one request holds. */
export interface HeldBody {
  /** False, and nothing is taken, where that would be too much. */
  readonly take: (bytes: number) => boolean;
  readonly release: () => void;
}
