/** What somebody typed as a card's number and PIN, as the shop wants it: digits with one dash. Nothing where it is neither. */
export function giftCardCode(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, '');
  return digits.length === 23 ? `${digits.slice(0, 17)}-${digits.slice(17)}` : undefined;
}
