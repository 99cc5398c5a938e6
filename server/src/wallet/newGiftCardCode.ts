import { randomInt } from 'node:crypto';
import { checkDigitOf, type GiftCardCode } from './giftCardCode.ts';

/** A code nobody can guess: sixteen digits of chance with their check digit, and a PIN. */
export function newGiftCardCode(): GiftCardCode {
  const digits = randomDigits(16);
  return { number: digits + checkDigitOf(digits), pin: randomDigits(6) };
}

const randomDigits = (length: number) => Array.from({ length }, () => randomInt(10)).join('');
