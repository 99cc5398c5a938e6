import { expect, test } from 'vitest';
import { productFixture } from '../testing/products.ts';
import { pictureAlt } from './pictureAlt.ts';

test('the front is the product itself, every other picture says what it shows', () => {
  const text = (key: string, values?: object) => `${key} ${JSON.stringify(values)}`;
  const alt = (kind: Parameters<typeof pictureAlt>[2]) => pictureAlt(text, productFixture(), kind);
  expect(alt('front')).toBe('Glenbeg Whole Milk');
  expect(alt('back')).toBe('catalogue.picture.back {"name":"Glenbeg Whole Milk"}');
  expect(alt('served')).not.toBe(alt('detail'));
});
