import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StorePlace } from '../../catalogue/findStorePlaces.ts';
import { walkOf } from './walk.ts';

const place = (sku: string, aisle: string, more: Partial<StorePlace> = {}): StorePlace => ({
  sku,
  aisle,
  shelf: null,
  position: null,
  ...more,
});
const walked = (skus: readonly string[], places: readonly StorePlace[]) =>
  walkOf(
    skus.map((sku) => ({ sku })),
    new Map(places.map((one) => [one.sku, one])),
  ).map(({ line }) => line.sku);

test('lines follow the positions, whatever the aisles are called', () => {
  const places = [place('milk', '1', { position: 30 }), place('bread', '9', { position: 10 })];
  expect(walked(['milk', 'bread'], places)).toEqual(['bread', 'milk']);
});

test('without positions aisles are walked by their names, two before ten, and shelves within them', () => {
  const places = [place('a', '10'), place('b', '2', { shelf: 'C' }), place('c', '2', { shelf: 'B' })];
  expect(walked(['a', 'b', 'c'], places)).toEqual(['c', 'b', 'a']);
});

test('what nobody told a place of comes last, in the order of the order', () => {
  expect(walked(['x', 'a', 'y'], [place('a', '1')])).toEqual(['a', 'x', 'y']);
});

test('no line is lost, and the walk does not depend on the order of the lines', () =>
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { minLength: 1 }),
      fc.array(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 3 }), fc.option(fc.nat(2)))),
      (numbers, given) => {
        const skus = numbers.map((number) => `s${number}`);
        const places = given.map(([number, aisle, position]) =>
          place(`s${number}`, `${aisle}`, { position, shelf: `${number}` }),
        );
        const known = new Set(places.map(({ sku }) => sku));
        const walk = walked(skus, places);
        expect(new Set(walk)).toEqual(new Set(skus));
        const placed = (list: readonly string[]) => list.filter((sku) => known.has(sku));
        expect(placed(walked([...skus].reverse(), places))).toEqual(placed(walk));
      },
    ),
  ));
