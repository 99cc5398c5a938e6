import type { LineItem, ProductPrice, ReferenceUnit } from '@trolley/contract';
import type { Text } from '../shell/text.ts';

export interface UnitPrice {
  readonly value: number;
  readonly unit: ReferenceUnit;
}

/** The unit price: weighed goods always per kilogram, even where their category uses another unit. */
export function unitPrice({ perKilogram, base }: ProductPrice): UnitPrice | undefined {
  return perKilogram === undefined ? base : { value: perKilogram, unit: 'kg' };
}

/** The same for members, in the same unit. */
export function memberUnitPrice(price: ProductPrice): UnitPrice | undefined {
  const unit = unitPrice(price);
  const { perUnit } = price.loyalty ?? {};
  return unit && perUnit !== undefined ? { ...unit, value: perUnit } : unit;
}

/** The unit price that belongs to what a line of the cart costs: members are charged their own. */
export function lineUnitPrice({ perPiecePrice, product: { price } }: LineItem): UnitPrice | undefined {
  return perPiecePrice === price.loyalty?.value ? memberUnitPrice(price) : unitPrice(price);
}

/** `€4.94/kg`, `€0.26 each`: a language may have other words for one piece than for a measure. */
export function perUnit({ value, unit }: UnitPrice, text: Text, money: (value: number) => string): string {
  const price = money(value);
  return unit === 'piece'
    ? text('catalogue.price.perPiece', { price })
    : text('catalogue.price.per', { price, unit: text(unitKeys[unit]) });
}

/** The message that names a unit; written out, because units with a hyphen or digit are no part of a key. */
export const unitKeys: Readonly<Record<ReferenceUnit, string>> = {
  kg: 'catalogue.unit.kilogram',
  l: 'catalogue.unit.litre',
  '100g': 'catalogue.unit.hundredGrams',
  '100ml': 'catalogue.unit.hundredMillilitres',
  piece: 'catalogue.unit.piece',
  '100pieces': 'catalogue.unit.hundredPieces',
  wash: 'catalogue.unit.wash',
  m: 'catalogue.unit.metre',
  m2: 'catalogue.unit.squareMetre',
  '100sheets': 'catalogue.unit.hundredSheets',
};
