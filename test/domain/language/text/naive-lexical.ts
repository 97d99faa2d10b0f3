import type { Lexicon } from '../../../../domain/artifact/artifact.ts';
import { fold, isUnspaced, wordsOf } from '../../../../domain/language/text/words.ts';

/** The likeness of texts as its definition reads, term by term: what the laid-out lexicon is compared with. */
export function naiveCosines(lexicon: Lexicon, text: string): number[] {
  const vector = naiveVector(lexicon, text);
  return lexicon.vectors.map(({ term, weight }) => {
    const own = new Map(term.map((each, i) => [each, weight[i]!]));
    let sum = 0;
    for (const [each, value] of vector) sum += (own.get(each) ?? 0) * value;
    return sum;
  });
}

/** Pairs of term and weight, terms ascending. */
export function naiveVector(lexicon: Lexicon, text: string): [term: number, weight: number][] {
  const words: string[] = [];
  const spelling: string[] = [];
  for (const word of wordsOf(fold(text))) {
    if (isUnspaced(word)) {
      const characters = [...word];
      spelling.push(...characters.map((character) => `~${character}`));
      words.push(...characters.slice(1).map((character, i) => characters[i]! + character));
      if (characters.length === 1) words.push(word);
    } else {
      const padded = `_${word}_`;
      words.push(word);
      for (let i = 0; i + 3 <= padded.length; i++) spelling.push(`~${padded.slice(i, i + 3)}`);
    }
  }
  const known = [...half(lexicon, words), ...half(lexicon, spelling)];
  return known.sort((a, b) => a[0] - b[0]);
}

function half({ terms, idf, vectors }: Lexicon, texts: readonly string[]): [number, number][] {
  const idfUnknown = Math.round((Math.log(1 + vectors.length) + 1) * 1e6) / 1e6;
  const weighed = [...new Set(texts)].map((text) => {
    const times = texts.filter((other) => other === text).length;
    const term = terms.indexOf(text);
    return { term, weight: (1 + Math.log(times)) * (idf[term] ?? idfUnknown) };
  });
  const squares = weighed.reduce((sum, { weight }) => sum + weight * weight, 0);
  const scale = Math.SQRT1_2 / Math.sqrt(squares);
  return weighed
    .filter(({ term }) => term >= 0)
    .map(({ term, weight }) => [term, Math.round(weight * scale * 1e6) / 1e6]);
}
