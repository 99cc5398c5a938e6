import { expect, test } from 'vitest';
import { collectStatements } from './statements.mjs';

const inCheckout = collectStatements('server/src/checkout/storage');
const namedIn = (statements, name) => statements.filter((one) => one.name === name);

test('a text is put together from the constants it names', () => {
  const [found] = namedIn(inCheckout, 'payments-waiting');
  expect(found.place).toMatch(/^server\/src\/checkout\/storage\/queries\.ts:\d+$/);
  expect(found.texts).toEqual([expect.stringMatching(/^update payment set changed_at/)]);
});

test('what a helper is called with is part of it', () => {
  expect(namedIn(inCheckout, 'checkout-by-reference')[0].texts).toEqual([
    expect.stringMatching(/from checkout join payment[^]*where provider = \$1 and reference = \$2$/),
  ]);
});

test('functions of other files and choices are followed', () => {
  const carts = collectStatements('server/src/cart/storage');
  expect(namedIn(carts, 'cart-locked')[0].texts[0]).toContain('window_of(cart.id)');
  expect(carts.some(({ texts }) => texts.length === 2)).toBe(true);
});
