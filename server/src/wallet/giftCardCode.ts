import { randomInt } from 'node:crypto';

/** A gift card by what stands on it. */
export interface GiftCardCode {
  /** Sixteen digits and their check digit. */
  readonly number: string;
  readonly pin: string;
}

/** WAL-02: as people type it, with spaces or in groups; undefined where it is no card's, or its check digit is wrong. */
export function readGiftCardCode(typed: string): GiftCardCode | undefined {
  const digits = typed.replace(/[\s-]/g, '');
  const [, number = '', pin = ''] = /^(\d{17})(\d{6})$/.exec(digits) ?? [];
  return number !== '' && hasRightCheckDigit(number) ? { number, pin } : undefined;
}

/** Luhn's: one wrong digit, or two neighbours in the wrong order, show. */
export function hasRightCheckDigit(number: string): boolean {
  return checkDigitOf(number.slice(0, -1)) === number.at(-1);
}

export function checkDigitOf(digits: string): string {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, at) => {
      const doubled = Number(digit) * (at % 2 === 0 ? 2 : 1);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return String((10 - (sum % 10)) % 10);
}

/** A code that cannot be guessed: sixteen random digits with their check digit, and a PIN. */
export function newGiftCardCode(): GiftCardCode {
  const digits = randomDigits(16);
  return { number: digits + checkDigitOf(digits), pin: randomDigits(6) };
}

const randomDigits = (length: number) => Array.from({ length }, () => randomInt(10)).join('');
