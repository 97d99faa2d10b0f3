/** How a reply names what it does not mean. Patterns as in `text/phrases.ts`, parted by commas. */
export interface AsideTable {
  /** A clause that tells what was, or was to be: "last time it was", "used to", "was supposed to". */
  readonly past: string;
  /** What is only liked, where a "but" follows: "Tuesday would be perfect, but I work". */
  readonly liking: string;
  /** What an hour or a day is turned down with. */
  readonly tooLate: string;
  /** Words of what was, where what is stands in another clause, and words of what is: "formerly Hale, now Hale-Brown". */
  readonly earlier: string;
  readonly nowadays: string;
  /** What somebody else has whom nobody asks for, as one may for a partner or a child: "my neighbour has", "la de mi primo es". */
  readonly others: string;
  /** What takes back what was just said, where it is told anew behind it: "no wait", "sorry", "I mean". */
  readonly retracted: string;
  /** What may do so: "wait", "sorry", where nothing but the new value is told in its clause. */
  readonly interrupted: string;
  /** Words (no patterns) of what was paid: an amount beside one is no budget. */
  readonly paid: string;
}
