import {
  type Cart,
  type DistributionAddress,
  type DistributionWindow,
  type TimeSlot,
  withoutPlaceholders,
  writtenPostalCode,
} from '@trolley/contract';
import type { Text } from '../shell/text.ts';

/** Place and slot of a cart, for the chip and the slot line. */
export interface ChosenService {
  readonly address: DistributionAddress | undefined;
  /** Held for the cart, or expired. */
  readonly window: DistributionWindow | undefined;
  readonly empty: boolean;
  /** An addition to an order: its slot is booked and cannot be changed. */
  readonly fixed?: boolean;
}

export const nothingChosen: ChosenService = { address: undefined, window: undefined, empty: true };

type ServiceCart = Pick<Cart, 'distributionAddress' | 'distributionWindow' | 'productLineItems'> &
  Partial<Pick<Cart, 'mode'>>;

export function chosenService(cart: ServiceCart | undefined): ChosenService {
  if (!cart) return nothingChosen;
  const { distributionAddress: address, distributionWindow: window, productLineItems } = cart;
  return {
    address: address && withoutPlaceholders(address),
    window,
    empty: productLineItems.length === 0,
    ...(cart.mode === 'ADDON' && { fixed: true }),
  };
}

/** The time left of a hold; 0 where there is none or it is over. */
export function heldFor(window: DistributionWindow | undefined, now: number): number {
  return window?.held ? Math.max(0, Date.parse(window.heldUntil) - now) : 0;
}

/** Whether the cut-off ends the hold, so that no activity extends it. Compared in milliseconds: the database is more precise. */
export function endsWithCutOff({ heldUntil, cutOffAt }: Pick<DistributionWindow, 'heldUntil' | 'cutOffAt'>): boolean {
  return Math.abs(Date.parse(heldUntil) - Date.parse(cutOffAt)) < 1000;
}

export function isClosed({ cutOffAt }: Pick<DistributionWindow, 'cutOffAt'>, now: number): boolean {
  return Date.parse(cutOffAt) <= now;
}

/** `1070 Wien`; the store's name is known elsewhere. */
export function formatPlace({ postalCode = '', city = '' }: Partial<DistributionAddress>, text: Text): string {
  const code = writtenPostalCode(postalCode);
  return code && city ? text('service.place', { code, city }) : code || city;
}

/** The same for two addresses that have the same slots. */
export function placeKey(address: DistributionAddress): string {
  const { distributionType, storeId, deliveryAreaNumber, postalCode, position } = address;
  if (distributionType === 'CLICK_AND_COLLECT') return `store ${storeId}`;
  return `area ${deliveryAreaNumber ?? postalCode} ${position ? `${position.lat} ${position.lng}` : ''}`;
}

export type SlotState =
  | { readonly kind: 'noPlace' }
  | { readonly kind: 'fixed'; readonly window: DistributionWindow }
  | { readonly kind: 'held'; readonly window: DistributionWindow; readonly left: number }
  /** Held until its cut-off: what counts is to order by then. */
  | { readonly kind: 'lastCall'; readonly window: DistributionWindow; readonly left: number }
  | { readonly kind: 'expired'; readonly window: DistributionWindow }
  /** Its cut-off has passed: it cannot be held again. */
  | { readonly kind: 'closed'; readonly window: DistributionWindow; readonly next: TimeSlot | undefined }
  | { readonly kind: 'wanted'; readonly slot: TimeSlot }
  | { readonly kind: 'earliest'; readonly slot: TimeSlot | undefined };

interface Known {
  readonly chosen: ChosenService;
  /** Chosen while the cart was empty. */
  readonly wanted: TimeSlot | undefined;
  readonly earliest: TimeSlot | undefined;
  readonly now: number;
}

/** The state of the slot, as texts show it. */
export function slotState({ chosen: { address, window, fixed }, wanted, earliest, now }: Known): SlotState {
  if (!address) return { kind: 'noPlace' };
  if (window && fixed) return { kind: 'fixed', window };
  const left = heldFor(window, now);
  if (window && left > 0) return { kind: endsWithCutOff(window) ? 'lastCall' : 'held', window, left };
  if (window && Date.parse(window.startsAt) > now)
    return isClosed(window, now) ? { kind: 'closed', window, next: earliest } : { kind: 'expired', window };
  if (wanted && Date.parse(wanted.cutOffAt) > now) return { kind: 'wanted', slot: wanted };
  return { kind: 'earliest', slot: earliest };
}
