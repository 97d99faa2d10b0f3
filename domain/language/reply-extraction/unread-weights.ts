/**
 * Of each sign of `UNREAD_SIGNS`, in thousandths. Learned by bench/understanding/training from 234 replies;
 * written by `npm run train:unread`, not by hand.
 */
export const UNREAD_WEIGHTS: readonly number[] = [
  980, 1510, -647, 400, 493, -397, 0, -997, 441, -335, -281, -1047, -1411, 85, 85, 108, -1036, -793,
  -437, 910, -50,
];
