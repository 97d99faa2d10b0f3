/** Whose stream it is; neither id can hold a dot. */
export interface Place {
  readonly tenant: string;
  readonly service: string;
}

/** Tenant and service of a stream named `<category>-<tenant>.<service>`, whatever follows. */
export function placeOf(stream: string): Place {
  const [tenant = '', service = ''] = stream.slice(stream.indexOf('-') + 1).split('.');
  return { tenant, service };
}
