import { expect, test } from 'vitest';
import { forChildren, kindOf, kinds, kindsWith } from './kinds.ts';

test.each([
  ['Pasta & Nudeln', ['Vorrat', 'Nudeln, Reis & Getreide'], 'pasta'],
  ['Reis', ['Vorrat', 'Nudeln, Reis & Getreide'], 'rice'],
  ['Fruchtjoghurt', ['Milch, Käse & Eier', 'Joghurt & Desserts'], 'yoghurt'],
  ['Buttermilk & Kefir', ['Dairy & Eggs', 'Milk'], 'buttermilk'],
  ['Nassfutter', ['Haustier', 'Katze'], 'catWet'],
  ['Nassfutter', ['Haustier', 'Hund'], 'dogWet'],
  ['Gemüse', ['Tiefkühl', 'Gemüse, Obst & Erdäpfel'], 'frozenVegetables'],
  ['Babymilch', ['Baby', 'Babynahrung'], 'babyMilk'],
  ['Beet- & Gemüsepflanzen', ['Blumen & Garten'], 'garden'],
  ['Geschnittene Salate', ['Obst & Gemüse', 'Salat & Kräuter'], 'leafSalad'],
  ['Sekt & Prosecco', ['Getränke', 'Wein & Sekt'], 'sparklingWine'],
  ['Salt & Pepper', ['Cupboard', 'Herbs, Stock & Soups'], undefined],
  ['Alcohol Free', ['Drinks', 'Beer & Cider'], undefined],
  ['Sonstiges', [], undefined],
  ['Warengruppe 17', ['Import'], undefined],
])('the category %s below %j holds the kind %s', (name, above, kind) => expect(kindOf(name, above)).toBe(kind));

test('no kind goes with itself, and none for adults with what is for children', () => {
  const adults = ['redWine', 'whiteWine', 'sparklingWine', 'beer', 'spirits'];
  for (const kind of Object.keys(kinds) as (keyof typeof kinds)[]) {
    const others = kindsWith(kind);
    expect(others, kind).not.toContain(kind);
    expect(new Set(others).size, kind).toBe(others.length);
    for (const other of others) expect(Object.keys(kinds)).toContain(other);
    if (forChildren.has(kind)) expect(others.filter((other) => adults.includes(other))).toEqual([]);
  }
});
