/** A typed gift card number and PIN as digits with one dash; undefined if it is neither. */
export function giftCardCode(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, '');
  return digits.length === 23 ? `${digits.slice(0, 17)}-${digits.slice(17)}` : undefined;
}
