import type { SimulatedSession } from '../../domain/simulation/run-session.ts';

/** The way of asking that the others are compared with. */
export const BAR = 'blocking-first form';

/** Figures of several ways of asking, side by side. */
export class Tallies {
  private readonly byPolicy = new Map<string, Tally>();

  addAll(sessions: Iterable<readonly [policy: string, session: SimulatedSession]>): void {
    for (const [policy, session] of sessions) {
      const tally = this.byPolicy.get(policy) ?? new Tally();
      this.byPolicy.set(policy, tally);
      tally.add(session);
    }
  }

  print(title: string): void {
    const bar = this.byPolicy.get(BAR)!.meanTurns();
    console.log(`\n${title}`);
    console.table([...this.byPolicy].map(([policy, tally]) => ({ policy, ...tally.row(bar) })));
  }
}

/** Figures over many sessions of one way of asking. */
class Tally {
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
