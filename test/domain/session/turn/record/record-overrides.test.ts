import { describe, it } from 'vitest';
import { sessionDecider } from '../../../../../domain/session/decide.ts';
import { external, history } from '../../../../support/conversations/session-history.ts';
import { given } from '../../../../support/given.ts';

describe('what a client says of an objective or a sub-objective', () => {
  it('is recorded behind what came with it', () => {
    const clientUpdates = { sub_objectives: [{ id: 'taste', operation: 'exclude' as const }] };
    given(sessionDecider, ...history)
      .when(external({ external: { type: 'crm.updated', data: { tier: 'gold' } }, clientUpdates }))
      .records(
        {
          type: 'ExternalEventReceived',
          facts: { occurred_at: null },
          private: { type: 'crm.updated', data: { tier: 'gold' } },
        },
        {
          type: 'SubObjectiveOverridden',
          facts: { sub_objective_id: 'taste', status: 'excluded' },
        },
      );
  });

  it('is recorded as a reset even where there was nothing to reset', () => {
    given(sessionDecider, ...history)
      .when(external({ clientUpdates: { objective: { operation: 'reset' } } }))
      .records({ type: 'ObjectiveOverridden', facts: { status: null } });
  });
});
