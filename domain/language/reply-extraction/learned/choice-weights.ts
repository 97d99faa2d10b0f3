/**
 * Of each sign of `CHOICE_SIGNS`, in thousandths. Learned by bench/understanding/things from 163 replies;
 * written by `npm run train:choices`, not by hand.
 */
export const CHOICE_WEIGHTS: readonly number[] = [
  1154, -498, 1058, 628, 153, 596, 1612, -98, -1913, -66, 1107,
];
