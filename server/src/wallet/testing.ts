import { randomInt } from 'node:crypto';
import { checkDigitOf, type GiftCardCode } from './giftCardCode.ts';

/** As cards are printed: sixteen random digits and their check digit, and a PIN. */
export function randomGiftCard(): GiftCardCode & { readonly code: string } {
  const first = Array.from({ length: 16 }, () => randomInt(10)).join('');
  const number = first + checkDigitOf(first);
  const pin = String(randomInt(1_000_000)).padStart(6, '0');
  return { number, pin, code: `${number}-${pin}` };
}
