import { clipPath } from '../input/refuse-fields.ts';
import { type Refused, refuse } from '../outcome.ts';
import type { ChangeError } from './draft/change-error.ts';

export function unreadablePublication(): Refused {
  const message = 'The published configuration cannot be read now; try again later.';
  return refuse('compiled_artifact_unavailable', message, {});
}

export function unknownCompilation(compilationId: string): Refused {
  return refuse('unknown_compilation', 'There is no such compilation.', {
    compilation_id: compilationId,
  });
}

export function unknownConfiguration(state: 'draft' | 'published'): Refused {
  const message =
    state === 'draft'
      ? 'There is no draft yet; make changes first.'
      : 'Nothing is published yet; publish the draft first.';
  return refuse('unknown_configuration', message, { state });
}

/** Names the first fault in the message, all of them in `details`. */
export function invalidConfiguration(
  errors: readonly ChangeError[],
  details: Readonly<Record<string, unknown>> = {},
): Refused {
  const [first] = errors;
  const faults = errors.length === 1 ? '' : `${errors.length} faults, listed in details.errors: `;
  const fault = first ? `${faults}${clipPath(first.path)}: ${first.message}` : 'see details';
  const message = `Nothing was written; correct ${fault}.`;
  return refuse('configuration_validation_failed', message, { errors, ...details });
}

export function compilationInProgress(compilationId: string): Refused {
  return refuse('compilation_in_progress', 'Wait until the running compilation has ended.', {
    compilation_id: compilationId,
  });
}
