import type { CartCode, DistributionWindow } from '@trolley/contract';
import { cartCodes } from '@trolley/contract';

/** What can be said of a cart's slot now. */
export interface SlotState {
  /** What is against choosing it now, its own hold left out of account: 140, 022, 141, 023. */
  readonly refusal?: CartCode;
  /** Its fee is known. */
  readonly priced: boolean;
}

/** What is added to an order goes with it: it needs no room of its own, but must come before the cut-off. */
export function slotErrors(
  window: DistributionWindow | undefined,
  slot: SlotState | undefined,
  isAddOn: boolean,
  now: number,
): CartCode[] {
  if (!window) return [cartCodes.windowMissing];
  if (now >= Date.parse(window.cutOffAt)) return [cartCodes.windowExpired];
  if (isAddOn) return [];
  if (!slot) return [cartCodes.windowUnknown];
  if (slot.refusal) return [slot.refusal];
  // Its hold ran out and the place is still free: it has to be chosen again.
  if (!window.held) return [cartCodes.windowExpired];
  return slot.priced ? [] : [cartCodes.serviceFeeMissing];
}
