import { auditTrail } from './audit-trail.ts';
import { conversations } from './conversations.ts';
import { erasures } from './erasures.ts';
import { experience } from './experience.ts';
import { pendingDecisions } from './pending-decisions.ts';
import type { Projection } from './projecting/projection.ts';
import { retention } from './retention.ts';

/** All views that are kept in the read models. */
export const STORED_VIEWS: readonly Projection[] = [
  auditTrail,
  conversations,
  pendingDecisions,
  experience,
  erasures,
  retention,
];
