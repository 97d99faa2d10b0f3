/** Whose data it is: a service of a tenant. What a key may do is told by its scopes. */
export interface Owner {
  readonly tenant: string;
  readonly service: string;
}

/** Tenant and service of a stream named `<category>-<tenant>.<service>`, whatever follows; neither id can hold a dot. */
export function ownerOf(stream: string): Owner {
  const [tenant = '', service = ''] = stream.slice(stream.indexOf('-') + 1).split('.');
  return { tenant, service };
}
