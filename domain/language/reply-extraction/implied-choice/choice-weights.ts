/**
 * Of each sign of `CHOICE_SIGNS`, in thousandths. Learned by bench/understanding/things from 165 replies;
 * written by `npm run train:choices`, not by hand.
 */
export const CHOICE_WEIGHTS: readonly number[] = [
  1129, -478, 1233, 636, 156, 617, 1593, -71, -1974, -42, 1003,
];
