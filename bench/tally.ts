import type { SimulatedSession } from '../domain/simulation/run-session.ts';

/** Figures over many sessions of one way of asking. */
export class Tally {
  private readonly turns: number[] = [];
  private readonly progress: number[] = [];
  private asked = 0;
  private redundant = 0;
  private refusals = 0;
  private unfinished = 0;

  add(session: SimulatedSession): void {
    this.turns.push(session.turns.length);
    if (!session.achieved) this.unfinished += 1;
    for (const turn of session.turns) {
      this.asked += 1;
      if (turn.redundant) this.redundant += 1;
      if (turn.outcome === 'refused') this.refusals += 1;
      this.progress.push(turn.progress);
    }
  }

  /** An unfinished session counts with the turns it was given. */
  meanTurns(): number {
    return this.turns.reduce((sum, turns) => sum + turns, 0) / this.turns.length;
  }

  row(bar: number) {
    const sorted = this.turns.toSorted((a, b) => a - b);
    const share = (count: number) => `${((100 * count) / this.asked).toFixed(2)} %`;
    return {
      turns: Number(this.meanTurns().toFixed(2)),
      p90: sorted[Math.floor(0.9 * sorted.length)],
      'to blocking-first': Number((this.meanTurns() / bar).toFixed(3)),
      redundant: share(this.redundant),
      refused: share(this.refusals),
      unfinished: this.unfinished,
    };
  }
}
