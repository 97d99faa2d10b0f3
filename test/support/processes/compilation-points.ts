/** Where a process can die on its way through a publication, in the order in which it passes them. */
export const COMPILATION_POINTS = [
  'its request is sent',
  'its request is written',
  'its request is acknowledged',
  'its claim is sent',
  'its claim is written',
  'its claim is acknowledged',
  'a model is asked what its questions cover',
  'a model is asked for words',
  'past sessions are counted',
  'its thread is started',
  'its thread runs',
  'its thread is at work',
  'its thread is done',
  'its first pieces are sent',
  'its first pieces are written',
  'its first pieces are acknowledged',
  'its last pieces are sent',
  'its last pieces are written',
  'its last pieces are acknowledged',
  'its end is sent',
  'its end is written',
  'its end is acknowledged',
] as const;

export type CompilationPoint = (typeof COMPILATION_POINTS)[number];

/** The append that a point lies at. */
const APPENDS = {
  'its request': 'CompilationRequested',
  'its claim': 'CompilationClaimed',
  'its first pieces': 'ArtifactChunkStored',
  'its last pieces': 'ArtifactChunkStored',
  'its end': 'ConfigurationPublished',
} as const;

interface AppendPoint {
  readonly type: string;
  readonly isLast: boolean;
  readonly moment: 'sent' | 'written' | 'acknowledged';
}

/** The append that a point lies at, and whether before, in or behind it; undefined for one that lies elsewhere. */
export function appendAt(point: CompilationPoint): AppendPoint | undefined {
  const [, what = '', moment] = /^(.*) (?:is|are) (sent|written|acknowledged)$/.exec(point) ?? [];
  const type = APPENDS[what as keyof typeof APPENDS];
  return type && { type, isLast: what.includes('last'), moment: moment as AppendPoint['moment'] };
}

/** Whether the publication was asked for, as far as the log tells. */
export function isRequested(point: CompilationPoint): boolean {
  return point !== 'its request is sent';
}
