/**
 * Of each sign of `UNREAD_SIGNS`, in thousandths. Learned by bench/understanding/training from 275 replies;
 * written by `npm run train:unread`, not by hand.
 */
export const UNREAD_WEIGHTS: readonly number[] = [
  987, 1074, -496, 706, -39, -727, 0, -708, 535, -40, -350, -1116, -1160, 429, 429, 163, -1011,
  -958, -189, 787, -54,
];
