/**
 * How a question of yes or no is answered without either word. Patterns as in `text/phrases.ts`, parted by commas;
 * lists of words parted by spaces, folded or not.
 */
export interface PropositionTable {
  /** What is asked holds: "only at weekends", "since May", "that would be great". */
  readonly holds: string;
  /** It does not: "that can wait", "still to come", "I gave it up". */
  readonly fails: string;
  /** "I have my own": no to who offers one, yes to who asks whether there is one. */
  readonly hasOwn: string;
  /** What the user keeps or does without anybody: "the bike we keep", "den Rest machen wir selber". */
  readonly keeps: string;
  /** Words of a question that asks for that. */
  readonly asksKept: string;
  /** Words of a question that offers something, or asks what is wanted or needed. */
  readonly offering: string;
  /** Words of a question that asks what there is or what somebody has. */
  readonly having: string;
  /** Words behind a denial that begin its reason: "no que hace frío". */
  readonly reasons?: string;
  /** Verbs of taking, buying and using: denied, nothing of the thing is wanted. */
  readonly taking: string;
  /** Words of one meaning, `|`, words of its opposite. */
  readonly opposites: readonly string[];
}

/** How several of the choices are told at once, or all but some. */
export interface SelectionTable {
  /** "all", "everything", "both". */
  readonly everything: string;
  /** "nothing", "none of them". */
  readonly nothing: string;
  /** What follows is left out: "except", "all but". */
  readonly except: string;
  /** "The rest", "the other two": what was not named. */
  readonly rest: string;
  /** "neither … nor" and what says so by itself: none of the choices named. */
  readonly neither: string;
  /** Words for the last one and the one between. */
  readonly last: string;
  readonly middle: string;
  /** Words for the first ones, beside a number: "the first two". */
  readonly first: string;
  /** Patterns of a label for a range, beside its one number: less than it, up to it, from it on, more than it. */
  readonly below: string;
  readonly upTo: string;
  readonly onward: string;
  readonly above: string;
  /** Patterns for several weekdays at once. */
  readonly weekend: string;
  readonly workdays: string;
  /** Sizes in letters, each before a word for it: "l large". */
  readonly sizes: string;
}
