import { FEEDBACK_CATEGORY } from '../../domain/feedback/stream.ts';
import { forgetWords } from '../../domain/language/text/word-memo.ts';
import type { Dependencies } from '../core/dependencies.ts';

/** Lets go of what this process has opened of texts, of any session. Of folds, only those of reports hold some. */
export function forgetTexts(
  dependencies: Pick<Dependencies, 'sessionKeys' | 'semantics' | 'streams'>,
): void {
  dependencies.sessionKeys.forgetTexts();
  dependencies.streams.forgetCategory(FEEDBACK_CATEGORY);
  forgetWhatWasRead(dependencies);
}

/** Words and a model's answers, which are found again at the next text. */
export function forgetWhatWasRead({ semantics }: Pick<Dependencies, 'semantics'>): void {
  forgetWords();
  semantics?.forgetAnswers?.();
}
