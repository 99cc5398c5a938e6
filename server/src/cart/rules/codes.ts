import { cartCodes, cartFailures } from '@trolley/contract';
import { type CurrentCode, codeError, codeOf, mayCombine } from '../../voucher/codes.ts';
import type { Changed, Failed } from './change.ts';
import type { CartDocument } from './document.ts';

export const mostCodes = 5;

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
