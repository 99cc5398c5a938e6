import type { DistributionWindow } from '@trolley/contract';
import { cartCodes } from '@trolley/contract';
import type { Changed, Failed } from './change.ts';
import type { CartDocument } from './document.ts';

/** Why no slot may be held for this cart, before the slot is even looked at. */
export function windowFailure({ address, lines }: CartDocument): Failed | undefined {
  if (!address) return { failure: cartCodes.distributionMissing };
  return lines.length === 0 ? { failure: cartCodes.empty } : undefined;
}

/** The slot that is held for this cart now. */
export function setWindow(
  document: CartDocument,
  window: Omit<DistributionWindow, 'heldUntil' | 'held'>,
): Changed | Failed {
  const failed = windowFailure(document);
  if (failed) return failed;
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
