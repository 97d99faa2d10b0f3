import * as v from 'valibot';
import { describeIssue } from '../input/issues.ts';

/** An event's data as the domain sees it. */
export interface EventData {
  readonly facts: object;
  /** Missing where there is nothing private, or it counts as erased. */
  readonly private?: object;
}

/** One type of event: what it holds, and what older builds stored of it. The type of the event is inferred from it. */
export interface EventSchema<Data extends v.GenericSchema = v.GenericSchema> {
  /** Newest schema version, which this build writes; 1 is the first one. */
  readonly version: number;
  readonly data: Data;
  /** The first one makes data of version 2 out of version 1's, and so on. */
  readonly lifts: readonly Lift[];
  /** What a fact is where it was left out: the default that its schema gives it. */
  readonly usual: Usual;
}

type Usual = readonly (readonly [name: string, value: unknown])[];
type Entries = Readonly<Record<string, v.GenericSchema>>;

type Lift = (older: EventData) => EventData;

/** Every event that a stream of one kind may hold, by its type. */
export type EventSchemas<Type extends string = string> = Readonly<Record<Type, EventSchema>>;

/** The events of a stream, as the domain sees them. */
export type EventOf<Schemas extends EventSchemas> = {
  [Type in keyof Schemas & string]: { readonly type: Type } & v.InferOutput<Schemas[Type]['data']>;
}[keyof Schemas & string];

type FactsOnly<Facts extends v.GenericSchema> = v.ObjectSchema<
  { readonly facts: Facts },
  undefined
>;

type FactsAndPrivate<
  Facts extends v.GenericSchema,
  Private extends v.GenericSchema,
> = v.ObjectSchema<
  { readonly facts: Facts; readonly private: v.ExactOptionalSchema<Private, undefined> },
  undefined
>;

/** An event without a private part. */
export function event<Facts extends v.GenericSchema & { readonly entries: Entries }>(
  facts: Facts,
  lifts: readonly Lift[] = [],
): EventSchema<FactsOnly<Facts>> {
  return { version: lifts.length + 1, data: v.object({ facts }), lifts, usual: usualOf(facts) };
}

/** An event with a private part, which is missing once it was erased. */
export function eventWithPrivate<
  Facts extends v.GenericSchema & { readonly entries: Entries },
  Private extends v.GenericSchema,
>(
  facts: Facts,
  privatePart: Private,
  lifts: readonly Lift[] = [],
): EventSchema<FactsAndPrivate<Facts, Private>> {
  const data = v.object({ facts, private: v.exactOptional(privatePart) });
  return { version: lifts.length + 1, data, lifts, usual: usualOf(facts) };
}

function usualOf({ entries }: { readonly entries: Entries }): Usual {
  return Object.entries(entries).flatMap(([name, entry]) => {
    const value: unknown = v.getDefault(entry);
    return value === undefined ? [] : [[name, Object.freeze(value)] as const];
  });
}

/** A list as events and receipts have it. */
export function listOf<const Item extends v.GenericSchema>(
  item: Item,
): v.SchemaWithPipe<
  readonly [
    v.ArraySchema<Item, undefined>,
    v.ReadonlyAction<v.InferOutput<v.ArraySchema<Item, undefined>>>,
  ]
> {
  return v.pipe(v.array(item), v.readonly());
}

/** The newest version's data, whichever version was stored, with the facts that were left out. */
export function upcastData(schema: EventSchema, stored: number, data: EventData): EventData {
  const newest =
    stored === schema.version
      ? data
      : schema.lifts.slice(stored - 1).reduce((older, lift) => lift(older), data);
  // They were parsed for this reading alone.
  const facts = newest.facts as Record<string, unknown> | null | undefined;
  if (typeof facts !== 'object' || facts === null) return newest;
  for (const [name, value] of schema.usual) if (!(name in facts)) facts[name] = value;
  return newest;
}

/**
 * What is wrong with stored data, in words that hold none of it; undefined where it is as the schema says.
 * @param pointer of the data in what is stored
 */
export function faultOf(schema: v.GenericSchema, data: unknown, pointer = ''): string | undefined {
  const { issues } = v.safeParse(schema, data);
  if (!issues) return undefined;
  const { path, message } = describeIssue(issues[0]);
  return `${pointer}${path} ${message}`;
}
