import type { Language } from '../../grammar/language.ts';
import type { Spelling } from '../../reading-index/choices.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import { rootOf } from '../../text/stems.ts';
import { wordsOfPhrase } from '../../text/tokens.ts';

/** Shorter beginnings are shared by chance. */
const SHARED_MIN = 5;
/** How much of the longer word the beginning is, at least. */
const SHARED_SHARE_MIN = 0.6;
/** As much, where it is the label's whole word: "novelones" of "novela". */
const WHOLE_SHARE_MIN = 0.55;
/** Shorter words end others by chance. */
const END_MIN = 4;
/** What stands before them in a compound, at least. */
const BEGINNING = 3;
const DIMINUTIVE_BASE_MIN = 3;
/** Of more choices no diminutives are looked for. */
const CHOICES_MAX = 50;

/** What a word of a reply is held against; the labels are of the language. */
export interface AkinTo {
  readonly language: Language;
  readonly entry: InformationEntry;
  /** Words that one label alone has. */
  readonly spellings: readonly Spelling[];
}

export function akinTo(language: Language, entry: InformationEntry): AkinTo {
  const { endings, senses } = language;
  // What the question asks about tells none of its choices.
  const spellings = entry.spellings.filter(
    ({ isOfAmount, spelling }) =>
      !isOfAmount && !senses.has(spelling) && !entry.cues.has(rootOf(endings, spelling)),
  );
  return { language, entry, spellings };
}

/** The one choice that has a word akin to this one. */
export function akinChoice(to: AkinTo, word: string): number | undefined {
  return (
    choiceBegun(to, word) ?? ofJoined(to, word) ?? ofCompound(to, word) ?? ofDiminutive(to, word)
  );
}

/** Endings of a word that is written as one, or apart. */
const ENDING_MAX = 3;
/** Shorter words are no parts of one: "que se". */
const PARTED_MIN = 3;

/** "Bumblebees" where a choice is "bumble bees". */
function ofJoined({ entry, spellings }: AkinTo, word: string): number | undefined {
  const akin = spellings.filter(({ choice, spelling }) => {
    if (!word.startsWith(spelling)) return false;
    const joined = wordsOfPhrase(entry.choices[choice]!.label).join('');
    return joined.startsWith(word) && joined.length - word.length < ENDING_MAX;
  });
  return soleChoice(entry, akin);
}

/** "Dish washer" where a choice is "dishwasher". */
export function partedChoice(
  { entry, spellings }: AkinTo,
  first: string,
  second: string,
): number | undefined {
  if (Math.min(first.length, second.length) < PARTED_MIN) return undefined;
  const word = first + second;
  const akin = spellings.filter(
    ({ spelling }) =>
      spelling.length > first.length + 1 &&
      word.startsWith(spelling) &&
      word.length - spelling.length < ENDING_MAX,
  );
  return soleChoice(entry, akin);
}

/** The one choice that has a word that begins like it. */
export function choiceBegun({ entry, spellings }: AkinTo, word: string): number | undefined {
  const akin = spellings.filter(({ spelling }) => beginsAlike(word, spelling));
  return soleChoice(entry, akin);
}

/** Whether the word begins the label's, or shares most of the longer one: "publisher" is not akin to "public". */
function beginsAlike(word: string, spelling: string): boolean {
  const shared = sharedBeginning(word, spelling);
  if (shared < SHARED_MIN) return false;
  const share = shared === spelling.length ? WHOLE_SHARE_MIN : SHARED_SHARE_MIN;
  return shared === word.length || shared >= share * Math.max(word.length, spelling.length);
}

function sharedBeginning(left: string, right: string): number {
  const most = Math.min(left.length, right.length);
  let shared = 0;
  while (shared < most && left[shared] === right[shared]) shared++;
  return shared;
}

/** "Water" where a choice is "drinkwater", "Gummistiefel" where it is "Stiefel"; beside "vuilwater lozen" still the first. */
function ofCompound({ entry, language, spellings }: AkinTo, word: string): number | undefined {
  if (language.pack.compounds !== true) return undefined;
  const akin = spellings.filter(
    ({ choice, spelling }) =>
      mayEndAlike(word, spelling) &&
      wordsOfPhrase(entry.choices[choice]!.label).some((own) => endsAlike(word, own)),
  );
  const wholes = akin.filter(({ choice }) => !entry.choices[choice]!.label.includes(' '));
  return soleChoice(entry, akin) ?? soleChoice(entry, wholes);
}

/** Without its ending a word of a label may be too short to tell. */
function mayEndAlike(word: string, spelling: string): boolean {
  const begins = (own: string) => own.slice(0, BEGINNING);
  return spelling.includes(begins(word), BEGINNING) || word.includes(begins(spelling), BEGINNING);
}

/** Whether one is the end of the other, but for its own ending. */
function endsAlike(word: string, own: string): boolean {
  const [short, long] = word.length < own.length ? [word, own] : [own, word];
  const at = long.indexOf(short.slice(0, END_MIN), BEGINNING);
  if (at < 0 || short.length < END_MIN) return false;
  const end = long.slice(at);
  const shared = sharedBeginning(short, end);
  return shared >= END_MIN && Math.max(short.length, end.length) - shared < ENDING_MAX;
}

function soleChoice({ choices }: InformationEntry, akin: readonly Spelling[]): number | undefined {
  const [first] = akin;
  if (first === undefined) return undefined;
  const { value } = choices[first.choice]!;
  return akin.every(({ choice }) => choices[choice]!.value === value) ? first.choice : undefined;
}

/** "Un barzinho" where a choice is a bar, "ein Häuschen" where it is a "Haus". */
function ofDiminutive({ entry, language }: AkinTo, word: string): number | undefined {
  const bases = basesOf(language, word).filter((base) => !entry.cues.has(base));
  if (bases.length === 0) return undefined;
  const { choices } = entry;
  const owners = choices.slice(0, CHOICES_MAX).flatMap(({ label }, choice) => {
    const roots = wordsOfPhrase(label).map((each) => rootOf(language.endings, each));
    return roots.some((root) => bases.includes(root)) ? [choice] : [];
  });
  const [first] = owners;
  const isSole = owners.every((owner) => choices[owner]!.value === choices[first!]!.value);
  return isSole ? first : undefined;
}

/** Roots of the words that it may be a diminutive of: "kipp" and "kip" of "kippetje". */
function basesOf({ endings, pack }: Language, word: string): string[] {
  for (const rule of (pack.diminutives ?? '').split(' ')) {
    const [ending, replacement] = rule.split('>');
    if (!ending || !word.endsWith(ending)) continue;
    const base = word.slice(0, -ending.length) + (replacement ?? '');
    if (base.length < DIMINUTIVE_BASE_MIN) continue;
    const single = base.at(-1) === base.at(-2) ? [base.slice(0, -1)] : [];
    return [base, ...single].map((each) => rootOf(endings, each));
  }
  return [];
}
