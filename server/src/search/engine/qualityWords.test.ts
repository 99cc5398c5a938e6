import { describe, expect, test } from 'vitest';
import type { StoredProduct } from '../../catalogue/catalogue.ts';
import { catalogueOf } from '../../catalogue/testing.ts';
import { createEngine } from './engine.ts';
import { kindsOf } from './kinds.ts';
import { isKnownQuality, isQualityWord, withdrawsQuality } from './qualityWords.ts';

async function shop(names: readonly string[], locale = 'de-AT') {
  const engine = createEngine();
  const goods: readonly Partial<StoredProduct>[] = names.map((name) => ({ sku: name, name, popularity: 1 }));
  await engine.changed({ ...catalogueOf(goods), locale });
  return (term: string, most = 3) => engine.products(term).slice(0, most);
}

test.each(['mageres', 'zuckerfreier', 'geräucherter', 'ungesalzene', 'dänische', 'heiße', 'tiefgekühlte'])(
  'SEARCH-10 %s says how a thing is',
  (word) => {
    expect(isQualityWord(word.normalize('NFD').replace(/\p{M}/gu, '').replace('ß', 'ss'), 'de')).toBe(true);
  },
);

test.each(['senf', 'joghurt', 'essig', 'fisch', 'kaffee'])('SEARCH-10 %s says what it is', (word) => {
  expect(isQualityWord(word, 'de')).toBe(false);
});

test('SEARCH-10 what takes a quality back is another one', () => {
  expect(withdrawsQuality('halbtrocken', 'de')).toBe(true);
  expect(withdrawsQuality('ungesalzen', 'de')).toBe(true);
  expect(withdrawsQuality('halbfettmilch', 'de')).toBe(false);
  expect(withdrawsQuality('unkraut', 'de')).toBe(false);
  expect(withdrawsQuality('unsalted', 'en')).toBe(false);
});

test('SEARCH-10 only a quality that everybody knows is never a mistake', () => {
  expect(isKnownQuality('heisse', 'de')).toBe(true);
  expect(isKnownQuality('fetarme', 'de')).toBe(false);
});

test('SEARCH-10 an ending of an adjective is no thing, and whom it is for decides', () => {
  const kinds = kindsOf('de');
  expect(kinds.of('zuckerfreier')).toBeUndefined();
  expect(kinds.of('hundekekse')).toEqual(kinds.of('hundefutter'));
});

describe('SEARCH-10 a thing and how it should be', async () => {
  const find = await shop([
    'Seewiesner Senf',
    'Seewiesner Senf mittelscharf',
    'Talhof Senf scharf',
    'Talhof Chili scharf',
    'Gruberin Faschiertes gemischt',
    'Gruberin Faschiertes vom Rind',
    'Gruberin Schinken mager',
    'Kellerberg Rotwein trocken',
    'Kellerberg Rotwein halbtrocken',
    'Kellerberg Rotwein',
    'Kellerberg Sherry trocken',
    'Weiße Schokolade',
    'Nusskern Schokolade',
    'Almrausch Bratwurst',
    'Vegane Bratwurst',
    'Marktfrau Tomatensauce',
    'Marktfrau Tomatensauce Basilikum',
    'Marktfrau Tomatensauce Oliven',
    'Marktfrau Basilikum im Topf',
    'Weißweinessig',
    'Weinessig',
  ]);
  test('SEARCH-10 what has the quality first, then the thing, never another thing that has it', () => {
    expect(find('scharfer senf', 1)).toEqual(['Talhof Senf scharf']);
    expect(find('scharfer senf')).not.toContain('Talhof Chili scharf');
    expect(find('mageres faschiertes', 2).sort()).toEqual([
      'Gruberin Faschiertes gemischt',
      'Gruberin Faschiertes vom Rind',
    ]);
  });
  test('SEARCH-10 half of a quality is not the quality', () => {
    const [first, second] = find('rotwein trocken');
    expect(first).toBe('Kellerberg Rotwein trocken');
    expect(second).toMatch(/^Kellerberg Rotwein/);
    expect(find('rotwein trocken')).not.toContain('Kellerberg Sherry trocken');
  });
  test('SEARCH-10 a quality that nothing has is not taken for another', () => {
    expect(find('heiße schokolade', 2)).toContain('Nusskern Schokolade');
  });
  test('SEARCH-10 a thing with a flavour is rather the thing than the flavour', () => {
    expect(find('tomatensauce basilikum', 1)).toEqual(['Marktfrau Tomatensauce Basilikum']);
    expect(find('tomatensauce basilikum')).not.toContain('Marktfrau Basilikum im Topf');
  });
  test('SEARCH-10 meat before what is made like it', () => {
    expect(find('bratwürste', 1)).toEqual(['Almrausch Bratwurst']);
    expect(find('vegane bratwurst', 1)).toEqual(['Vegane Bratwurst']);
  });
  test('SEARCH-10 a sort is not found by its sibling before what both are', () => {
    expect(find('rotweinessig', 1)).toEqual(['Weinessig']);
  });
});

test('SEARCH-10 for whom it is says less than what it is, where it is nothing to eat', async () => {
  const find = await shop(['Kinder Schaumbad', 'Kinder Haarspange', 'Pflaster', 'Kinderpflaster', 'Pflaster sensitiv']);
  expect(find('kinderpflaster', 2)).toContain('Kinderpflaster');
  expect(find('kinderpflaster')).toEqual(expect.arrayContaining(['Pflaster', 'Pflaster sensitiv']));
});
