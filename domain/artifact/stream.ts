/** Category of the streams that hold a compiled artifact each. */
export const ARTIFACT_CATEGORY = 'artifact';

/** `artifact-<tenant>.<service>.<sha256>`: content-addressed, chunk i at revision i. */
export function artifactStream(tenant: string, service: string, digest: string): string {
  return `${ARTIFACT_CATEGORY}-${tenant}.${service}.${digest}`;
}
