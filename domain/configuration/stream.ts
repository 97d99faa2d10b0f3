/** Category of the streams that hold a service's draft, compilations and publications. */
export const CONFIGURATION_CATEGORY = 'configuration';

/** `configuration-<tenant>.<service>`; neither id can hold a dot. */
export function configurationStream(tenant: string, service: string): string {
  return `${CONFIGURATION_CATEGORY}-${tenant}.${service}`;
}
