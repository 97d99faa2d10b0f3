/**
 * How one of several values is meant that the agent has just offered. Patterns as in `text/phrases.ts`, parted by commas;
 * lists of words parted by spaces, folded or not.
 */
export interface OfferTable {
  /** Patterns with a place before each: 1 for the first one, -1 for the last one, -2 for the one before it, 0 for the one in the middle. */
  readonly places: string;
  /** Words before a number that make it a place: "number two". */
  readonly numbered: string;
  /** Words for what was offered: "the second one", "the last option". */
  readonly stands: string;
  /** Words beside a place for two of them: "die ersten beiden". */
  readonly both?: string;
  /** Words for the first place that begin points as well: "first, what does it cost?" */
  readonly beginning?: string;
  /** Words behind a place that mean how often: "the third time". */
  readonly occasions?: string;
  /** Words that may stand behind a place in its clause: "the second works". */
  readonly following: string;
  /** Patterns for the earliest, the latest, the least and the most of them; "a later one" is none of those offered. */
  readonly earliest: string;
  readonly latest: string;
  readonly least: string;
  readonly most: string;
  /** Words of labels that stand for little and for much: "economy", "premium". */
  readonly small: string;
  readonly great: string;
  /** Words of the least and the most that mean money alone: "cheapest". */
  readonly priced: string;
  /** Patterns for the one of two that was not ruled out. */
  readonly other: string;
  /** Patterns that take the only one: "that one", "that works". */
  readonly taking: string;
  /** Patterns that turn down the offer in whose clause they stand, or ask for something else: "too late", "earlier". */
  readonly against: string;
  /** Patterns that say which way another one is from the offer: "an hour later", "two days before". */
  readonly later: string;
  readonly earlier: string;
  /** Patterns for lengths of time up to a few hours, with their minutes before each: "30 half an hour". */
  readonly lengths: string;
  /** Words of a question that asks for an offer, not about it: "could I have the second one?" */
  readonly requesting: string;
  /** Words between two offers, beside small ones: "or", "and another". */
  readonly between: string;
  /** Words that begin a range, which offers nothing by its ends: "between 9 and 18". */
  readonly ranging: string;
  /** What ends a range instead: "之间". */
  readonly rangingBehind?: string;
  /** Words of a sentence that tells of times or things only that they are not to be had, or between which: "closed on Mondays and Tuesdays". */
  readonly closed: string;
}
