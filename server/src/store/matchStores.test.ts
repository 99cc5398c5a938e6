import { expect, test } from 'vitest';
import { matchStores } from './matchStores.ts';

const store = (name: string, streetName: string, postalCode: string, city: string) => ({
  name,
  streetName,
  postalCode,
  city,
});
const stores = [
  store('Wien Döbling', 'Döblinger Hauptstraße', '1190', 'Wien'),
  store('Wien Landstraße', 'Landstraßer Hauptstraße', '1030', 'Wien'),
  store('Galway Salthill', 'Upper Salthill Road', 'H91 T4X8', 'Galway'),
];
const named = (typed: string) => matchStores(stores, typed).map(({ name }) => name);

test('STORE-01 a store is named by the beginnings of its words, however they are spelled, or by its code', () => {
  expect(named('doebling')).toEqual(['Wien Döbling']);
  expect(named('hauptstrasse wien')).toEqual(['Wien Döbling', 'Wien Landstraße']);
  expect(named('h91')).toEqual(['Galway Salthill']);
  expect(named('1030')).toEqual(['Wien Landstraße']);
  expect([named('w'), named(''), named('linz')]).toEqual([[], [], []]);
});
