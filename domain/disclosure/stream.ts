/** Category of the streams that hold what left a service for people to read. */
export const DISCLOSURE_CATEGORY = 'disclosure';

/** `disclosure-<tenant>.<service>` */
export function disclosureStream(tenant: string, service: string): string {
  return `${DISCLOSURE_CATEGORY}-${tenant}.${service}`;
}
