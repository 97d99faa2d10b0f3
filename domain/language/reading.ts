import type { JsonValue } from '../json/json.ts';
import type { QuestionOutcome } from '../question-outcome.ts';
import type { ReadText } from './grammar/read-text.ts';

/** What goes into and what comes out of reading one turn. Pure data: rules and providers speak it alike. */

export interface Utterance {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

/** What is already known of a success information when the reply is read. */
export interface KnownValue {
  readonly value?: JsonValue | undefined;
  readonly status: 'confirmed' | 'inferred' | 'not_applicable' | 'unset';
}

export interface AskedInput {
  readonly assistantText: string;
  /** Questions of the pending decision, rank 1 first; empty when there is none. */
  readonly pendingQuestionIds: readonly string[];
  /** The agent named the decision: it has most likely asked what was proposed. */
  readonly isDecisionNamed?: boolean;
  /** Language kept for the session, when known (BCP 47 primary subtag). */
  readonly language: string | undefined;
}

/** Which question was really asked. `asked` lists every question of a compound message, the main one first. */
export type QuestionMatch =
  | {
      readonly kind: 'asked';
      readonly questionIds: readonly string[];
      readonly certainty: number;
      readonly rival?: Rival;
    }
  /** The agent asked nothing (it informed, confirmed, offered, greeted). */
  | { readonly kind: 'nothing_asked'; readonly rival?: Rival }
  /** Something was asked, but no question of the configuration can be named with enough certainty. */
  | { readonly kind: 'unresolved'; readonly rival?: Rival };

/** Rank 1 of the decision that the agent named, where the words leave open whether they ask it. */
export interface Rival {
  readonly questionId: string;
  /**
   * A fragment ("the address?") can ask nothing else; a whole question that names nothing known may be small talk; an offer asks
   * about values ("Would Tuesday suit you?"), a list states some ("I have the 2nd and the 4th."), a wish says what is needed without
   * a question ("The pilot has to know the greatest weight."), a service offers to do something ("Shall I add the breakfast?"), a
   * statement nothing.
   */
  readonly form: 'fragment' | 'question' | 'offer' | 'list' | 'wish' | 'service' | 'statement';
  /** It may be answered by yes or no. */
  readonly isYesOrNo?: true;
  /** The message asks for several things: "Who is booking, and for how many?" */
  readonly isOneOfSeveral?: true;
  /** It is about the talk itself: "Can you hear me?" */
  readonly isOfTheTalk?: true;
}

export interface ReplyInput {
  readonly userText: string;
  /** The question(s) this replies to, the main one first; empty when none is known. */
  readonly askedQuestionIds: readonly string[];
  readonly assistantText: string | undefined;
  /** What was said before, oldest first: it tells how the conversation writes its dates. */
  readonly context?: readonly Utterance[];
  /** That the reply is read in (BCP 47 primary subtag); found from its words and the questions where absent. */
  readonly language: string | undefined;
  /** ISO 8601 instant; relative dates are resolved against it, in UTC. */
  readonly referenceTime: string;
  readonly known: ReadonlyMap<string, KnownValue>;
  /** The user's words in that language, where they were cut already. */
  readonly cut?: ReadText | undefined;
}

export interface UnderstoodValue {
  readonly informationId: string;
  /** A value that the information's schema accepts; absent for `notApplicable`. */
  readonly value?: JsonValue;
  /** The user has no preference. */
  readonly notApplicable?: true;
  /** 0..1; becomes the coverage of the information. */
  readonly confidence: number;
  /** The words it rests on, as [start, end) in UTF-16 units of the user's text; absent when implied (yes, no). */
  readonly span?: readonly [number, number];
  /** The user takes back what was known; there is no value any more. */
  readonly withdrawn?: true;
  /** Set where a language model read it, alone or as the rules did; absent where the rules alone did. */
  readonly by?: 'model' | 'rules_and_model';
}

/** What a user does by a reply. */
export const DIALOGUE_ACTS = [
  'answer',
  'no_preference',
  'does_not_know',
  'later',
  'counter_question',
  'refusal',
  'off_topic',
] as const;
type DialogueAct = (typeof DIALOGUE_ACTS)[number];

export interface ReplyReading {
  /** Of the main question asked; undefined when no question is known or the text says nothing about it. */
  readonly outcome: QuestionOutcome | undefined;
  /** Finer than the outcome, for the log and for projections. */
  readonly dialogueAct: DialogueAct;
  /** A plain yes or no, or the like of it, begins a clause. */
  readonly isYesOrNo: boolean;
  /** It holds a number, a day, a label or a name that told nothing. */
  readonly leavesWords: boolean;
  readonly values: readonly UnderstoodValue[];
}
