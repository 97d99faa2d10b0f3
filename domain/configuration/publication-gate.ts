import * as v from 'valibot';
import { accept, type Outcome } from '../accept-or-refuse.ts';
import { closedObject } from '../input/closed-object.ts';
import type { ChangeError } from './draft/change-error.ts';
import type { CheckEvent } from './events.ts';

/** What a publication has to pass, beside the warnings that always stop one. */
export type PublicationGate = v.InferOutput<typeof publicationGate>;
export type SimulationGate = NonNullable<PublicationGate['simulation']>;

function whole(min: number, max: number) {
  return v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max));
}

function bounded(max: number) {
  return v.pipe(v.number(), v.minValue(0), v.maxValue(max));
}

const simulation = closedObject({
  users: v.optional(whole(10, 1_000), 200),
  seed: v.optional(whole(0, 2 ** 32 - 1), 1),
  /** Share of sessions by which the objective may be achieved less often than with the active version. */
  achieved_less_max: v.optional(bounded(1), 0),
  /** Turns by which it may take longer, on average. */
  turns_more_max: v.optional(bounded(200), 0),
});

export const publicationGate = closedObject({
  /** The conversation tests that are kept. */
  tests: v.optional(v.boolean(), false),
  /** The compiler's diagnostics hold no error. */
  diagnostics: v.optional(v.boolean(), false),
  /** Simulated users; null: none. */
  simulation: v.optional(v.nullable(simulation), null),
});

export const OPEN_GATE: PublicationGate = { tests: false, diagnostics: false, simulation: null };

export function isGateOpen({ tests, diagnostics, simulation: users }: PublicationGate): boolean {
  return !tests && !diagnostics && users === null;
}

/** Why the gate keeps a draft from its publication. */
export interface GateFailure extends ChangeError {
  readonly entity:
    | 'conversation_test'
    | 'objective'
    | 'sub_objective'
    | 'success_information'
    | 'question';
  readonly id: string;
}

/** Records nothing where the gate is set like that already. */
export function setGate(gate: PublicationGate, kept: PublicationGate): Outcome<CheckEvent> {
  const isSame = JSON.stringify(gate) === JSON.stringify(kept);
  return accept(isSame ? [] : [{ type: 'PublicationGateSet', facts: gate }]);
}
