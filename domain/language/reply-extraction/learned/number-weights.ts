/**
 * Of each sign of `NUMBER_SIGNS`, in thousandths. Learned by bench/understanding/training from 956 replies;
 * written by `npm run train:numbers`, not by hand.
 */
export const NUMBER_WEIGHTS: readonly number[] = [
  699, -38, -221, 108, -511, 145, 600, -32, -451, -396, -876, 85, 800, -89, 164, 705, 1687, -561,
  68, 680, 1177, -176, 319, 592, 805, -215, 617, 207, 743, -882, -292, 756, 833, -974, 949, -569,
  1902, 1006, 478, 1208, -1044, -1268, -495,
];
