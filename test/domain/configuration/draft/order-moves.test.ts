import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { configurationDecider } from '../../../../domain/configuration/decide.ts';
import type { DraftEvent } from '../../../../domain/configuration/events.ts';
import { floorQuestion } from '../../../support/configurations/configurations.ts';
import { given, SOME_TIME, stateAfter } from '../../../support/given.ts';

const IDS = ['a', 'b', 'c', 'd', 'e', '__proto__'];

interface Step {
  readonly kind: 'put' | 'delete' | 'move';
  readonly id: string;
  /** Whom a move puts it in front of. */
  readonly next: string | null;
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('put', 'delete', 'move', 'move'),
  id: fc.constantFrom(...IDS),
  next: fc.constantFrom(...IDS, null),
});

function eventOf(each: Step): DraftEvent {
  const { id } = each;
  const facts = { draft_revision: 1, id };
  if (each.kind === 'delete') return { type: 'QuestionDeleted', facts };
  if (each.kind === 'put') {
    return { type: 'QuestionCreated', facts: { ...floorQuestion, ...facts } };
  }
  return { type: 'QuestionUpdated', facts: { ...facts, comes_before: each.next } };
}

/** The order in the plainest way: out of the list, and into it again. */
function plainOrder(steps: readonly Step[]): readonly string[] {
  let ids: string[] = [];
  for (const each of steps) {
    if (each.kind === 'put' && ids.includes(each.id)) continue;
    const others = ids.filter((id) => id !== each.id);
    const place = each.kind === 'move' ? others.indexOf(each.next ?? 'none') : -1;
    if (each.kind === 'delete') ids = others;
    else ids = others.toSpliced(place < 0 ? others.length : place, 0, each.id);
  }
  return ids;
}

const timed = (events: readonly DraftEvent[]) =>
  events.map((event) => ({ event, occurredAt: SOME_TIME }));

/** How often a map was written to, and how often one was gone through from its beginning. */
function workOf(task: () => void): { readonly writes: number; readonly passes: number } {
  const { set, keys, values, entries, [Symbol.iterator]: each } = Map.prototype;
  let [writes, passes] = [0, 0];
  const passing = <Pass extends (this: Map<unknown, unknown>) => unknown>(pass: Pass) =>
    function (this: Map<unknown, unknown>) {
      passes++;
      return pass.call(this);
    };
  Object.assign(Map.prototype, {
    set(this: Map<unknown, unknown>, key: unknown, value: unknown) {
      writes++;
      return set.call(this, key, value);
    },
    keys: passing(keys),
    values: passing(values),
    entries: passing(entries),
    [Symbol.iterator]: passing(each),
  });
  try {
    task();
  } finally {
    Object.assign(Map.prototype, { set, keys, values, entries, [Symbol.iterator]: each });
  }
  return { writes, passes };
}

describe('the order of a draft', () => {
  it('is the one that moves, creations and deletions make one by one, however they are folded together', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.nat(30), (steps, cut) => {
        const events = timed(steps.map(eventOf));
        const { fold, initialState } = configurationDecider;
        const inOne = fold(initialState, events);
        const inTwo = fold(fold(initialState, events.slice(0, cut)), events.slice(cut));
        const wanted = plainOrder(steps);
        expect([...inOne.draft.question.keys()]).toEqual(wanted);
        expect([...inTwo.draft.question.keys()]).toEqual(wanted);
        expect([...inOne.draft.question.values()].map(({ id }) => id)).toEqual(wanted);
      }),
    );
  });

  it('tells of a deletion whom the question stood in front of, null for the last one', () => {
    const puts = ['a', 'b'].map((id) => eventOf({ kind: 'put', id, next: null }));
    const changes = ['a', 'b'].map((id) => {
      return { entity: 'question', operation: 'delete', question: { id } };
    });
    given(configurationDecider, ...puts)
      .when({ type: 'applyChanges', at: SOME_TIME, changes })
      .records(
        { type: 'QuestionDeleted', facts: { draft_revision: 2, id: 'a', came_before: 'b' } },
        { type: 'QuestionDeleted', facts: { draft_revision: 2, id: 'b', came_before: null } },
      );
  });

  it('costs a few passes over the entities, however many are moved', () => {
    const entities = 2_000;
    const puts = Array.from({ length: entities }, (_, at) =>
      eventOf({ kind: 'put', id: `q${at}`, next: null }),
    );
    const state = stateAfter(configurationDecider, ...puts);
    const moves = Array.from({ length: 500 }, (_, at) => ({ id: `q${at * 3}`, next: `q${at}` }));
    const changes = moves.slice(1).map(({ id, next }) => {
      return { entity: 'question', operation: 'update', question: { id, comes_before: next } };
    });
    const command = { type: 'applyChanges', at: SOME_TIME, changes } as const;
    const work = workOf(() => {
      const decided = configurationDecider.decide(command, state);
      if (!decided.ok) throw new Error('it was refused');
      configurationDecider.fold(state, timed(decided.events as readonly DraftEvent[]));
    });
    expect(work.writes).toBeLessThan(20 * entities);
    expect(work.passes).toBeLessThan(100);
  });
});
