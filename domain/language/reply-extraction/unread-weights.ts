/**
 * Of each sign of `UNREAD_SIGNS`, in thousandths. Learned by bench/understanding/training from 296 replies;
 * written by `npm run train:unread`, not by hand.
 */
export const UNREAD_WEIGHTS: readonly number[] = [
    583, 1312, 32, 868, 89, -505, 0, -595, 501, -243, -310, -1008, -685, 8, 8, 215, -1002, -829,
    -32, 808, -41,
];
