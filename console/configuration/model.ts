/** A configuration as `GET …/configuration` tells it. */
export interface Configuration {
  readonly draft_revision: number | null;
  readonly configuration_version: string | null;
  readonly published_at?: string;
  /** Without fields while there is none. */
  readonly objective: Partial<Objective>;
  readonly sub_objectives: readonly SubObjective[];
  readonly success_informations: readonly Information[];
  readonly questions: readonly Question[];
}

export interface Objective {
  readonly name: string;
  readonly description: string;
  readonly qualification_level: string;
  readonly max_turns: number;
  readonly candidates_per_call: number;
  readonly order_strength: number;
  /** Left out: it learns. */
  readonly learning?: boolean;
}

export interface SubObjective {
  readonly id: string;
  readonly name: string;
  readonly order_position: number;
  readonly completion_role: string;
}

export interface Information {
  readonly id: string;
  readonly label: string;
  readonly primary_question_id: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

export interface Choice {
  readonly id: string;
  readonly label: string;
  readonly maps_to_value?: unknown;
  readonly synonyms?: readonly string[];
}

export interface Question {
  readonly id: string;
  readonly text: string;
  readonly type: string;
  readonly sub_objective_id: string;
  readonly active: boolean;
  readonly choices: readonly Choice[];
}

export const QUESTION_TYPES = ['open', 'single_choice', 'multiple_choice', 'semi_open'] as const;

export type Entity = 'objective' | 'sub_objective' | 'success_information' | 'question';

/** One operation of `POST …/configuration/changes`. */
export interface Change {
  readonly entity: Entity;
  readonly operation: 'create' | 'update' | 'delete';
  readonly [fields: string]: unknown;
}

/** Something that keeps a draft from being published. */
export interface Warning {
  readonly code: string;
  readonly entity: Entity;
  readonly id: string | null;
  readonly path: string;
  readonly message: string;
}

export const EMPTY: Configuration = {
  draft_revision: 0,
  configuration_version: null,
  objective: {},
  sub_objectives: [],
  success_informations: [],
  questions: [],
};

/** What is asked together: an information and its question, or one of them alone. */
export interface Item {
  readonly information: Information | undefined;
  readonly question: Question | undefined;
}

/** Items by sub-objective, in their order; what belongs to none comes last, under the id it names. */
export function itemsBySubObjective(
  configuration: Configuration,
): readonly { readonly id: string; readonly name: string | null; readonly items: Item[] }[] {
  const questions = new Map(configuration.questions.map((each) => [each.id, each]));
  const groups = new Map<string, { id: string; name: string | null; items: Item[] }>();
  const inOrder = configuration.sub_objectives.toSorted(
    (one, other) => one.order_position - other.order_position,
  );
  for (const { id, name } of inOrder) groups.set(id, { id, name, items: [] });
  const place = (item: Item) => {
    const id = item.question?.sub_objective_id ?? '';
    const group = groups.get(id) ?? { id, name: null, items: [] };
    groups.set(id, group);
    group.items.push(item);
  };
  const told = new Set<string>();
  for (const information of configuration.success_informations) {
    told.add(information.primary_question_id);
    place({ information, question: questions.get(information.primary_question_id) });
  }
  for (const question of configuration.questions) {
    if (!told.has(question.id)) place({ information: undefined, question });
  }
  return [...groups.values()];
}

/** What a value looks like, in a few words of its schema. */
export function schemaInShort(schema: Readonly<Record<string, unknown>>): string {
  const {
    type,
    format,
    enum: values,
    items,
  } = schema as {
    type?: string;
    format?: string;
    enum?: unknown[];
    items?: Readonly<Record<string, unknown>>;
  };
  if (values) return `${values.length} × ${type ?? 'enum'}`;
  if (items) return `[${schemaInShort(items)}]`;
  return format ?? type ?? 'any';
}
