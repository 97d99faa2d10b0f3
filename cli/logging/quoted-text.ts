/** Stands where a fault's message may hold what somebody wrote. */
export const QUOTED = 'not shown: it may quote a text';

/** A parser's message quotes the text that it could not read, which may be anybody's. */
export function quotesText(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof SyntaxError || quotesText(error.cause);
}
