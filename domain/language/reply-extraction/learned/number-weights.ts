/**
 * Of each sign of `NUMBER_SIGNS`, in thousandths. Learned by bench/understanding/training from 351 replies;
 * written by `npm run train:numbers`, not by hand.
 */
export const NUMBER_WEIGHTS: readonly number[] = [
  1031, -981, -1317, 1374, 123, 1150, 1408, -562, -311, -423, 186, -945, -526, 1836, 1201, 705,
  1365, -237, 67, 758, 2810, -201, 1268, 1215, 301, 1020, 1450, -706, -317,
];
