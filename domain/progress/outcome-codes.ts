/** Codes of a question's latest outcome. */
export const NEVER_ASKED = 0;
export const ANSWERED = 1;
export const NO_ANSWER = 2;
export const REFUSED = 3;
/** No answer, since the user does not know. */
export const UNKNOWN = 4;
