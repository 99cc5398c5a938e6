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

test('the columns of a row type are read, with what their values may be', () => {
  const [found] = namedIn(collectStatements('server/src/customer/session'), 'session-find');
  expect([...found.columns]).toEqual([
    ['customerId', { optional: false, kinds: ['string'] }],
    ['sessionId', { optional: false, kinds: ['string'] }],
    ['member', { optional: false, kinds: ['boolean'] }],
    ['left', { optional: false, kinds: ['number'] }],
  ]);
});

test('so are those of types that are made of others, and of what a function promises', () => {
  const mails = collectStatements('server/src/platform/mail');
  const claimed = namedIn(mails, 'claim mails')[0].columns;
  expect([...claimed.keys()]).toEqual(expect.arrayContaining(['id', 'kind', 'html', 'headers', 'tries', 'draft']));
  expect(claimed.get('headers')).toEqual({ optional: true, kinds: ['object'] });
  expect(claimed.get('draft').kinds).toEqual(['object', 'null']);
  const drafts = mails.find(
    ({ texts }) => texts[0]?.includes('where draft is not null') && texts[0].startsWith('select'),
  );
  expect([...drafts.columns.keys()]).not.toContain('html');
});
