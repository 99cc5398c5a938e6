const plain = /^-?\d+(?:[.,]\d+)?$/;
const grouped = /^-?\d{1,3}(?:([.,' \u00a0\u202f])\d{3})+(?:[.,]\d+)?$/;

/** A number as people write it in a table: `3.5`, `3,5`. Undefined when it is none. */
export function readDecimal(text: string): number | undefined {
  return plain.test(text) ? Number(text.replace(',', '.')) : undefined;
}

/**
 * Money as people write it, in cents: `1.99`, `1,99`, `1`, `1,5`, `1.234,50`, `€ 1,99`.
 * Undefined when it is none, or could mean two things (`1.234`).
 */
export function readMoney(text: string): number | undefined {
  const amount = text.replace(/^[€£$]\s?|\s?[€£$]$/g, '');
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(amount) ?? [];
  if (!/^\d+$/.test(whole) && !isGrouped(amount, whole)) return undefined;
  const cents = Number(whole.replace(/\D/g, '') + fraction.padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : undefined;
}

/** Why an amount is refused that looks like one: of `1.234`, nobody knows what the point sets apart. */
export function doubtAbout(text: string): string | undefined {
  const [, whole, rest = ''] = /^[€£$]?\s?(\d{1,3})[.,](\d{3})\s?[€£$]?$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  return `could mean "${whole}${rest}.00" or "${whole}.${rest.slice(0, 2)}": write it with two decimals`;
}

/** `1.234,50`, `1,234.50`, `1'234.50`: the thousands are set apart by one sign, the cents by another. */
function isGrouped(amount: string, whole: string): boolean {
  const sign = grouped.exec(amount)?.[1];
  if (sign === undefined || !whole.split(sign).every((part) => /^\d+$/.test(part))) return false;
  const rest = amount.slice(whole.length);
  // Without cents, a point or comma before three digits may be either.
  return rest === '' ? !/[.,]/.test(sign) : !rest.startsWith(sign);
}
