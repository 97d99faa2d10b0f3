/** Category of the streams that say how long what is private is kept. */
export const RETENTION_CATEGORY = 'retention';

/** `retention-<tenant>.<service>` */
export function retentionStream(tenant: string, service: string): string {
  return `${RETENTION_CATEGORY}-${tenant}.${service}`;
}
