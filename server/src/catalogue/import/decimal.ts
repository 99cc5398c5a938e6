const plain = /^-?\d+(?:[.,]\d+)?$/;
const grouped = /^-?\d{1,3}(?:([.,' \u00a0\u202f])\d{3})+(?:[.,]\d+)?$/;

/** A number as people write it in a table: `3.5`, `3,5`. Undefined when it is none. */
export function readDecimal(text: string): number | undefined {
  return plain.test(text) ? Number(text.replace(',', '.')) : undefined;
}

/**
 * Money as people write it, in cents: `1.99`, `1,99`, `1`, `1,5`, `1.234,50`, `€ 1,99`, `2,49 EUR`.
 * Undefined when it is none, could mean two things (`1.234`), or is not in the shop's currency.
 */
export function readMoney(text: string, currency: string): number | undefined {
  const { amount, foreign } = apart(text, currency);
  if (foreign !== undefined) return undefined;
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(amount) ?? [];
  if (!/^\d+$/.test(whole) && !isGrouped(amount, whole)) return undefined;
  const cents = Number(whole.replace(/\D/g, '') + fraction.padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : undefined;
}

/** Why an amount is refused that looks like one: of `1.234`, nobody knows what the point sets apart. */
export function doubtAbout(text: string, currency: string): string | undefined {
  const { amount, foreign } = apart(text, currency);
  if (foreign !== undefined) return `expected an amount in ${currency}, as this shop has it, but it is in "${foreign}"`;
  const [, whole, rest = ''] = /^(\d{1,3})[.,](\d{3})$/.exec(amount) ?? [];
  if (whole === undefined) return undefined;
  return `could mean "${whole}${rest}.00" or "${whole}.${rest.slice(0, 2)}": write it with two decimals`;
}

const withCurrency = /^(?:([€£$]|[a-z]{3})\s?)?(\d.*?)(?:\s?([€£$]|[a-z]{3}))?$/i;
const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
/** Which currencies a sign may mean. */
const signs: Readonly<Record<string, RegExp>> = { '€': /^EUR$/, '£': /^GBP$/, $: /^(?:USD|AUD|CAD|NZD|HKD|SGD)$/ };

/** An amount without the sign or code of its currency; `foreign` where that is another one than the shop's. */
function apart(text: string, currency: string): { readonly amount: string; readonly foreign?: string } {
  const [, before, amount = text, after] = withCurrency.exec(text) ?? [];
  const marks = [before, after].filter((mark) => mark !== undefined);
  if (marks.some((mark) => !signs[mark] && !currencies.has(mark.toUpperCase()))) return { amount: text };
  const foreign = marks.find((mark) => mark.toUpperCase() !== currency && !signs[mark]?.test(currency));
  return foreign === undefined ? { amount } : { amount, foreign };
}

/** `1.234,50`, `1,234.50`, `1'234.50`: the thousands are set apart by one sign, the cents by another. */
function isGrouped(amount: string, whole: string): boolean {
  const sign = grouped.exec(amount)?.[1];
  if (sign === undefined || !whole.split(sign).every((part) => /^\d+$/.test(part))) return false;
  const rest = amount.slice(whole.length);
  // Without cents, a point or comma before three digits may be either.
  return rest === '' ? !/[.,]/.test(sign) : !rest.startsWith(sign);
}
