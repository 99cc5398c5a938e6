import { limits } from '@trolley/contract';

/** Whether it is only the first part of a code, as `H91`: some maps know no more, and the shopper completes it. */
export function isCodeBegun(postalCode: string): boolean {
  const { length } = postalCode.trim();
  return length > 0 && length < limits.shortestPostalCode;
}

/** Whether the typed code equals the map's, or extends its first part. */
export function isSameCode(known: string, typed: string): boolean {
  const [a, b] = [folded(known), folded(typed)];
  return a === b || (isCodeBegun(known) && b.startsWith(a));
}

const folded = (code: string) => code.replaceAll(' ', '').toUpperCase();
