import type { Owner } from '../../domain/owner.ts';
import type { Dependencies } from '../core/dependencies.ts';

/** What counts of a label are told by, once the label itself is sealed. @throws KeyringUnavailable */
export function digestLabel(
  { sessionKeys }: Pick<Dependencies, 'sessionKeys'>,
  { tenant, service }: Owner,
  label: string,
): string | Promise<string> {
  return sessionKeys.digest('label', [tenant, service, label].join('\n'));
}
