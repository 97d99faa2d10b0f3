import { warningsOf } from '../../../app/configuration/command-configuration.ts';
import { latestConfiguration } from '../../../app/configuration/load-configuration.ts';
import type { Dependencies } from '../../../app/core/dependencies.ts';
import type { Route } from '../../route.ts';

/** As many as one answer shows. */
const WARNINGS_SHOWN_MAX = 1_000;

/** What stands between the draft as it is now and its publication. */
export function draftWarningsRoute(dependencies: Dependencies, prefix: string): Route {
  return {
    method: 'GET',
    path: `${prefix}/configuration/warnings`,
    operationId: 'listDraftWarnings',
    scopes: ['configuration:write'],
    idempotency: 'none',
    handle: async ({ identity, requestId }) => {
      const state = await latestConfiguration(dependencies, identity);
      const warnings = await warningsOf(state);
      return {
        status: 200,
        body: {
          request_id: requestId,
          draft_revision: state.draftRevision,
          warnings: warnings.slice(0, WARNINGS_SHOWN_MAX),
          left_out: Math.max(0, warnings.length - WARNINGS_SHOWN_MAX),
        },
      };
    },
  };
}
