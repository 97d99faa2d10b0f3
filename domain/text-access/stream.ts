/** Category of the streams that hold what left a service for people to read, by the name that it was first stored under. */
export const TEXT_ACCESS_CATEGORY = 'disclosure';

/** `disclosure-<tenant>.<service>` */
export function textAccessStream(tenant: string, service: string): string {
  return `${TEXT_ACCESS_CATEGORY}-${tenant}.${service}`;
}
