import { auditPage } from './pages/audit.ts';
import { keysAction, keysPage } from './pages/keys.ts';
import { operationsPage } from './pages/operations.ts';
import type { ConsolePage } from './pages/page.ts';

/** Every page of a service. */
export const PAGES: readonly ConsolePage[] = [
  { path: 'keys', show: keysPage, act: keysAction },
  { path: 'audit', show: auditPage },
  { path: 'operations', show: operationsPage },
];
