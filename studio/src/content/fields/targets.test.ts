import { expect, test } from 'vitest';
import { nameOfLink } from './targets.ts';

test('STUD-03 a chosen product is stored by its number, a department and a brand by their slug', () => {
  expect(nameOfLink({ target: 'route:product-slug?slug=gala-1-kg', sku: '10000042' })).toBe('10000042');
  expect(nameOfLink({ target: 'route:products-slug?slug=apples' })).toBe('apples');
  expect(nameOfLink({ target: 'route:brand-slug?slug=hofkern' })).toBe('hofkern');
});
