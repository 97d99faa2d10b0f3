import { DIRECTIONS } from '../../grammar/directions.ts';
import { listedWords } from '../../grammar/language.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import { fold, wordsOf } from '../../text/words.ts';
import type { Extraction } from '../candidates/context.ts';
import type { ExtractedValue } from '../candidates/resolve-candidates.ts';
import type { ReplyToScore } from '../signs/reply-to-score.ts';

/** A value that was extracted for what nobody asked for, or only beside something else. */
export interface UnaskedValue {
  readonly reply: ReplyToScore;
  /** What the agent's words speak of, beside what they ask first. */
  readonly agent: SpokenOf;
  readonly entry: InformationEntry;
  readonly found: ExtractedValue;
  /** It is asked for next: the reply left words over that tell it. */
  readonly isNext?: true;
}

interface SpokenOf {
  readonly stems: ReadonlySet<string>;
  /** Bits of roles but for directions. */
  readonly roles: number;
}

/** Content words of the agent, and what they may speak of. */
export function spokenOf({ index }: Extraction, assistantText: string): SpokenOf {
  const listed = listedWords(index.language, wordsOf(fold(assistantText)));
  const content = listed.filter(({ sense }) => sense?.isEmpty !== true);
  const roles = listed.reduce((bits, { sense }) => bits | (sense?.roles ?? 0), 0);
  return { stems: new Set(content.map(({ stem }) => stem)), roles: roles & ~DIRECTIONS };
}

/** What an information takes. */
export function kindOf({ isList, kind }: InformationEntry): string {
  return isList ? 'several' : kind;
}
