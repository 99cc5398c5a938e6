import { expect, test } from 'vitest';
import { catalogueOf } from '../../catalogue/testing.ts';
import { createEngine } from './engine.ts';

/** Things that few buy, beside well-known goods of a brand whose name has the same stem. */
async function searchIn(brand: string, ofBrand: readonly string[], things: readonly string[]) {
  const engine = createEngine();
  const goods = [
    ...things.map((name) => ({ sku: name, name, brand: 'alm', popularity: 10 })),
    ...ofBrand.map((name) => ({ sku: name, name, brand: 'namesake', popularity: 90 })),
  ];
  const brands = [
    { slug: 'alm', name: 'Almglück' },
    { slug: 'namesake', name: brand },
  ];
  await engine.changed(catalogueOf(goods, { brands }));
  return (term: string, most: number) => engine.products(term).slice(0, most).toSorted();
}

const cakes = ['Zelten Tiroler Art', 'Zelten mit Mohn'];
const breads = ['Bauernbrot', 'Kornweckerl'];
const inZelter = await searchIn('Zelter', breads, cakes);

const babyFood = ['Folgemilch ab dem 6. Monat', 'Grießbrei'];
const curds = ['Topfen Heidelbeere', 'Topfen mager'];
const chocolates = ['Alpenmilchschokolade', 'Nougatpralinen'];
const nappies = ['Windeln Größe 4', 'Windeln Maxi'];

test.each([
  ['topfen', 'Töpfer', babyFood, curds],
  ['windel', 'Windel', chocolates, nappies],
  ['windeln', 'Windel', chocolates, nappies],
])('SEARCH-10 %s is the thing, however well known the brand %s is', async (term, brand, ofBrand, things) => {
  expect((await searchIn(brand, ofBrand, things))(term, things.length)).toEqual(things);
});

test('SEARCH-10 a word that no list of things has is no brand that only shares its stem', () => {
  expect(inZelter('zelten', cakes.length)).toEqual(cakes);
});

test.each(['zelter', 'zeltter', 'zeler'])('SEARCH-10 %s is the brand, and no thing with its stem', (term) => {
  expect(inZelter(term, breads.length)).toEqual(breads);
});

test.each(['töpfer', 'toepfer', 'töpffer'])('SEARCH-10 %s is the brand, and no curd', async (term) => {
  expect((await searchIn('Töpfer', babyFood, curds))(term, babyFood.length)).toEqual(babyFood);
});
