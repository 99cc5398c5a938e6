/** Rounds half up; for amounts that are not negative. */
export function halfUp(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}

/** Splits an amount over weights so that the parts add up to it: the largest remainders get what rounding left over. */
export function splitOver(amount: number, weights: readonly number[]): readonly number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0 || amount === 0) return weights.map(() => 0);
  const parts = weights.map((weight) => Math.floor((amount * weight) / whole));
  const left = amount - parts.reduce((sum, part) => sum + part, 0);
  const raised = weights
    .map((weight, at) => ({ at, remainder: (amount * weight) % whole }))
    .sort((one, other) => other.remainder - one.remainder || one.at - other.at)
    .slice(0, left);
  for (const { at } of raised) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}
