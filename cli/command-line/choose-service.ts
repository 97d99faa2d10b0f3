import { findServices } from '../../app/audit/find-in-log.ts';
import type { Owner } from '../../domain/owner.ts';
import type { EventLog } from '../../log/port.ts';
import { type CommandCall, UsageError } from './command.ts';

/** Options of subcommands that look at one service's configuration. */
export const SERVICE_OPTIONS = {
  tenant: { type: 'string', describe: 'tenant; may be left out where there is one service' },
  service: { type: 'string', describe: 'service; may be left out where there is one' },
} as const;

/** The service that the options name, or the only one of the log. @throws UsageError */
export async function chooseService(log: EventLog, { options }: CommandCall): Promise<Owner> {
  const { tenant, service } = options;
  const all = await findServices(log);
  const fits = all.filter(
    (each) =>
      (tenant === undefined || each.tenant === tenant) &&
      (service === undefined || each.service === service),
  );
  if (fits.length === 1) return fits[0]!;
  const names = namesOf(fits.length === 0 ? all : fits);
  if (fits.length === 0) {
    throw new UsageError(`the log has no such service${names === '' ? '' : `; it has ${names}`}`);
  }
  throw new UsageError(`say --tenant and --service; there are ${names}`);
}

function namesOf(services: readonly Owner[]): string {
  return services
    .slice(0, 20)
    .map((each) => `${each.tenant}/${each.service}`)
    .join(', ');
}
