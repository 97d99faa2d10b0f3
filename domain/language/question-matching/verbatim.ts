import type { QuestionProfile } from './message/question-profile.ts';
import type { Message } from './message/read-message.ts';

/** Questions by their folded words; paraphrases never share an entry, repeated texts do. */
export type Wordings = ReadonlyMap<string, readonly number[]>;

/** A question may be made of this many sentences. */
const SENTENCES_MAX = 3;

export function indexWordings(profiles: readonly QuestionProfile[]): Wordings {
  const wordings = new Map<string, number[]>();
  for (const [question, { message, wordings: written }] of profiles.entries()) {
    for (const { sentences } of [message, ...written]) {
      const wording = sentences.join(' ');
      if (wording === '') continue;
      const known = wordings.get(wording);
      if (known === undefined) wordings.set(wording, [question]);
      else if (!known.includes(question)) known.push(question);
    }
  }
  return wordings;
}

/** The questions whose whole text stands in the message as sentences of its own; O(sentences). */
export function findVerbatim(wordings: Wordings, { sentences }: Message): (readonly number[])[] {
  const found: (readonly number[])[] = [];
  for (let start = 0; start < sentences.length; start++) {
    for (let end = start + 1; end <= Math.min(sentences.length, start + SENTENCES_MAX); end++) {
      const questions = wordings.get(sentences.slice(start, end).join(' '));
      if (questions !== undefined) found.push(questions);
    }
  }
  return found;
}
