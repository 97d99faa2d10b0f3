/**
 * Of each sign of `NUMBER_SIGNS`, in thousandths. Learned by bench/understanding/training from 603 replies;
 * written by `npm run train:numbers`, not by hand.
 */
export const NUMBER_WEIGHTS: readonly number[] = [
  729, -577, -1040, 508, -206, 661, 817, 113, -411, -702, -641, -436, 322, -1279, 234, 430, 2015,
  158, -667, 1520, 1469, -129, 128, 587, 891, -891, 1340, 299, 1529, -680, -484, 492, -727, 44,
  -148, -972,
];
