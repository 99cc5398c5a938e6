import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type CartState,
  countOf,
  goodsOf,
  initialState,
  quantityOf,
  requeued,
  rolledBack,
  shownLines,
  withCart,
  withoutSent,
  withPending,
  withPendingMore,
  withPendingSent,
} from './cartState.ts';
import { apples, bread, cartFixture, lineFixture, milk } from './testing/carts.ts';

const products = [milk, bread, apples] as const;
const known = withCart(initialState, cartFixture([lineFixture(milk, 3), lineFixture(apples, 2)]));
/** What the server would answer to what is shown. */
const answered = (state: CartState) => cartFixture(shownLines(state), { revision: (state.cart?.revision ?? 0) + 1 });

const press = fc.record({ product: fc.constantFrom(...products), by: fc.integer({ min: -4, max: 4 }) });

test('CART-05 whatever is pressed, sent and answered, what is shown is what was pressed, within the maximum', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(press, fc.constant('send' as const), fc.constant('answer' as const))), (steps) => {
      let state = known;
      const wanted = new Map([
        ['milk', 3],
        ['apples', 2],
      ]);
      for (const step of steps) {
        if (step === 'send') state = withPendingSent(state, 'key');
        else if (step === 'answer') {
          const { pending: _, ...sent } = state;
          state = withCart(withoutSent(state), answered({ ...sent, pending: {} }));
        } else {
          const { product, by } = step;
          const next = Math.max(0, Math.min((wanted.get(product.sku) ?? 0) + by, product.maxQuantity));
          wanted.set(product.sku, next);
          state = withPending(state, product, quantityOf(state, product.sku) + by);
        }
        for (const [sku, quantity] of wanted) expect(quantityOf(state, sku)).toBe(quantity);
      }
    }),
    { numRuns: 150 },
  );
});

test('CART-05 count and value of the goods follow every press as the server will count them', () => {
  fc.assert(
    fc.property(fc.array(press, { maxLength: 8 }), (presses) => {
      const state = presses.reduce(
        (now, { product, by }) => withPending(now, product, quantityOf(now, product.sku) + by),
        known,
      );
      const told = answered(state);
      expect(countOf(state)).toBe(told.lineItemCount);
      expect(goodsOf(state)).toBe(told.priceInfo.totalArticlePrice);
    }),
    { numRuns: 150 },
  );
});

test('before the cart is known presses are counted, and added to what it then holds', () => {
  const pressed = withPendingMore(withPendingMore(initialState, milk, 1), milk, 1);
  expect(quantityOf(pressed, 'milk')).toBe(2);
  const loaded = withCart(pressed, known.cart);
  expect(quantityOf(loaded, 'milk')).toBe(5);
  expect(quantityOf(withCart(pressed, undefined), 'milk')).toBe(2);
  expect(quantityOf(withPendingMore(pressed, milk, -9), 'milk')).toBe(0);
});

test('a first piece is added, an amount is set, several go together', () => {
  expect(withPendingSent(withPending(known, bread, 1), 'k').sent?.request).toBe('add');
  expect(withPendingSent(withPending(known, milk, 4), 'k').sent?.request).toBe('set');
  expect(withPendingSent(withPending(withPending(known, milk, 4), bread, 1), 'k').sent?.request).toBe('bulk');
  expect(withPendingSent(withPending(known, milk, 3), 'k').sent).toBeUndefined();
});

test('what is refused goes, with all that was built on it; what was for others stays', () => {
  const sent = withPendingSent(withPending(known, milk, 4), 'k');
  const more = withPending(withPending(sent, milk, 6), bread, 1);
  const back = rolledBack(more);
  expect([quantityOf(back, 'milk'), quantityOf(back, 'bread')]).toEqual([3, 1]);
});

test('what shall be sent again keeps the newer wish', () => {
  const sent = withPending(withPendingSent(withPending(known, milk, 4), 'k'), milk, 6);
  expect(requeued(sent)).toMatchObject({ pending: { milk: { quantity: 6 } } });
  expect(requeued(withPendingSent(withPending(known, milk, 0), 'k')).pending).toEqual({});
});

test('lines show what was pressed: new ones, other amounts, none that was removed', () => {
  const state = withPending(withPending(withPending(known, milk, 0), bread, 2), apples, 5);
  expect(shownLines(state).map(({ lineItemId, quantity, linePrice }) => [lineItemId, quantity, linePrice])).toEqual([
    ['apples', 5, 5 * 179],
    ['bread', 2, 2 * 179],
  ]);
});
