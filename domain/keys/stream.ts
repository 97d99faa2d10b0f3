/** Category of the streams that hold the life of a service's API keys. */
export const KEYS_CATEGORY = 'keys';

/** `keys-<tenant>.<service>`; neither id can hold a dot. */
export function keysStream(tenant: string, service: string): string {
  return `${KEYS_CATEGORY}-${tenant}.${service}`;
}
