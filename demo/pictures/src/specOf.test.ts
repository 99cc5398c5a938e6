import { expect, test } from 'vitest';
import { type CataloguePicture, specOf } from './specOf.ts';

const picture = (over: Partial<CataloguePicture> = {}): CataloguePicture => ({
  key: 'A1',
  shape: 'box-wide',
  brand: 'Almglück',
  font: 'script',
  name: 'Bergkäse',
  size: '300 g',
  layout: 'field',
  motif: 'k:cheese',
  c: ['#2f7d5b', '#f7c948', '#173b2c', '#fff'],
  ...over,
});

test('names of the catalogue become names of the kit', () => {
  expect(specOf(picture({ upper: 1, track: 0.03, seal: 'BIO' }))).toEqual({
    key: 'A1',
    shape: 'boxWide',
    brand: 'Almglück',
    font: 'script',
    capitals: true,
    tracking: 0.03,
    name: 'Bergkäse',
    size: '300 g',
    layout: 'field',
    motif: 'own:cheese',
    colours: { base: '#2f7d5b', accent: '#f7c948', ink: '#173b2c', paper: '#ffffff' },
    seal: 'BIO',
  });
  expect(specOf(picture({ motif: 'n:cow-face' })).motif).toBe('noto:cow-face');
});

test('extras reach the shape that looks at them, and only it', () => {
  const extras = { lid: '#fff', glass: '#eef', count: 2, chequered: 1, inside: 'k:apple', filling: 'ham' };
  expect(specOf(picture({ shape: 'jar', ...extras }))).toMatchObject({
    chequered: true,
    inside: 'own:apple',
    parts: { lid: '#ffffff', glass: '#eeeeff' },
  });
  expect(specOf(picture({ shape: 'jar', ...extras }))).not.toHaveProperty('count');
  expect(specOf(picture(extras))).not.toHaveProperty('parts');
});

test('what is printed may also be what is inside', () => {
  expect(specOf(picture({ shape: 'pouch', motif: 'k:almonds', inside: 1 })).inside).toBe('own:almonds');
});

test('goods without a printed face have neither layout nor seal', () => {
  const spec = specOf(picture({ shape: 'loose', seal: 'BIO', count: 3 }));
  expect([spec.layout, spec.seal, spec.count]).toEqual([undefined, undefined, 3]);
});

test.each([
  ['shape', { shape: 'spaceship' }],
  ['font', { font: 'comic' }],
  ['set', { motif: 'z:apple' }],
  ['glitter', { glitter: 1 }],
  ['colours', { c: ['red', '#fff', '#fff', '#fff'] }],
  ['filling', { shape: 'tray', filling: 'gravel' }],
] as const)('a slip in the catalogue is named: %s', (word, over) => {
  expect(() => specOf(picture(over as Partial<CataloguePicture>))).toThrow(word);
});
