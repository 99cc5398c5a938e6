import type { ReferenceUnit } from './codes.ts';

/** What an amount is told in. Only prices of one measure can be compared. */
export const measures = ['mass', 'volume', 'piece', 'wash', 'length', 'area', 'sheet'] as const;
export type Measure = (typeof measures)[number];

/** An amount in its measure's own small unit: grams, millilitres, pieces, washes, centimetres, square centimetres, sheets. */
export interface Content {
  readonly measure: Measure;
  readonly quantity: number;
}

/** One reference unit as a content. */
export const unitContents: Readonly<Record<ReferenceUnit, Content>> = {
  kg: { measure: 'mass', quantity: 1000 },
  '100g': { measure: 'mass', quantity: 100 },
  l: { measure: 'volume', quantity: 1000 },
  '100ml': { measure: 'volume', quantity: 100 },
  piece: { measure: 'piece', quantity: 1 },
  '100pieces': { measure: 'piece', quantity: 100 },
  wash: { measure: 'wash', quantity: 1 },
  m: { measure: 'length', quantity: 100 },
  m2: { measure: 'area', quantity: 10_000 },
  '100sheets': { measure: 'sheet', quantity: 100 },
};

/** What a measure is priced by where nobody says otherwise: kilogram and litre, as Directive 98/6/EC has it. */
const ownUnits: Readonly<Record<Measure, ReferenceUnit>> = {
  mass: 'kg',
  volume: 'l',
  piece: 'piece',
  wash: 'wash',
  length: 'm',
  area: 'm2',
  sheet: '100sheets',
};
/** A category of small amounts shows its liquids by 100 ml as it shows the rest by 100 g, and the other way round. */
const alikeUnits: Readonly<Partial<Record<ReferenceUnit, Partial<Record<Measure, ReferenceUnit>>>>> = {
  '100g': { volume: '100ml' },
  '100ml': { mass: '100g' },
};
const manyPieces = 100;

/** The unit of a content's base price: the category's where it measures the same, otherwise the content's own. */
export function referenceUnitOf({ measure, quantity }: Content, category: ReferenceUnit): ReferenceUnit {
  if (unitContents[category].measure === measure) return category;
  if (measure === 'piece' && quantity >= manyPieces) return '100pieces';
  return alikeUnits[category]?.[measure] ?? ownUnits[measure];
}

/** How much a base price would be per kg, l, 100 pieces …: what products of one measure are compared by. */
export function comparableValue({ value, unit }: { readonly value: number; readonly unit: ReferenceUnit }): number {
  const { measure, quantity } = unitContents[unit];
  const whole = unitContents[measure === 'piece' ? '100pieces' : ownUnits[measure]].quantity;
  return value * (whole / quantity);
}

/**
 * Orders things by base price, like with like: first what is measured as most of them are, then the next measure; what
 * has no base price comes last. Cents per litre say nothing about cents per wash.
 */
export function byBasePrice<T>(
  things: readonly T[],
  measureOf: (thing: T) => Measure | undefined,
  valueOf: (thing: T) => number,
): (one: T, other: T) => number {
  const counts = new Map<Measure, number>();
  for (const thing of things) {
    const measure = measureOf(thing);
    if (measure) counts.set(measure, (counts.get(measure) ?? 0) + 1);
  }
  const common = measures.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  const places = new Map<Measure | undefined, number>(common.map((measure, place) => [measure, place]));
  const placeOf = (thing: T) => places.get(measureOf(thing)) ?? measures.length;
  return (one, other) => placeOf(one) - placeOf(other) || valueOf(one) - valueOf(other);
}
