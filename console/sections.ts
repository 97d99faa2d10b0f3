/** The parts of the console, each with the scopes of which one opens it, in the order of the navigation. */
export const SECTIONS = [['operations', ['signed_in']]] as const;

export type Section = (typeof SECTIONS)[number][0];
