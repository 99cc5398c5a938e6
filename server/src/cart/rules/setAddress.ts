import type { BillingFields, DistributionAddress } from '@trolley/contract';
import { withoutHidden, withoutPlaceholders } from '@trolley/contract';
import type { Changed } from './change.ts';
import { without } from './change.ts';
import type { CartDocument } from './document.ts';
import { followPlace } from './followPlace.ts';

export interface AddressSet extends Changed {
  /** The slot was of another area or store and has to be released. */
  readonly windowDropped: boolean;
}

/** Where goods are brought to or collected: slots belong to such a place. */
export function placeOf(address: DistributionAddress): string {
  const { distributionType, storeId, deliveryAreaNumber } = address;
  return `${distributionType} ${(distributionType === 'DELIVERY' ? deliveryAreaNumber : storeId) ?? ''}`;
}

/** An address whose area or store was found. Nothing is lost but a slot of another place. */
export function setAddress(document: CartDocument, address: DistributionAddress, fields: BillingFields): AddressSet {
  const { window, address: before, billing } = document;
  const next = withoutPlaceholders(address);
  const windowDropped = window !== undefined && (!before || placeOf(before) !== placeOf(next));
  return {
    document: {
      ...(windowDropped ? without(document, 'window') : document),
      address: next,
      ...(billing && { billing: withoutHidden(followPlace(billing, next), fields) }),
    },
    windowDropped,
  };
}
