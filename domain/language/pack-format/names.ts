/** What is said around the names of people. Words are parted by spaces, patterns by commas. */
export interface NameTable {
  /** Words for people that name nobody by themselves: "wife", "landlord", "company". */
  readonly relations: string;
  /** Words for those who are counted apart from each other: "kids", "sons"; "adults". */
  readonly children: string;
  readonly grownUps: string;
  /** In a question: it asks for the user's own name. */
  readonly ownName: string;
  /** In a question or a label: the first name alone, and the last name alone. */
  readonly givenName: string;
  readonly familyName: string;
  /** Patterns that end before the name to be put down, whatever others are told: "just put", "ask for", "everyone calls him". */
  readonly noting: string;
  /** Patterns that end before the user's own name ("you're speaking to"), begin behind it ("… speaking"), and close a letter before it. */
  readonly presenting: string;
  readonly presented: string;
  readonly signing: string;
  /** Words for kinds of streets, "*" before the endings of compounds. */
  readonly streets: string;
  /** Words that say where in a house: "flat", "rear". */
  readonly dwellings: string;
  /** Small words that the name of a street may begin with: "Am Markt". */
  readonly beginnings?: string;
  /** "bis", "ter" behind a number of a house. */
  readonly repeated?: string;
}
