import { type Cents, halfUp, type ProductPrice, type ReferenceUnit, unitContents } from '@trolley/contract';
import type { PriceSpan, StoredProduct } from '../catalogue.ts';
import { beganAt, endsAt, lowestCharged, spanAt } from './charged.ts';
import type { TenantDays } from './tenantDays.ts';

export type Priced = Pick<StoredProduct, 'prices' | 'selling' | 'pieceGrams' | 'base' | 'deposit'>;

/** The days before an offer in which its lowest price is looked for (Directive 98/6/EC, article 6a). */
const daysOfLowest = 30;

/** What a product costs in a zone at a moment; undefined where it has no price and so is not sold. */
export function priceOn(product: Priced, zone: string, now: number, days: TenantDays): ProductPrice | undefined {
  const { prices, deposit } = product;
  const shelf = shelfPriceOn(prices, zone, now, days, (value) => pieceOf(product, value));
  if (!shelf) return undefined;
  const piece = (value: Cents) => pieceOf(product, value);
  const current = shelf.offer?.value ?? shelf.regular;
  const loyalty = spanAt(prices, 'loyalty', zone, now)?.value;
  const unit = baseUnitOf(product, Math.min(current, loyalty ?? current));
  const base = unit && basePrice(product, current, unit);
  const { offer } = shelf;
  return {
    regular: { value: piece(shelf.regular) },
    ...(offer && { offer: { ...offer, value: piece(offer.value), lowest30: piece(offer.lowest30) } }),
    ...(loyalty !== undefined && piece(loyalty) < piece(current) && { loyalty: memberPrice(product, loyalty, unit) }),
    ...(deposit && { depositPrice: deposit }),
    // Nothing in its largest unit either: that is no price.
    ...(unit && base && { base: { value: base, unit } }),
    ...(product.selling !== 'pack' && { perKilogram: current }),
  };
}

function memberPrice(
  product: Priced,
  loyalty: Cents,
  unit: ReferenceUnit | undefined,
): NonNullable<ProductPrice['loyalty']> {
  const perUnit = product.selling === 'pack' ? unit && basePrice(product, loyalty, unit) : loyalty;
  return { value: pieceOf(product, loyalty), ...(perUnit && { perUnit }) };
}

/** The first moment after `now` at which the price may be another. */
export function pricedUntil({ prices }: Pick<Priced, 'prices'>, now: number): number {
  let until = Infinity;
  for (const span of prices) {
    if (span.from > now && span.from < until) until = span.from;
    if (span.until !== undefined && span.until > now && span.until < until) until = span.until;
  }
  return until;
}

interface ShelfPrice {
  readonly regular: Cents;
  readonly offer?: NonNullable<ProductPrice['offer']>;
}

/** As it stands on the shelf: of a kilogram where goods are weighed. */
function shelfPriceOn(
  prices: readonly PriceSpan[],
  zone: string,
  now: number,
  days: TenantDays,
  piece: (value: Cents) => Cents,
): ShelfPrice | undefined {
  const regular = spanAt(prices, 'regular', zone, now)?.value;
  const offer = spanAt(prices, 'offer', zone, now);
  if (!offer) return regular === undefined ? undefined : { regular };
  const { value } = offer;
  if (regular === undefined) return { regular: value };
  if (value >= regular) return { regular };
  const began = beganAt(prices, offer);
  // A product that was not sold before has only its regular price to be compared with.
  const lowest30 = lowestCharged(prices, zone, days.daysBefore(began, daysOfLowest), began) ?? regular;
  const percent = lowest30 > value ? Math.floor(((lowest30 - value) * 100) / lowest30) : 0;
  // It was as cheap just now: that is simply its price, and nothing may be crossed out.
  if (percent === 0 || piece(value) >= piece(Math.min(lowest30, regular))) return { regular: value };
  const ends = endsAt(prices, offer);
  const until = ends === undefined ? {} : { until: days.dateOf(ends - 1) };
  return { regular, offer: { value, lowest30, percent, from: days.dateOf(began), ...until } };
}

/** Of one step or one average piece, where the price is that of a kilogram; rounded half up once. */
function pieceOf({ selling, pieceGrams = 1000 }: Priced, value: Cents): Cents {
  return selling === 'pack' ? value : halfUp(value * pieceGrams, 1000);
}

/** Reference quantities are whole millionths of their unit: no size is written more finely. */
const fine = 1_000_000;

/** The price of one reference unit at a price of the shelf; undefined where the content is not known. */
function basePrice(product: Priced, value: Cents, unit: ReferenceUnit): Cents | undefined {
  const { base, selling } = product;
  const { measure, quantity: per } = unitContents[unit];
  if (selling !== 'pack' && measure === 'mass') return halfUp(value * per, 1000);
  if (!base) return undefined;
  const quantity = Math.round(base.quantity * fine);
  if (quantity <= 0) return undefined;
  return halfUp(pieceOf(product, value) * fine * (per / unitContents[base.unit].quantity), quantity);
}

const largerUnits: Readonly<Partial<Record<ReferenceUnit, ReferenceUnit>>> = {
  piece: '100pieces',
  '100g': 'kg',
  '100ml': 'l',
};

/** The unit that prices are told by, the lowest of them included. */
function baseUnitOf(product: Priced, lowest: Cents): ReferenceUnit | undefined {
  const unit = product.base?.unit ?? (product.selling === 'pack' ? undefined : 'kg');
  // A cotton bud costs less than a cent: "0.00 each" would be no price.
  return unit && basePrice(product, lowest, unit) === 0 ? (largerUnits[unit] ?? unit) : unit;
}
