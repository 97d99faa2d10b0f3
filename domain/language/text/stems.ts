/** What a language's words may end with. */
interface Inflection {
  readonly endings: readonly string[];
  readonly pack: { readonly elision?: RegExp };
}

const STEM_LENGTH_MIN = 3;
const LABEL_STEM_MIN = 4;
const ENDINGS_MAX = 4;

/** The stem by which a word meets those of labels: one ending less, so that most forms of a word have the same. */
export function newLabelStem({ endings, pack }: Inflection, word: string): string {
  return elided(pack, withoutEnding(endings, word, LABEL_STEM_MIN));
}

/** How a word begins that has an ending: "teur" of "teuer". */
export function elided({ elision }: Inflection['pack'], word: string): string {
  return elision?.test(word) ? word.slice(0, -2) + word.at(-1) : word;
}

/** What is left of a word without any of its endings. */
export function rootOf(endings: readonly string[], word: string): string {
  let root = word;
  for (let i = 0; i < ENDINGS_MAX; i++) {
    const shorter = withoutEnding(endings, root, STEM_LENGTH_MIN);
    if (shorter === root) break;
    root = shorter;
  }
  return root;
}

function withoutEnding(endings: readonly string[], word: string, least: number): string {
  for (const ending of endings) {
    if (word.length - ending.length >= least && word.endsWith(ending))
      return word.slice(0, -ending.length);
  }
  return word;
}
