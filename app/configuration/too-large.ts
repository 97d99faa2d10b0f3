import { ARTIFACT_LENGTH_MAX } from '../../compiler/artifact-codec.ts';

/** What an editor is told of a draft that compiles to more than a publication holds. */
export const TOO_LARGE = {
  message: `The compiled configuration has more than ${ARTIFACT_LENGTH_MAX} characters; take questions or success informations out.`,
  fault: { code: 'too_long', path: '', message: 'compiles to more than is held' },
} as const;
