import { type Refused, refuse } from '../outcome.ts';

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
