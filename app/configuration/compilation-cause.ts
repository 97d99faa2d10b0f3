import { CompilationTimedOut } from '../../compiler/compile-in-thread.ts';
import { ARTIFACT_LENGTH_MAX, ArtifactTooLarge } from '../../domain/artifact/artifact-codec.ts';
import type { CompilationError } from '../../domain/configuration/events.ts';
import { ProviderUnavailable } from '../../semantics/port.ts';

/** What an editor is told of a draft that compiles to more than a publication holds. */
export const TOO_LARGE = {
  message: `The compiled configuration has more than ${ARTIFACT_LENGTH_MAX} characters; take questions or success informations out.`,
  fault: {
    code: 'too_long',
    path: '',
    message: `must compile to at most ${ARTIFACT_LENGTH_MAX} characters`,
  },
} as const;

/** What an editor is told of a compilation that failed: nothing of what a provider or a stack trace says. */
export function causeOf(error: unknown): CompilationError {
  const isLate =
    error instanceof CompilationTimedOut ||
    (error instanceof ProviderUnavailable && error.reason === 'timeout');
  if (isLate) {
    return { code: 'timeout', message: 'The compilation took too long; publish again.' };
  }
  if (error instanceof ArtifactTooLarge) {
    const { message, fault } = TOO_LARGE;
    return { code: 'validation_failed', message, details: { errors: [fault] } };
  }
  if (error instanceof ProviderUnavailable) {
    return {
      code: 'llm_unavailable',
      message: 'The language model could not be used; publish again later.',
    };
  }
  return {
    code: 'internal_error',
    message: 'The compilation failed for a reason of ours; publish again.',
  };
}
