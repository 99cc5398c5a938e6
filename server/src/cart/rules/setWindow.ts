import type { DistributionWindow } from '@trolley/contract';
import { cartCodes } from '@trolley/contract';
import type { Changed, Failed } from './change.ts';
import type { CartDocument } from './document.ts';

/** Where a slot may be held for this cart; or why none may, before the slot is even looked at. */
export function windowAddress({ address, lines }: CartDocument): NonNullable<CartDocument['address']> | Failed {
  if (!address) return { failure: cartCodes.distributionMissing };
  return lines.length === 0 ? { failure: cartCodes.empty } : address;
}

/** The slot that is held for this cart now. */
export function setWindow(document: CartDocument, window: Omit<DistributionWindow, 'heldUntil' | 'held'>): Changed {
  const { id, startsAt, endsAt, cutOffAt, fee, green } = window;
  return {
    document: {
      ...document,
      window: {
        id,
        startsAt: Date.parse(startsAt),
        endsAt: Date.parse(endsAt),
        cutOffAt: Date.parse(cutOffAt),
        fee,
        green,
      },
    },
  };
}
