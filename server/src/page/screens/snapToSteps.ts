import type { ListingFilter } from '@trolley/contract';
import { priceSteps } from '@trolley/contract';

/** The steps of the slider around two bounds. Pages are kept by their address: there must not be one for every cent. */
export function snapToSteps({ from, to }: NonNullable<ListingFilter['price']>): ListingFilter['price'] {
  const low = from === undefined ? 0 : (priceSteps.findLast((step) => step <= from) ?? 0);
  const high = to === undefined ? undefined : priceSteps.find((step) => step >= to && step > 0);
  if (low === 0 && high === undefined) return undefined;
  return { ...(low > 0 && { from: low }), ...(high !== undefined && { to: high }) };
}
