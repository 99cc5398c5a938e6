import { currentPrice, type ProductPrice } from '@trolley/contract';
import { memberUnitPrice, type UnitPrice, unitPrice } from './unitPrice.ts';

export interface ShownPrice {
  /** They pay the members' price. */
  readonly isMember: boolean;
  /** What the shopper pays. */
  readonly value: number;
  /** Crossed out. */
  readonly instead?: number | undefined;
  /** A reduction for everybody, with the percentage this shopper saves. */
  readonly offer?: ProductPrice['offer'];
  readonly unit?: UnitPrice | undefined;
}

/**
 * A price as one shopper sees it. What is crossed out and the percentage belong together: both are about the lowest price
 * of the 30 days before the offer (Directive 98/6/EC, article 6a), and both lead to what this shopper pays. A member's
 * price below an offer is a further reduction of it, so the offer's lowest price and last day stay in sight.
 */
export function shownPrice(price: ProductPrice, paysAsMember: boolean): ShownPrice {
  const { regular, offer, loyalty } = price;
  if (!paysAsMember || !loyalty)
    return { isMember: false, value: currentPrice(price), instead: offer?.lowest30, offer, unit: unitPrice(price) };
  const { value } = loyalty;
  return {
    isMember: true,
    value,
    instead: offer ? offer.lowest30 : regular.value,
    offer: offer && { ...offer, percent: percentOff(offer.lowest30, value) },
    unit: memberUnitPrice(price),
  };
}

/** Rounded down, as the server does: nobody is promised more than they save. */
function percentOff(from: number, to: number): number {
  return from > to ? Math.floor(((from - to) * 100) / from) : 0;
}
