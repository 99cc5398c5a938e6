import { limits } from '@trolley/contract';

/** Of some postal codes a map knows only how they begin, as `H91`: the rest is for the shopper to say. */
export function isCodeBegun(postalCode: string): boolean {
  const { length } = postalCode.trim();
  return length > 0 && length < limits.shortestPostalCode;
}

/** Whether a code is the one a map knows, or begins as that does: its rest changes nothing of where it is. */
export function isSameCode(known: string, typed: string): boolean {
  return typed === known || (isCodeBegun(known) && typed.trim().startsWith(known.trim()));
}
