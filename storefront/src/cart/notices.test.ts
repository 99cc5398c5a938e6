import { expect, test, vi } from 'vitest';
import { noticeOf } from './notices.ts';
import { apples, milk } from './testing/carts.ts';

const text = (key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`;
const told = (event: Parameters<typeof noticeOf>[0], restore = () => undefined) => noticeOf(event, text, restore);

test('a removal can be undone, of one product or of all', () => {
  const restore = vi.fn();
  const lines = [{ product: milk, quantity: 3 }];
  const notice = told({ kind: 'removed', lines }, restore);
  expect(notice?.message).toContain('Glenbeg Milk');
  notice?.action?.onPress();
  expect(restore).toHaveBeenCalledWith(lines);
  expect(told({ kind: 'removed', lines: [...lines, ...lines] })?.message).toContain('cart.notice.cleared');
});

test.each([
  ['productUnavailable', 'cart.notice.unavailable'],
  ['productUnknown', 'cart.notice.unavailable'],
  ['tooManyLineItems', 'cart.notice.tooManyLines'],
  [undefined, 'cart.notice.failed'],
])('CART-05 a refusal with %s says what happened', (errorCode, key) => {
  expect(told({ kind: 'failed', products: [milk], errorCode })).toMatchObject({
    key,
    type: 'error',
    values: { name: 'Glenbeg Milk' },
  });
});

test('CART-05 the maximum is told in pieces or in grams', () => {
  expect(told({ kind: 'maxquantityreached', product: milk })?.values).toMatchObject({ most: '24' });
  expect(told({ kind: 'capped', product: apples })?.values).toMatchObject({ most: 'cart.grams {"grams":3000}' });
});

test('NAV-06 that changes wait stays on screen', () => {
  expect(told({ kind: 'waiting' })).toMatchObject({ type: 'warning', duration: Number.POSITIVE_INFINITY });
  expect(told({ kind: 'reached' })).toBeUndefined();
});
