/** VAL-10: 13 digits, the last of which follows from the others as on every barcode (EAN-13). */
export function isCardNumber(text: string): boolean {
  return /^\d{13}$/.test(text) && eanCheckDigit(text.slice(0, 12)) === text[12];
}

/** Every second digit counts three times; what is missing to a full ten is the check digit. */
export function eanCheckDigit(twelve: string): string {
  const sum = Array.from(twelve, Number).reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0);
  return String((10 - (sum % 10)) % 10);
}
