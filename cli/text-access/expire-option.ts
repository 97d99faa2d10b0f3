import { UsageError } from '../command-line/command.ts';

const DAYS_DEFAULT = 30;
const DAYS_MAX = 365;

export const EXPIRE_OPTION = {
  'expire-days': {
    type: 'string',
    describe: `days until what is private is to be removed (${DAYS_DEFAULT})`,
  },
} as const;

/** @throws UsageError */
export function expireDays(options: Readonly<Record<string, unknown>>): number {
  const days = Number(options['expire-days'] ?? DAYS_DEFAULT);
  if (Number.isInteger(days) && days >= 1 && days <= DAYS_MAX) return days;
  throw new UsageError(`--expire-days is a whole number from 1 to ${DAYS_MAX}`);
}
