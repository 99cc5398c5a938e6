import { isCardNumber } from '@trolley/contract';

/** The seven modules of a digit in the left half, by digit; `1` is black. */
const left = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
] as const;
/** Which digits of the left half are turned round tells the first digit, which has no bars of its own. */
const turned = [
  '000000',
  '001011',
  '001101',
  '001110',
  '010011',
  '011001',
  '011100',
  '010101',
  '010110',
  '011010',
] as const;

/** The 95 modules of a number as a barcode, `1` black and `0` white; nothing where it is no EAN-13. */
export function ean13(number: string): string | undefined {
  if (!isCardNumber(number)) return undefined;
  const digits = Array.from(number, Number);
  const shape = turned[digits[0] ?? 0] ?? '';
  const before = digits.slice(1, 7).map((digit, at) => (shape[at] === '1' ? reversed(right(digit)) : leftOf(digit)));
  return ['101', ...before, '01010', ...digits.slice(7).map(right), '101'].join('');
}

export interface Bar {
  readonly x: number;
  readonly width: number;
}

/** The black bars: where each begins and how many modules wide it is. */
export function barsOf(modules: string): readonly Bar[] {
  return Array.from(modules.matchAll(/1+/g), ({ 0: run, index }) => ({ x: index, width: run.length }));
}

const leftOf = (digit: number): string => left[digit] ?? '';
const right = (digit: number): string => Array.from(leftOf(digit), (module) => (module === '1' ? '0' : '1')).join('');
const reversed = (modules: string): string => Array.from(modules).reverse().join('');
