import { expect, test } from 'vitest';
import { countsBelow, expectedOrder } from './expectedOrder.ts';

const departments = (...names: string[]) => names.map((name) => ({ slug: name, name }));
const namesOf = (categories: readonly { readonly name: string }[]) => categories.map(({ name }) => name);

test('departments stand as one walks through a shop, and the rest is last', () => {
  const file = departments(
    ...['Haushalt', 'Pflege', 'Grundnahrungsmittel', 'Kühlwaren', 'Tiefkühl', 'Getränke', 'Unbekannt'],
    ...['Süßes & Salziges', 'Brot & Gebäck', 'Obst & Gemüse', 'Haustier', 'Tiernahrung', 'Besonderes'],
  );
  expect(namesOf(expectedOrder(file, () => 1))).toEqual([
    ...['Obst & Gemüse', 'Brot & Gebäck', 'Kühlwaren', 'Tiefkühl', 'Grundnahrungsmittel', 'Süßes & Salziges'],
    ...['Getränke', 'Besonderes', 'Pflege', 'Haushalt', 'Haustier', 'Tiernahrung', 'Unbekannt'],
  ]);
  const english = departments('Pets', 'Other', 'Frozen', 'Household', 'Drinks', 'Baby food', 'Fruit & Veg', 'Dairy');
  expect(namesOf(expectedOrder(english, () => 1))).toEqual([
    ...['Fruit & Veg', 'Dairy', 'Frozen', 'Drinks', 'Baby food', 'Household', 'Pets', 'Other'],
  ]);
});

test('what no word knows, and what lies below a department, is put by how much it holds', () => {
  const counts = new Map([
    ['Aktion', 3],
    ['Welt', 9],
  ]);
  const unknown = departments('Aktion', 'Welt');
  expect(namesOf(expectedOrder(unknown, (slug) => counts.get(slug) ?? 0))).toEqual(['Welt', 'Aktion']);
  const below = ['Eier', 'Sonstiges', 'Milch'].map((name) => ({ slug: name, name, parent: 'k' }));
  const held = new Map([
    ['Eier', 2],
    ['Sonstiges', 50],
    ['Milch', 20],
  ]);
  expect(namesOf(expectedOrder(below, (slug) => held.get(slug) ?? 0))).toEqual(['Milch', 'Eier', 'Sonstiges']);
});

test('what a department is called after stands first in it', () => {
  const tree = [
    { slug: 'd', name: 'Obst & Gemüse' },
    ...['Trockenfrüchte', 'Gemüse', 'Obst'].map((name, at) => ({ slug: `${at}`, name, parent: 'd' })),
  ];
  expect(namesOf(expectedOrder(tree, () => 1))).toEqual(['Obst & Gemüse', 'Obst', 'Gemüse', 'Trockenfrüchte']);
});

test('a department holds what lies below it', () => {
  const tree = [
    { slug: 'a', name: 'A' },
    { slug: 'b', name: 'B', parent: 'a' },
    { slug: 'c', name: 'C', parent: 'b' },
  ];
  const countOf = countsBelow(
    tree,
    new Map([
      ['b', 2],
      ['c', 3],
    ]),
  );
  expect([countOf('a'), countOf('b'), countOf('c'), countOf('d')]).toEqual([5, 5, 3, 0]);
});
