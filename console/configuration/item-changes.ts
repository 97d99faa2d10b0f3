import { changesOf, differences, differingFields } from './differences.ts';
import { type Change, type Configuration, EMPTY, type Item } from './model.ts';

/** The operations that make one state of an information and its question of another. */
export function itemChanges(base: Item, wanted: Item): readonly Change[] {
  return changesOf(differences(asConfiguration(base), asConfiguration(wanted)));
}

function asConfiguration({ information, question }: Item): Configuration {
  return {
    ...EMPTY,
    success_informations: information ? [information] : [],
    questions: question ? [question] : [],
  };
}

/** The same information and question as a configuration has them now. */
export function itemIn(configuration: Configuration, { information, question }: Item): Item {
  const byId = <Each extends { readonly id: string }>(list: readonly Each[], id?: string) =>
    list.find((each) => each.id === id);
  return {
    information: byId(configuration.success_informations, information?.id),
    question: byId(configuration.questions, question?.id),
  };
}

/** One field that two editors left different. */
export interface ConflictingField {
  readonly entity: 'information' | 'question';
  readonly field: string;
  readonly base: unknown;
  readonly theirs: unknown;
  readonly mine: unknown;
}

/** Every field that somebody else changed since the form was opened. */
export function conflictingFields(base: Item, theirs: Item, mine: Item): ConflictingField[] {
  return (['information', 'question'] as const).flatMap((entity) => {
    const [was, is, wanted] = [base, theirs, mine].map((item) => (item[entity] ?? {}) as Fields);
    return differingFields(was!, is!).map((field) => ({
      entity,
      field,
      base: was![field],
      theirs: is![field],
      mine: wanted![field],
    }));
  });
}

type Fields = Readonly<Record<string, unknown>>;
