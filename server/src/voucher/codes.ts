import { createHash } from 'node:crypto';
import type { CartCode, DiscountKind, DistributionType } from '@trolley/contract';
import { cartCodes } from '@trolley/contract';

/** What a discount code promised when it was applied. */
export interface CodeTerms {
  readonly code: string;
  readonly name: string;
  readonly kind: DiscountKind;
  /** Percent or cents; of a waived service fee nothing. */
  readonly value: number;
  /** Cents of goods before discounts. */
  readonly minimumOrderValue: number;
  /** Undefined: every service. */
  readonly distributionTypes?: readonly DistributionType[];
  /** Epoch milliseconds; `until` is the first moment it no longer holds. */
  readonly from: number;
  readonly until: number;
  /** Goes together with any other code. */
  readonly combinable?: true;
}

/** A code as the shop has it now. */
export interface CurrentCode extends CodeTerms {
  readonly active: boolean;
  readonly applications: number;
  /** Undefined: without a limit. */
  readonly mostApplications?: number;
  /** It may be used once per customer, and the asking one has used it. */
  readonly usedBefore: boolean;
}

/** As codes are stored and compared: people type them in any case. */
export const codeOf = (typed: string): string => typed.trim().toUpperCase();

/** What is against a promise at a moment; a service type that is not chosen yet is not held against it. */
export function termsError(terms: CodeTerms, type: DistributionType | undefined, now: number): CartCode | undefined {
  if (now < terms.from) return cartCodes.codeNotActive;
  if (now >= terms.until) return cartCodes.codeExpired;
  const { distributionTypes } = terms;
  return type && distributionTypes && !distributionTypes.includes(type) ? cartCodes.codeWrongService : undefined;
}

/** CART-13: two codes go together if one of them says so. */
export const mayCombine = (one: CodeTerms, other: CodeTerms): boolean =>
  one.combinable === true || other.combinable === true;

/** What the shop has against a code now; one it does not know is not active. */
export function codeError(
  current: CurrentCode | undefined,
  type: DistributionType | undefined,
  now: number,
): CartCode | undefined {
  if (!current?.active) return cartCodes.codeNotActive;
  const { applications, mostApplications, usedBefore } = current;
  const error = termsError(current, undefined, now);
  if (error) return error;
  if (usedBefore || (mostApplications !== undefined && applications >= mostApplications))
    return cartCodes.codeExhausted;
  return termsError(current, type, now);
}

/** A guest who used a code is recognised by this; the address itself is not stored. */
export const emailHash = (email: string): Buffer => createHash('sha256').update(email.trim().toLowerCase()).digest();
