/** Whose data a request may touch, as the gateway established it. */
export interface Scope {
  readonly tenant: string;
  readonly service: string;
}
