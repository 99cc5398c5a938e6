import type { CartCode, DistributionType } from '@trolley/contract';
import { cartCodes, cartFailures } from '@trolley/contract';
import type { Changed, Failed } from './change.ts';
import type { CartDocument, CodeTerms } from './document.ts';

/** A code as it stands in the shop now. */
export interface CurrentCode extends CodeTerms {
  readonly active: boolean;
  readonly applications: number;
  /** Undefined: as often as anybody likes. */
  readonly mostApplications?: number;
  /** It may be used once by everybody, and whoever asks has. */
  readonly usedBefore: boolean;
}

export const mostCodes = 5;

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

/** CART-13: `current` is what the shop knows of it, undefined if nothing. The same code twice changes nothing. */
export function applyCode(
  document: CartDocument,
  { code, current }: { readonly code: string; readonly current: CurrentCode | undefined },
  now: number,
): Changed | Failed {
  const wanted = codeOf(code);
  if (wanted === '') return { failure: cartFailures.codeMissing };
  if (document.codes.some((one) => one.code === wanted)) return { document };
  if (document.codes.length >= mostCodes) return { failure: cartFailures.tooManyCodes };
  const failure = codeError(current, document.address?.distributionType, now);
  if (failure || !current) return { failure: failure ?? cartCodes.codeNotActive };
  const against = document.codes.find((one) => !mayCombine(one, current));
  if (against) return { failure: cartCodes.codeNotActive, payload: { reason: 'notCombinable', code: against.code } };
  const {
    active: _active,
    applications: _applications,
    mostApplications: _most,
    usedBefore: _used,
    ...terms
  } = current;
  return { document: { ...document, codes: [...document.codes, terms] } };
}

/** One that is not there changes nothing. */
export function removeCode(document: CartDocument, code: string): Changed | Failed {
  const unwanted = codeOf(code);
  if (unwanted === '') return { failure: cartFailures.codeMissing };
  const codes = document.codes.filter((one) => one.code !== unwanted);
  return { document: codes.length === document.codes.length ? document : { ...document, codes } };
}
