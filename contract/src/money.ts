import { z } from 'zod/mini';

/** Prices are integer cents everywhere; only formatting divides them. */
export type Cents = number;

/** How amounts are written: `1.234,56 €` or `€1,234.56`. */
export const amountStyle = z.object({
  /** The text before and after the figures, spaces included. */
  before: z.string(),
  after: z.string(),
  decimal: z.string(),
  group: z.string(),
  /** Whole figures from which on thousands are set apart. */
  groupFrom: z.int(),
});
export type AmountStyle = z.infer<typeof amountStyle>;

const styles = new Map<string, AmountStyle>();

/** A browser needs 30 ms to find out how its language writes amounts, during hydration: the server sends it. */
export function cacheAmountStyle(locale: string, currency: string, style: AmountStyle): void {
  styles.set(`${locale} ${currency}`, style);
}

/** How a tenant writes amounts. By language alone: Intl's pattern for Austria is `€ 2,49`, while shops there write the sign last. */
export function amountsOf(locale: string, currency: string): AmountStyle {
  const key = `${locale} ${currency}`;
  let style = styles.get(key);
  if (!style) {
    style = readStyle(new Intl.NumberFormat(new Intl.Locale(locale).language, { style: 'currency', currency }));
    styles.set(key, style);
  }
  return style;
}

/** The figures of an amount, without its currency: whole ones, decimal sign and hundredths. */
export function figuresOf(cents: Cents, { decimal, group, groupFrom }: AmountStyle) {
  const digits = String(Math.abs(Math.trunc(cents))).padStart(3, '0');
  const whole = digits.slice(0, -2);
  const set = whole.length >= groupFrom ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole;
  return { sign: cents < 0 ? '-' : '', whole: set, decimal, cents: digits.slice(-2) };
}

export function formatPrice(cents: Cents, locale: string, currency: string): string {
  const style = amountsOf(locale, currency);
  const { sign, whole, decimal, cents: hundredths } = figuresOf(cents, style);
  return `${sign}${style.before}${whole}${decimal}${hundredths}${style.after}`;
}

function readStyle(format: Intl.NumberFormat): AmountStyle {
  const thousand = format.formatToParts(1234.5);
  const parts = thousand.some(({ type }) => type === 'group') ? thousand : format.formatToParts(12_345.6);
  const isFigure = ({ type }: Intl.NumberFormatPart) => type === 'integer' || type === 'fraction';
  const first = parts.findIndex(isFigure);
  const last = parts.findLastIndex(isFigure);
  const textOf = (some: readonly Intl.NumberFormatPart[]) => some.map(({ value }) => value).join('');
  return {
    before: textOf(parts.slice(0, first)),
    after: textOf(parts.slice(last + 1)),
    decimal: textOf(parts.filter(({ type }) => type === 'decimal')),
    group: parts.find(({ type }) => type === 'group')?.value ?? '',
    groupFrom: parts === thousand ? 4 : 5,
  };
}

/** `dividend / divisor`, rounded half up. Only for amounts that are not negative. */
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
