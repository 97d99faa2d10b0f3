import { ANSWER_FORMS, type AnswerForm } from '../pack-format/answer-forms.ts';
import { PACKS } from '../packs/packs.ts';
import { fold, isUnspaced, wordsOf } from '../text/words.ts';

/** A listed word or several, with the form that it asks for. */
interface Listed {
  readonly form: AnswerForm;
  readonly words: readonly string[];
}

/** The listed words of one language by how they are met. */
interface FormWords {
  readonly phrases: ReadonlyMap<string, readonly Listed[]>;
  readonly beginnings: readonly Listed[];
  readonly endings: readonly Listed[];
  readonly unspaced: readonly Listed[];
  readonly interrogatives: ReadonlySet<string>;
  /** What asks for something of its own, which no auxiliary does. */
  readonly openers: ReadonlySet<string>;
}

/** A shorter word is no compound, so that its ending tells nothing. */
const COMPOUND_LETTERS_MIN = 6;

const OPENING = ['who', 'where', 'what'] as const;

const byLanguage = new Map<string, FormWords>();

function formWordsOf(language: string): FormWords | undefined {
  const known = byLanguage.get(language);
  if (known !== undefined) return known;
  const pack = PACKS.find(({ code }) => code === language);
  if (pack === undefined) return undefined;
  const listed = ANSWER_FORMS.flatMap((form) =>
    pack.answerForms[form].split(/\s+/).map((entry) => ({ form, words: entry.split('_') })),
  );
  const isWild = ({ words }: Listed) => words[0]!.startsWith('*') || words[0]!.endsWith('*');
  const phrases = new Map<string, Listed[]>();
  for (const each of listed.filter((entry) => !isWild(entry))) {
    phrases.set(each.words[0]!, [...(phrases.get(each.words[0]!) ?? []), each]);
  }
  const found: FormWords = {
    phrases,
    beginnings: cut(listed.filter(({ words }) => words[0]!.endsWith('*'))),
    endings: cut(listed.filter(({ words }) => words[0]!.startsWith('*'))),
    unspaced: listed.filter(({ words }) => isUnspaced(words[0]!)),
    interrogatives: new Set(wordsOf(fold(pack.dialogueActs.interrogatives))),
    openers: new Set(OPENING.flatMap((concept) => pack.concepts[concept].split(/\s+/))),
  };
  byLanguage.set(language, found);
  return found;
}

function cut(listed: readonly Listed[]): Listed[] {
  return listed.map(({ form, words }) => ({ form, words: [words[0]!.replace('*', '')] }));
}

/** The form of answer that a text asks for: by its longest listed phrase; undefined where it tells none. */
export function answerFormIn(text: string, language: string): AnswerForm | undefined {
  const listed = formWordsOf(language);
  if (listed === undefined) return undefined;
  const words = wordsOf(fold(text));
  const matches = words.flatMap((word, at) => matchesAt(listed, words, at, word));
  let best: Listed | undefined;
  for (const match of matches) if (best === undefined || outranks(match, best)) best = match;
  return best?.form;
}

/** Whether a question asks for something of its own, so that a yes answers nothing: "Which day suits you?", "What shall I note?" */
export function isOpenQuestion(text: string, language: string): boolean {
  const openers = formWordsOf(language)?.openers;
  if (openers === undefined || answerFormIn(text, language) !== undefined) return true;
  return wordsOf(fold(text)).some((word) =>
    isUnspaced(word) ? [...openers].some((own) => word.includes(own)) : openers.has(word),
  );
}

function outranks(match: Listed, best: Listed): boolean {
  const lead = sizeOf(match) - sizeOf(best);
  if (lead !== 0) return lead > 0;
  return ANSWER_FORMS.indexOf(match.form) < ANSWER_FORMS.indexOf(best.form);
}

/** Words, or characters in a script without spaces. */
function sizeOf({ words }: Listed): number {
  return isUnspaced(words[0]!) ? words[0]!.length : words.length;
}

function matchesAt(
  listed: FormWords,
  words: readonly string[],
  at: number,
  word: string,
): readonly Listed[] {
  if (isUnspaced(word)) return listed.unspaced.filter(({ words: [own] }) => word.includes(own!));
  const whole = (listed.phrases.get(word) ?? []).filter(
    (each) =>
      each.words.every((own, i) => words[at + i] === own) &&
      !isSubordinate(listed, words, at, each),
  );
  const begun = listed.beginnings.filter(({ words: [own] }) => word.startsWith(own!));
  const ended =
    word.length < COMPOUND_LETTERS_MIN
      ? []
      : listed.endings.filter(({ words: [own] }) => word.endsWith(own!));
  return [...whole, ...begun, ...ended];
}

/**
 * "Whom do we call when it is ready?" asks for no day: another interrogative comes first. "Can you tell us when" does;
 * further on "que" only joins: "Est-ce que vous savez quand".
 */
function isSubordinate(
  { interrogatives, openers }: FormWords,
  words: readonly string[],
  at: number,
  { form, words: own }: Listed,
): boolean {
  if (form !== 'when' || own.length > 1 || !interrogatives.has(own[0]!)) return false;
  return words.slice(0, Math.min(at, OPENING_WORDS)).some((word) => openers.has(word));
}

/** "A quién llamamos": a preposition may go before. */
const OPENING_WORDS = 2;
