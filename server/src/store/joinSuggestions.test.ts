import { expect, test } from 'vitest';
import { joinSuggestions } from './joinSuggestions.ts';

const store = (id: string) => ({
  id,
  name: id,
  streetName: 'Ringstraße',
  streetNumber: '25',
  postalCode: '4600',
  city: 'Wels',
});
const place = (id: string) => ({ id, primaryPart: id, secondaryPart: 'Wels', kind: 'postalCode' as const });
const names = (stores: number, places: number) =>
  joinSuggestions(
    Array.from({ length: stores }, (_, at) => store(`s${at}`)),
    Array.from({ length: places }, (_, at) => place(`p${at}`)),
    6,
  ).map(({ name }) => name);

test('stores come first, and neither crowds the other out', () => {
  expect(names(9, 5)).toEqual(['s0', 's1', 's2', 'p0', 'p1', 'p2']);
  expect(names(9, 1)).toEqual(['s0', 's1', 's2', 's3', 's4', 'p0']);
  expect(names(1, 5)).toEqual(['s0', 'p0', 'p1', 'p2', 'p3', 'p4']);
  expect(names(0, 0)).toEqual([]);
});
