import { hash } from 'node:crypto';
import type { Configuration, Question, SuccessInformation } from '../configuration/entities.ts';
import { canonicalJson, type JsonValue } from '../json/json.ts';
import { mapInSteps, type Steps } from '../steps.ts';

/**
 * What makes answers of the past speak for an entity of today, by id: SHA-256 over a question's words, type and
 * choices, and over an information's label and schema. Where they stand in the plan does not count.
 */
export interface Meanings {
  readonly questions: ReadonlyMap<string, string>;
  readonly informations: ReadonlyMap<string, string>;
}

/** An entity a step. */
export function* meaningsOf({ questions, success_informations }: Configuration): Steps<Meanings> {
  const ofQuestions = yield* mapInSteps(
    questions,
    (each) => [each.id, meaningOf(each, ofQuestion)] as const,
  );
  const ofInformations = yield* mapInSteps(
    success_informations,
    (each) => [each.id, meaningOf(each, ofInformation)] as const,
  );
  return { questions: new Map(ofQuestions), informations: new Map(ofInformations) };
}

/** Entities are never changed, and the drafts of many publications share them. */
const known = new WeakMap<object, string>();

function meaningOf<Entity extends object>(
  entity: Entity,
  part: (entity: Entity) => object,
): string {
  const digest = known.get(entity) ?? hash('sha256', canonicalJson(part(entity) as JsonValue));
  known.set(entity, digest);
  return digest;
}

function ofQuestion({ text, type, choices }: Question): object {
  return { text, type, choices };
}

function ofInformation({ label, schema }: SuccessInformation): object {
  return { label, schema };
}
