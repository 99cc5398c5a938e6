/** The lengths a number on a barcode may have: EAN-8, UPC, EAN-13 and the number of a case. */
export const isGtinLength = (digits: string): boolean => /^\d{8}(\d{4,6})?$/.test(digits);

/** The last digit makes the sum, weighted 3 and 1 from the right, a multiple of ten. */
export function hasCheckDigit(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .reverse()
    .reduce((total, digit, at) => total + digit * (at % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}

/** The same number is written with 8, 12, 13 or 14 digits: as the longest, all are alike. */
export const sameGtin = (digits: string): string => digits.padStart(14, '0');
