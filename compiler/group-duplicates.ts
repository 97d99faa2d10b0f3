import type { Coverage } from '../domain/artifact/artifact.ts';
import type { Question } from '../domain/configuration/entities.ts';
import { fold, wordsOf } from '../domain/language/text/words.ts';
import type { Texts } from './texts.ts';

const PARAPHRASE_LIKENESS_MIN = 0.55;

/**
 * Groups paraphrases; a group's number is the index of its first question. Two questions are paraphrases
 * when they are worded alike but for case, marks and punctuation, or when they ask for the same principal
 * information in similar words.
 */
export function groupDuplicates(
  questions: readonly Question[],
  coverage: Coverage,
  texts: Texts,
): number[] {
  const groups: number[] = [];
  const byWording = new Map<string, number>();
  const byPrincipal = new Map<number, number[]>();
  questions.forEach((question, index) => {
    const wording = wordsOf(fold(question.text)).join(' ') || question.text;
    const peers = principalPeers(coverage, index, byPrincipal);
    const paraphrased = peers.find(
      (peer) => texts.questionLikeness(index, peer) >= PARAPHRASE_LIKENESS_MIN,
    );
    const first = byWording.get(wording) ?? paraphrased;
    groups.push(first === undefined ? index : groups[first]!);
    peers.push(index);
    if (!byWording.has(wording)) byWording.set(wording, index);
  });
  return groups;
}

/** Earlier questions with the same principal information. */
function principalPeers(
  { row_start, information }: Coverage,
  question: number,
  byPrincipal: Map<number, number[]>,
): number[] {
  if (row_start[question] === row_start[question + 1]) return [];
  const principal = information[row_start[question]!]!;
  const peers = byPrincipal.get(principal) ?? [];
  byPrincipal.set(principal, peers);
  return peers;
}
