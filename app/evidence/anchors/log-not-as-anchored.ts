/** What to do with a copy of which nobody knows whether it is whole. */
export const UNFINISHED =
  'qss seal was ended before it had copied and anchored the whole log; remove this log and its anchor file, and run it again';

/** What to do with a log of which something is missing. */
export const LOOK_INTO_IT =
  'run qss verify, and qss accept-loss if what is missing cannot be brought back';

/** The log does not hold what was anchored: somebody altered or cut it, or an older copy was put back. */
export class LogNotAsAnchored extends Error {
  override readonly name = 'LogNotAsAnchored';
  constructor(what: string, advice = LOOK_INTO_IT) {
    super(`${what}; ${advice}`);
  }
}
