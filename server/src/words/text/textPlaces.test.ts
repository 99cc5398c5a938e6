import { expect, test } from 'vitest';
import { placesOfKeys, readTextUses } from './textPlaces.ts';

test('a key stands where it is named, where it is put together, or where its beginning is named', () => {
  const uses = [
    { keys: ['cart.title', 'content.empty'], patterns: [], places: ['cart'] },
    { keys: [], patterns: [['cart.', ''] as [string, string]], places: ['everywhere', 'checkout'] },
    { keys: [], patterns: [['slot.', '.short'] as [string, string]], places: ['cart'] },
  ];
  const keys = ['cart.title', 'content.empty.title', 'slot.day.short', 'slot.day.long', 'slot.short'];
  expect(Object.fromEntries(placesOfKeys(uses, keys))).toEqual({
    'cart.title': ['everywhere', 'cart', 'checkout'],
    'content.empty.title': ['cart'],
    'slot.day.short': ['cart'],
    'slot.day.long': [],
    'slot.short': [],
  });
});

test('without a build no place is known', () => {
  expect(readTextUses('/nowhere/text-uses.json')).toEqual([]);
});
