import { z } from 'zod/mini';

/** Prices are integer hundredths everywhere; only what a person reads is divided. */
export type Cents = number;

/** How amounts are written: `1.234,56 €` or `€1,234.56`. */
export const amountStyle = z.object({
  /** What stands before and behind the figures, spaces included. */
  before: z.string(),
  after: z.string(),
  decimal: z.string(),
  group: z.string(),
  /** Whole figures from which on thousands are set apart. */
  groupFrom: z.int(),
});
export type AmountStyle = z.infer<typeof amountStyle>;

const styles = new Map<string, AmountStyle>();

/** A browser needs 30 ms to find out how its language writes amounts, in the middle of coming alive: the server tells it. */
export function rememberAmounts(locale: string, currency: string, style: AmountStyle): void {
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
