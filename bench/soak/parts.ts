/** The plan of the test programme, part by part. */
export const PARTS = {
  a: 'exactly once under retries',
  b: 'linearizability of a session',
  c: 'crash loop',
  d: 'disk',
  e: 'EventStoreDB',
  f: 'Redis and several instances',
  g: 'provider',
  h: 'fuzz and taint',
  i: 'tenant isolation',
  j: 'load',
  k: 'restore',
  l: 'upgrade',
  m: 'clock',
  n: 'audit chain',
  o: 'expiry',
} as const;
export type Part = keyof typeof PARTS;

/** What no machine like this one can show: never passed, always named. */
export const NEVER_RUN: Partial<Readonly<Record<Part, string>>> = {
  d: 'a real power cut',
  f: 'failover of a real pair of Redis',
  j: 'slopes over eight hours, and rates as what a machine can do, which the benches are for',
  m: 'clocks of two machines',
};
