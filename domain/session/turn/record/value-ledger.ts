import type { ReconfirmationNeeded, ValueRecorded } from '../../events.ts';
import type { PinnedArtifact } from '../../pinned-artifact.ts';
import type { SessionState, Target } from '../../state.ts';
import {
  isCorrection,
  isRepeated,
  reinforced,
  supersedes,
  type ValueEntry,
} from './value-precedence.ts';

export type ValueEvent = ValueRecorded | ReconfirmationNeeded;

/** What the value of an information that depends on a corrected one still counts for. */
const RECONFIRMATION_FACTOR = 0.5;

/** Collects the value events of one call in order, each judged against what the ones before it left. */
export class ValueLedger {
  readonly #pinned: PinnedArtifact;
  readonly #before: SessionState['targets'];
  readonly #changed = new Map<string, Target>();
  readonly #events: ValueEvent[] = [];
  readonly #at: string;

  constructor(state: SessionState, pinned: PinnedArtifact, at: string) {
    this.#pinned = pinned;
    this.#before = state.targets;
    this.#at = at;
  }

  get events(): readonly ValueEvent[] {
    return this.#events;
  }

  /** Records the value unless a higher source holds one, or it says nothing new. */
  record(given: ValueEntry): void {
    const before = this.#target(given.informationId);
    const entry = before && isRepeated(given, before) ? reinforced(given, before) : given;
    if (before && !supersedes(entry, before)) return;
    const { informationId, status, coverage, source, questionId, value, span = null, by } = entry;
    this.#events.push({
      type: 'ValueRecorded',
      facts: {
        information_id: informationId,
        status,
        coverage,
        source,
        question_id: questionId,
        span,
        ...(by === undefined ? {} : { by }),
      },
      ...(value === undefined ? {} : { private: { value } }),
    });
    this.#changed.set(informationId, {
      status,
      coverage,
      source,
      question_id: questionId,
      updated_at: this.#at,
      ...(value === undefined ? {} : { value }),
    });
    if (before && isCorrection(entry, before)) this.#reconfirmDependents(informationId);
  }

  #target(informationId: string): Target | undefined {
    return this.#changed.get(informationId) ?? this.#before.get(informationId);
  }

  #reconfirmDependents(informationId: string): void {
    const { compiled, artifact } = this.#pinned;
    const dependents = artifact.dependents[compiled.informationIndexes.get(informationId)!] ?? [];
    for (const index of dependents) {
      const id = artifact.success_informations[index]!.id;
      const target = this.#target(id);
      if (!target || target.coverage === 0 || target.source === 'client') continue;
      const coverage = target.coverage * RECONFIRMATION_FACTOR;
      const facts = { information_id: id, coverage, because_of: informationId };
      this.#events.push({ type: 'ReconfirmationNeeded', facts });
      this.#changed.set(id, { ...target, coverage });
    }
  }
}
