import { forgetWords } from '../../domain/language/text/word-memo.ts';
import type { Dependencies } from '../core/dependencies.ts';

/** Lets go of what this process has opened of texts, of any session: folds hold none of them. */
export function forgetTexts(dependencies: Pick<Dependencies, 'sessionKeys' | 'semantics'>): void {
  dependencies.sessionKeys.forgetTexts();
  forgetWhatWasRead(dependencies);
}

/** Words and a model's answers, which are found again at the next text. */
export function forgetWhatWasRead({ semantics }: Pick<Dependencies, 'semantics'>): void {
  forgetWords();
  semantics?.forgetAnswers?.();
}
