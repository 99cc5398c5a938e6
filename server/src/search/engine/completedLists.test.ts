import { expect, test } from 'vitest';
import { catalogueOf } from '../../catalogue/testing.ts';
import { createEngine } from './engine.ts';

async function searchIn(names: readonly (readonly [sku: string, name: string, category?: string])[]) {
  const engine = createEngine();
  const products = names.map(([sku, name, category = 'all']) => ({ sku, name, category }));
  const categories = [...new Set(products.map(({ category }) => category))].map((name) => ({ slug: name, name }));
  await engine.changed(catalogueOf(products, { categories }));
  return (term: string) => engine.products(term);
}

test('SEARCH-10 who types a word that everybody knows has not mistyped one of another shelf', async () => {
  const find = await searchIn([
    ['spread', 'Nusscreme Haselnuss 400 g'],
    ['foot', 'Fußbalsam 100 ml'],
  ]);
  expect(find('fußcreme')).toEqual(['foot']);
});

test('SEARCH-10 what is written in two words is found by one, and a compound the other way round is not it', async () => {
  const find = await searchIn([
    ['chia', 'Chia Samen 250 g'],
    ['lawn', 'Samen für Rasen'],
    ['rice', 'Nudelreis 500 g'],
    ['noodles', 'Reis Nudeln 400 g'],
  ]);
  expect(find('chiasamen')[0]).toBe('chia');
  expect(find('reisnudeln')[0]).toBe('noodles');
});

test('SEARCH-10 fewer than three are followed by what is most like it, and by nothing that only ends so', async () => {
  const find = await searchIn([
    ['filter', 'Bodenreiniger Zitrone'],
    ['glass', 'Glasreiniger Spray'],
    ['pancake', 'Palatschinken mit Topfen'],
    ['ham', 'Beinschinken geschnitten'],
  ]);
  expect(find('bodenreiniger')).toEqual(['filter', 'glass']);
  expect(find('palatschinken')).toEqual(['pancake']);
});

test('SEARCH-10 a mistyped word names the category that the right one names', async () => {
  const find = await searchIn([
    ['tin', 'Gemüse Mix Dose', 'Konserven'],
    ['carrot', 'Karotten', 'Gemüse'],
    ['leek', 'Lauch', 'Gemüse'],
    ['soup', 'Suppe Gemüse', 'Suppen'],
  ]);
  expect(find('gemsüe')).toEqual(find('gemüse'));
  expect(find('gemüse').length).toBeGreaterThan(2);
});
