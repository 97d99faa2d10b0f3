import type { Steps } from '../../steps.ts';
import { detectLanguage, isFrequentIn } from '../grammar/detect-language.ts';
import { PACKS } from '../packs/packs.ts';
import { fold, wordsOf } from '../text/words.ts';
import { WordsByLanguage } from './words-by-language.ts';

/** This many questions tell their language; no more, since they are read in one step. */
const DETECTED_MAX = 500;
/** Of these each word is looked up in every language. */
const LOOKED_UP_MAX = 20;
const FALLBACK = 'en';

interface Labelled {
  readonly label: string;
}

/** What of a configuration tells its language. */
interface ConfiguredTexts {
  readonly questions: readonly { readonly text: string; readonly choices: readonly Labelled[] }[];
  readonly success_informations: readonly Labelled[];
}

/**
 * The language that a configuration's questions and labels are written in. Ones of few words ("Ville ?") are in the language that
 * knows most of these and of the choices; `en` where none does.
 */
export function* languageOfConfiguration({
  questions,
  success_informations: informations,
}: ConfiguredTexts): Steps<string> {
  const texts = (max: number) => [
    ...questions.slice(0, max).map(({ text }) => text),
    ...informations.slice(0, max).map(({ label }) => label),
  ];
  const detected = detectLanguage(texts(DETECTED_MAX));
  if (detected !== undefined) return detected;
  const choices = questions.flatMap((question) => question.choices.map(({ label }) => label));
  return yield* bestKnown([...texts(LOOKED_UP_MAX), ...choices.slice(0, LOOKED_UP_MAX)].join('\n'));
}

/** English, unless another one knows more of the words; of those that are frequent in it, each counts twice. */
function* bestKnown(text: string): Steps<string> {
  const byLanguage = new WordsByLanguage(text);
  const words = wordsOf(fold(text));
  let best = FALLBACK;
  let most = 0;
  for (const code of new Set([FALLBACK, ...PACKS.map((pack) => pack.code)])) {
    const { known } = yield* byLanguage.knownIn(code);
    const frequent = words.filter((word) => isFrequentIn(code, word)).length;
    if (known + frequent <= most) continue;
    most = known + frequent;
    best = code;
  }
  return best;
}
