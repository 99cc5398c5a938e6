import { expect, test } from 'vitest';
import { stockLook } from './stockLook.ts';

test.each([
  ['Vollmilch 3,6 %', 'kuehlwaren-milchprodukte', 'carton', 'noto:cow-face'],
  ['Conference Birnen', 'obst-gemuese-obst', 'loose', 'own:pear'],
  ['Apfelsaft naturtrüb', 'getraenke', 'juiceCarton', 'own:apple'],
  ['Fruchtjoghurt Erdbeere', 'kuehlwaren-milchprodukte', 'cup', 'own:strawberry'],
  ['Grüner Veltliner', 'getraenke-wein', 'wine', 'own:vine-leaf'],
  ['Pizza Salami', 'tiefkuehl-pizza-baguette', 'pizzaBox', 'own:pizza'],
  ['Junge Erbsen', 'tiefkuehl-gemuese-kraeuter', 'frozenBag', 'own:peas'],
  ['Grablicht', '', 'candle', 'own:flame'],
  ['Cheddar', 'dairy-cheese', 'wedge', 'own:cheese'],
  ['Toilet tissue', '', 'rolls', 'own:roll'],
])('"%s" looks as such things do', (name, category, shape, motif) => {
  expect(stockLook(name, category)).toMatchObject({ shape, motif });
});

test('the category tells where the name does not, and a word of its own name goes before', () => {
  expect(stockLook('Kerrygold Original', 'kuehlwaren-kaese-aufstriche-salate')?.shape).toBe('wedge');
  expect(stockLook('Eierschwammerl', 'obst-gemuese-gemuese')?.shape).toBe('punnet');
  expect(stockLook('Spiralen', 'grundnahrungsmittel-reis-teigwaren-sugo')?.shape).toBe('flowTall');
});

test('where nobody knows there is no look', () => {
  expect(stockLook('Quarzwecker Analog', 'weiteres')).toBeUndefined();
});
