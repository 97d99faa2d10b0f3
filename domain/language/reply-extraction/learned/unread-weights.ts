/**
 * Of each sign of `UNREAD_SIGNS`, in thousandths. Learned by bench/understanding/training from 322 replies;
 * written by `npm run train:unread`, not by hand.
 */
export const UNREAD_WEIGHTS: readonly number[] = [
  794, 1638, -161, 646, 0, -446, 0, -1058, 290, -68, -499, -1132, -963, 25, -321, -127, -1203, -677,
  -522, 994, -66,
];
