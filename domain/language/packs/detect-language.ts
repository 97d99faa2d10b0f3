import { fold, wordsOf } from '../text/words.ts';

/**
 * Frequent words that tell one language from its neighbours, folded. A word that several languages
 * share counts for each of them in part.
 */
const FREQUENT: Readonly<Record<string, string>> = {
  en: `the a an of to and is are was i you it we they my your me in on at for with that this what which
    how when where who would like want need have has do does dont not can could please thanks thank
    yes any some there be will id im its about from by or if just looking anything should it's sure
    good right know think well going get`,
  fr: `le la les un une des du de et est sont je tu il elle nous vous mon ma mes votre vos notre ce
    cette ces que qui quoi quel quelle quels comment quand ou pour avec dans sur sans pas ne plus
    oui non merci bonjour voudrais veux peux avez avoir suis etes aimerais besoin plutot au aux en
    c j d l qu n s si mais tres bien sera fait cherche rien chez`,
  de: `der die das den dem des ein eine einen einem einer und ist sind war ich du er sie es wir ihr
    mein meine mir mich ihnen ihre in im am auf fur mit von zu zum zur bei nach nicht kein keine was
    welche welcher welches wie wann wo wer mochte mochten brauche brauchen haben hat habe konnen
    kann bitte danke ja nein gerne oder aber auch noch etwas soll suche gibt es guten hallo uber
    egal dass wurde wird sein`,
  es: `el la los las un una unos y es son soy yo tu usted nosotros mi mis su sus que cual cuales como
    cuando donde quien para por con sin en de del al no si gracias hola quiero quisiera necesito
    necesita tengo tiene puede puedo gusta gustaria favor muy bien pero hay esta este estoy busco
    algo mas seria me te le lo nada prefiero desea cuantos cuantas`,
  it: `il lo la i gli le un uno una e sono sei io tu lei noi mio mia suo che quale quali cosa come
    quando dove chi per con senza in di del della dello dei delle nel nella al alla da non si grazie
    ciao vorrei voglio bisogno ho hai ha posso puo piace prego favore molto bene ma c e anche
    qualcosa cerco piu essere sarebbe mi ti ci perche questo questa quanti quante vuole desidera`,
  pt: `o a os as um uma e eu tu voce ele nos meu minha seu sua que qual quais como quando onde quem
    para por com sem em de do da dos das no na nos nas ao nao sim obrigado obrigada ola quero queria
    preciso precisa tenho tem pode posso gosto gostaria favor muito bem mas esta este isso estou
    procuro algo mais seria me lhe nada prefiro deseja quantos quantas foi ser`,
  nl: `de het een en is zijn was ik jij je u hij zij wij we mijn uw jouw in op aan voor met van naar
    bij niet geen wat welke welk hoe wanneer waar wie wil wilt graag nodig heb heeft hebben kan kunt
    kunnen alstublieft dank bedankt ja nee of maar ook nog iets zou moet moeten zoek er dat dit deze
    die goed hallo dag hoeveel om te tot over wordt zoekt`,
  zh: `的 了 是 我 们 这 那 个 在 就 也 和 都 很 会 可 以 能 您 你 他 她 它 为 到 来 去 有 没 不 呢 吗 吧 啊 哦 嗯 好
    请 要 想 给 与 及 或 对 从 把 被 上 下 里 中 家 些 么 什 一 两 还 再 只 所 而 但 如 果 并 者 之 其 于 用 得 着 过 让
    边 现 看 查 找 帮 多 少 几 打 算 应 需 当 然 方 面`,
};

/** Letters that one language alone uses among the ones above. */
const TELLING: readonly (readonly [RegExp, string])[] = [
  [/[äß]/i, 'de'],
  [/[ñ¿¡]/i, 'es'],
  [/[ãõ]/i, 'pt'],
  [/[œêûî]/i, 'fr'],
  [/[ìò]/i, 'it'],
];

/** Scripts that name the language; kana before Han, since Japanese mixes both. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Thai}/gu, 'th'],
];

/** At least the weight of this many words of one language alone … */
const WEIGHT_MIN = 1;
/** … and this much more than of the next language. */
const LEAD_MIN = 0.6;
/** The beginning of a text tells its language. */
const CHARACTERS_MAX = 600;
const WORDS_MAX = 100;
const LETTERS_OF_SCRIPT_MIN = 0.3;
const BEYOND_LATIN = /[\u0370-\u1fff\u2e80-\u{10ffff}]/u;

const languagesOf = new Map<string, string[]>();
for (const [language, words] of Object.entries(FREQUENT)) {
  for (const word of new Set(wordsOf(fold(words)))) {
    languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);
  }
}

/** Whether the folded word is a frequent one in any language known here: it carries little meaning. */
export function isFrequentWord(word: string): boolean {
  return languagesOf.has(word);
}

function scriptOf(text: string): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  for (const [script, language] of SCRIPTS) {
    const count = text.match(script)?.length ?? 0;
    if (count > 0 && count >= letters * LETTERS_OF_SCRIPT_MIN) return language;
  }
  return undefined;
}

function add(scores: Map<string, number>, language: string, weight: number): void {
  scores.set(language, (scores.get(language) ?? 0) + weight);
}

/** Whether the folded word is a frequent one of that language. */
export function isFrequentIn(language: string, word: string): boolean {
  return languagesOf.get(word)?.includes(language) ?? false;
}

function weighWords(words: readonly string[], text: string): Map<string, number> {
  const scores = new Map<string, number>();
  for (const word of new Set(words)) {
    const languages = languagesOf.get(word) ?? [];
    for (const language of languages) add(scores, language, 1 / languages.length);
  }
  for (const [letters, language] of TELLING) if (letters.test(text)) add(scores, language, 1);
  return scores;
}

/** The language of folded words, by frequent words and telling letters of the raw text alone. */
function languageByWords(words: readonly string[], text: string): string | undefined {
  let best: string | undefined;
  let most = 0;
  let next = 0;
  for (const [language, score] of weighWords(words, text)) {
    if (score > most) {
      next = most;
      most = score;
      best = language;
    } else if (score > next) next = score;
  }
  return most >= WEIGHT_MIN && most - next >= LEAD_MIN ? best : undefined;
}

/** As `detectLanguage`, for one text whose folded words are known already. */
export function languageOfWords(words: readonly string[], text: string): string | undefined {
  const start = text.slice(0, CHARACTERS_MAX);
  const script = BEYOND_LATIN.test(start) ? scriptOf(start) : undefined;
  return script ?? languageByWords(words.slice(0, WORDS_MAX), start);
}

/**
 * The language (BCP 47 primary subtag) that the texts are written in together; undefined when they say too
 * little, as "ok" does. By script where a script names a language, else by frequent words of en, fr, de,
 * es, it, pt, nl.
 */
export function detectLanguage(texts: readonly string[]): string | undefined {
  const text = texts.map((each) => each.slice(0, CHARACTERS_MAX)).join('\n');
  const script = BEYOND_LATIN.test(text) ? scriptOf(text) : undefined;
  return script ?? languageByWords(wordsOf(fold(text)), text);
}
