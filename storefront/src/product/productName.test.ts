import { expect, test } from 'vitest';
import { fullName, shortName, soldName } from './productName.ts';

const brand = { slug: 'cove', name: 'Cove' };

test('a name is told with and without its brand, however the catalogue has it', () => {
  for (const name of ['Mature Cheddar', 'Cove Mature Cheddar']) {
    expect(shortName({ name, brand })).toBe('Mature Cheddar');
    expect(fullName({ name, brand })).toBe('Cove Mature Cheddar');
  }
});

test('a brand alone stays a name, and a word that only begins like it is no brand', () => {
  expect(shortName({ name: 'Cove', brand })).toBe('Cove');
  expect(shortName({ name: 'Coves & Bays', brand })).toBe('Coves & Bays');
});

test('what has no brand is called by its name alone', () => {
  expect(shortName({ name: 'Carrots' })).toBe('Carrots');
  expect(soldName({ name: 'Carrots', pack: '1 kg' })).toBe('Carrots, 1 kg');
  expect(soldName({ name: 'Carrots', pack: '' })).toBe('Carrots');
});

test('two sizes of one product are told apart', () => {
  const names = ['200 g', '400 g'].map((pack) => soldName({ name: 'Mature Cheddar', brand, pack }));
  expect(names).toEqual(['Cove Mature Cheddar, 200 g', 'Cove Mature Cheddar, 400 g']);
});
