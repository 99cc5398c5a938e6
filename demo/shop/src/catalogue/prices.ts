import { halfUp } from '@trolley/contract';

/** `cents × percents / 100^n`, rounded half up once. */
export function scale(cents: number, ...percents: readonly number[]): number {
  const divisor = 100 ** percents.length;
  const product = percents.reduce((sum, percent) => sum * percent, cents);
  return halfUp(product, divisor);
}

/** The nearest price a shelf label would show: …9 below 10 €, …49 or …99 below 30 €, …99 above. */
export function shelfPrice(cents: number): number {
  const grid = cents < 1000 ? 10 : cents < 3000 ? 50 : 100;
  return Math.max(9, Math.round((cents + 1) / grid) * grid - 1);
}
