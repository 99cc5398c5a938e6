/** Prices are integer hundredths everywhere; only what a person reads is divided. */
export type Cents = number;

const formats = new Map<string, Intl.NumberFormat>();

/** How a tenant writes amounts. By language alone: Intl's pattern for Austria is `€ 2,49`, while shops there write the sign last. */
export function priceFormat(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  let format = formats.get(key);
  if (!format) {
    const { language } = new Intl.Locale(locale);
    format = new Intl.NumberFormat(language, { style: 'currency', currency });
    formats.set(key, format);
  }
  return format;
}

export function formatPrice(cents: Cents, locale: string, currency: string): string {
  return priceFormat(locale, currency).format(cents / 100);
}
