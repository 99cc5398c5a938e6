import type { ProductPrice, ReferenceUnit } from '@trolley/contract';

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
