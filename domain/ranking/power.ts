/**
 * `base ** exponent` for a base of 0..1 and a whole exponent (1 for a negative one), by repeated products:
 * the language leaves the accuracy of its own powers open, and a decision must be the same bits everywhere.
 */
export function power(base: number, exponent: number): number {
  let product = 1;
  for (let i = 0; i < exponent && product > 1e-12; i++) product *= base;
  return product;
}
