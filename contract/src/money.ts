/** Prices are integer hundredths everywhere; only what a person reads is divided. */
export type Cents = number;

export function formatPrice(cents: Cents, locale: string, currency: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100);
}
