import type { CartCode, ServiceFile } from '@trolley/contract';
import { cartCodes } from '@trolley/contract';
import { Refusal } from '../platform/http/refusal.ts';

/** An address that cannot be served, as a refusal: incomplete ones are the caller's mistake, the others the map's. */
export function refusalOf(
  code: CartCode,
  { invalidAddressMessage }: Pick<ServiceFile, 'invalidAddressMessage'>,
): Refusal {
  if (code === cartCodes.distributionInvalid) return new Refusal(409, code, invalidAddressMessage);
  if (code === cartCodes.distributionTypeMissing)
    return new Refusal(400, code, 'Whether the goods are delivered or collected is missing: distributionType.');
  return new Refusal(400, code, 'The address is not complete: a postal code, a position or a store is needed.');
}
