import * as v from 'valibot';
import { rule } from './text.ts';

interface Lengths {
  readonly min?: number;
  readonly max: number;
}

/** A list whose length is judged first, so that a flood of items is refused without looking at them. */
export function list<const Item extends v.GenericSchema>(
  item: Item,
  { min = 0, max }: Lengths,
): v.GenericSchema<unknown[], v.InferOutput<Item>[]> {
  return v.pipe(
    v.array(v.unknown()),
    v.minLength(min),
    v.maxLength(max),
    v.array(item),
    v.metadata({ ...(min > 0 ? { minItems: min } : {}), maxItems: max }),
  );
}

/** The same for texts, none of them twice. */
export function uniqueList<const Item extends v.GenericSchema<string, string>>(
  item: Item,
  lengths: Lengths,
): v.GenericSchema<unknown[], v.InferOutput<Item>[]> {
  return v.pipe(
    list(item, lengths),
    rule('not_unique', (items) => new Set(items).size === items.length, 'must not repeat an item'),
    v.metadata({ uniqueItems: true }),
  );
}
