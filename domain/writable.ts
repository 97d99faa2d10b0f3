/** The same object, while it is put together. */
export type Writable<Whole> = { -readonly [Key in keyof Whole]: Whole[Key] };
