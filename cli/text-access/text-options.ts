import { type CommandCall, UsageError } from '../command-line/command.ts';

/** Of commands that show what people said only where that is confirmed. */
export const TEXT_OPTIONS = {
  'with-text': { type: 'boolean', describe: 'also what users and clients wrote' },
  'confirm-text': { type: 'boolean', describe: 'confirms --with-text' },
} as const;

/** Whether what people said is wanted. @throws UsageError where only one of the two words was given */
export function isTextWanted({ options }: Pick<CommandCall, 'options'>): boolean {
  const isWanted = options['with-text'] === true;
  if (isWanted !== (options['confirm-text'] === true)) {
    throw new UsageError('say both --with-text and --confirm-text, or neither');
  }
  return isWanted;
}
