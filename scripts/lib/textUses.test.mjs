import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './files.mjs';
import { findTextUses, keysIn } from './textUses.mjs';

test('keys are found whole, and as what they are put together of', () => {
  const source = [
    "text('cart.title', { count })",
    'const words = open ? `order.state.${state}` : `slot.${kind}.short`;',
    "const slugKey = 'profile.slug.';",
    "import { x } from './cart.ts';",
    'label="Not a key." className="a.b c"',
  ].join('\n');
  expect(keysIn(source)).toEqual({
    keys: ['cart.title'],
    patterns: [
      ['order.state.', ''],
      ['profile.slug.', ''],
      ['slot.', '.short'],
    ],
  });
});

test('a text stands where the modules of a screen ask for it, or everywhere', () => {
  const modules = new Map([
    ['storefront/src/entry-client.tsx', { text: '', imports: ['storefront/src/layout/Header.tsx'] }],
    ['storefront/src/layout/Header.tsx', { text: "text('shell.menu')", imports: [] }],
    ['storefront/src/CartScreen.tsx', { text: "text('cart.title')", imports: ['storefront/src/Sum.tsx'] }],
    ['storefront/src/CheckoutScreen.tsx', { text: '', imports: ['storefront/src/Sum.tsx'] }],
    ['storefront/src/Sum.tsx', { text: "text('cart.sum')", imports: [] }],
    ['server/src/page/screens/cart.ts', { text: "texts('cart.meta')", imports: [] }],
    ['storefront/src/nobody.tsx', { text: "text('unused.text')", imports: [] }],
  ]);
  const screens = { cart: 'storefront/src/CartScreen.tsx', checkout: 'storefront/src/CheckoutScreen.tsx' };
  const loaders = { 'server/src/page/screens/cart.ts': ['cart'] };
  const { uses } = findTextUses({ modules, screens, loaders });
  expect(Object.fromEntries(uses.map(({ keys, places }) => [keys[0], places]))).toEqual({
    'shell.menu': ['everywhere'],
    'cart.title': ['cart'],
    'cart.sum': ['cart', 'checkout'],
    'cart.meta': ['cart'],
  });
});

test('of the texts there are, nearly all have a place', () => {
  const folder = join(root, 'locales/en/messages');
  const keys = readdirSync(folder).flatMap((name) => Object.keys(JSON.parse(readFileSync(join(folder, name), 'utf8'))));
  const { uses } = findTextUses();
  const isUsed = (key) =>
    uses.some(
      (use) =>
        use.keys.some((one) => key === one || key.startsWith(`${one}.`)) ||
        use.patterns.some(([begin, end]) => key.startsWith(begin) && key.endsWith(end)),
    );
  const placesOf = (key) => uses.filter((use) => use.keys.includes(key)).flatMap(({ places }) => places);
  expect(keys.filter((key) => !isUsed(key)).length).toBeLessThan(keys.length / 100);
  expect(placesOf('recipe.page.print')).toEqual(['recipe-slug']);
  expect(placesOf('catalogue.meta.product.title')).toEqual(['product-slug']);
  expect(placesOf('shell.menu.close')).toEqual(['everywhere']);
});
