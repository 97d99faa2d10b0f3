import type { PageView } from '../shell.ts';
import type { Visit } from '../visit.ts';

/** One address of a service: what it shows, and what its forms do. */
export interface ConsolePage {
  /** Below `/console/services/:tenant/:service/`. */
  readonly path: string;
  readonly show?: (visit: Visit) => Promise<PageView | Response>;
  readonly act?: (visit: Visit) => Promise<PageView | Response>;
}
