/** Where a process can die on its way through a mutation. */

/** In the order in which a mutation passes them. */
export const BOUNDARIES = [
  'the request is received',
  'its body is read',
  'its API key is checked',
  'it is parsed',
  'its stream is asked for',
  'its stream is loaded',
  'it is decided',
  'its append is sent',
  'its append is written',
  'its append is acknowledged',
  'it is about to be answered',
  'it is half answered',
  'it is answered',
] as const;

export type Boundary = (typeof BOUNDARIES)[number];

/** Whether a mutation that came as far has had its effect. */
export function isEffective(boundary: Boundary): boolean {
  return BOUNDARIES.indexOf(boundary) >= BOUNDARIES.indexOf('its append is written');
}

const HEADER = 'x-dies-where';

/** What a process prints when it falls asleep. */
export const ASLEEP = 'asleep';

/**
 * For requests that a crashing service is to take so far and no further: it dies when as many as that have come
 * there, or sleeps until it gets a SIGCONT.
 */
export function dyingWhere(
  boundary: Boundary,
  requests: number,
  dropReason: 'dies' | 'sleeps' = 'dies',
) {
  return { [HEADER]: `${BOUNDARIES.indexOf(boundary)}:${requests}:${dropReason}` };
}

export function whereToDie(headers: Readonly<Record<string, string | string[] | undefined>>) {
  const value = headers[HEADER];
  if (typeof value !== 'string') return undefined;
  const [index, requests, dropReason] = value.split(':');
  return {
    boundary: BOUNDARIES[Number(index)]!,
    requests: Number(requests),
    isToSleep: dropReason === 'sleeps',
  };
}
