/** Whose data a request may touch, as the gateway established it. */
export interface Scope {
  readonly tenant: string;
  readonly service: string;
}

/** Tenant and service of a stream named `<category>-<tenant>.<service>`, whatever follows; neither id can hold a dot. */
export function scopeOf(stream: string): Scope {
  const [tenant = '', service = ''] = stream.slice(stream.indexOf('-') + 1).split('.');
  return { tenant, service };
}
