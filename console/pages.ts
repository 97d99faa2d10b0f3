import { operationsPage } from './pages/operations.ts';
import type { ConsolePage } from './pages/page.ts';

/** Every page of a service. */
export const PAGES: readonly ConsolePage[] = [{ path: 'operations', show: operationsPage }];
