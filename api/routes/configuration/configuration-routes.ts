import type { Dependencies } from '../../../app/core/dependencies.ts';
import type { DraftJudge } from '../../../app/publication-gate/draft-judge.ts';
import type { Cursors } from '../../paging/cursor.ts';
import type { Route } from '../../route.ts';
import { changesRoute } from './changes.ts';
import { compilationRoute, publishRoute } from './publications.ts';
import { questionsRoute } from './questions.ts';
import { readConfigurationRoute } from './read-configuration.ts';

/** The configuration routes, below `/v1` for the public and below a tenant's service for the internal entry point. */
export function configurationRoutes(
  dependencies: Dependencies,
  prefix: string,
  { cursors, draftJudge }: { readonly cursors: Cursors; readonly draftJudge: DraftJudge },
): readonly Route[] {
  return [
    changesRoute(dependencies, prefix),
    publishRoute(dependencies, prefix, draftJudge),
    readConfigurationRoute(dependencies, prefix),
    compilationRoute(dependencies, prefix),
    questionsRoute(dependencies, prefix, cursors),
  ];
}
