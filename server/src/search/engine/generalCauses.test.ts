import { describe, expect, test } from 'vitest';
import type { StoredProduct } from '../../catalogue/catalogue.ts';
import { catalogueOf } from '../../catalogue/testing.ts';
import { createEngine } from './engine.ts';

async function shop(goods: readonly Partial<StoredProduct>[], locale = 'de-AT') {
  const engine = createEngine();
  await engine.changed({ ...catalogueOf(goods), locale });
  return (term: string, most = 3) => engine.products(term).slice(0, most);
}
/** Each name is a product, found by the name itself. */
const named = (...names: readonly string[]) => names.map((name) => ({ sku: name, name, popularity: 1 }));

describe('SEARCH-10 what the name of a German thing says', async () => {
  const find = await shop(
    named(
      'Gurke',
      'Eisbergsalat',
      'Vogerlsalat',
      'Kakao Milch laktosefrei',
      'Milch laktosefrei',
      'Haltbarmilch laktosefrei',
      'Thunfisch natur ohne Öl',
      'Thunfisch in Öl',
      'Haselnüsse gerieben',
      'Walnüsse gerieben',
      'Kräuter gehackt',
      'Rotkraut',
      'Frischkäse Kräuter',
      'Windeln Gr. 4 (8-15 kg)',
      'Windeln Gr. 1 (2-4 kg)',
      'Textilfarbe Eiskaffee',
      'Eiskaffee',
      'Kirschsaft',
      'Rindschnitzel',
      'Sparschwein',
      'Vollm. 3,5 %',
    ),
  );
  test.each([
    ['a sort is found by what it ends with', 'salatgurke', 'Gurke'],
    ['plain before flavoured, also by another food', 'laktosefreie milch', 'Milch laktosefrei'],
    ['what it is without is not what it has', 'thunfisch öl', 'Thunfisch in Öl'],
    ['participles in all their forms', 'geriebene haselnüsse', 'Haselnüsse gerieben'],
    ['herbs are no cabbage', 'kräuter', 'Kräuter gehackt'],
    ['being fresh is a wish', 'frische kräuter', 'Kräuter gehackt'],
    ['a number means what stands before it', 'windeln größe 4', 'Windeln Gr. 4 (8-15 kg)'],
    ['a household thing that is called after food is none', 'eiskaffee', 'Eiskaffee'],
    ['a mistake within a compound', 'kirschaft', 'Kirschsaft'],
    ['a word that is cut short', 'vollmilch', 'Vollm. 3,5 %'],
  ])('SEARCH-10 %s: %s', (_, term, first) => {
    expect(find(term)[0]).toBe(first);
  });

  test('SEARCH-10 herbs do not find cabbage, pigs to save money in no pork', () => {
    expect(find('kräuter')).not.toContain('Rotkraut');
    expect(find('schweinefleisch')).not.toContain('Sparschwein');
  });
});

test('SEARCH-10 a sort finds what belongs to it, and not the other way round', async () => {
  const find = await shop(named('Gorgonzola', 'Butterkäse', 'Blauschimmelkäse mild'));
  expect(find('blauschimmelkäse', 2)).toEqual(['Blauschimmelkäse mild', 'Gorgonzola']);
  expect(find('gorgonzola', 9)).not.toContain('Blauschimmelkäse mild');
});

test('SEARCH-10 a name that says nothing but a fruit is the fruit, whatever lies beside it', async () => {
  const find = await shop([
    ...named('Bio Knollensellerie aus Tirol', 'Sellerie lose'),
    ...['Shampoo Apfel', 'Duschgel Birne', 'Speck aus Tirol', 'Salami aus Tirol', 'Schinken aus Tirol'].map((name) => ({
      sku: name,
      name,
    })),
  ]);
  expect(find('knollensellerie', 1)).toEqual(['Bio Knollensellerie aus Tirol']);
});

test('SEARCH-10 quick fingers that swap two letters mean the word, not one that sounds alike', async () => {
  const find = await shop(named('Milk & Love Vanille', 'Vollmilch', 'Milch'));
  expect(find('milhc', 1)).toEqual(['Milch']);
});

test('SEARCH-10 English names the thing last, and a dozen is a wish', async () => {
  const find = await shop(named('Bread Soda', 'White Soda Bread', 'Free Range Eggs', 'Dozen Roses'), 'en-IE');
  expect(find('soda bread', 1)).toEqual(['White Soda Bread']);
  expect(find('half dozen eggs', 1)).toEqual(['Free Range Eggs']);
});
