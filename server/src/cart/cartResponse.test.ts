import { expect, test } from 'vitest';
import { readWindow } from '../service/slots/readWindow.ts';
import type { Vouchers } from '../voucher/vouchers.ts';
import { entitlementsOf, orderWeightOf, toCartResponse, withRetired } from './cartResponse.ts';
import { documentOf, testWindow } from './rules/testing.ts';
import type { CartRow, LoadedCart } from './storage/readCart.ts';
import { heldWindow, memoryCarts } from './testing/memoryCarts.ts';
import { customer, guest } from './testing.ts';

const row: CartRow = { id: 'c1', mode: 'REGULAR', status: 'OPEN', revision: 1 };
const window = readWindow(heldWindow('w1', { heldUntil: 0, cutOffAt: 60_000 }));

test('a cart is told as it is seen, with what a change tells besides and the place it is seen at', async () => {
  const { carts } = memoryCarts();
  const cart = { row, document: documentOf({ club: 2 }) };
  const notDone = [{ sku: 'p1', quantity: 1, reason: 'capped' as const }];
  const told = await toCartResponse(carts, { ...guest, store: 'south' }, cart, { outcome: 'added', notDone });
  expect(told).toMatchObject({
    answer: { id: 'c1', outcome: 'added', priceInfo: { totalArticlePrice: 600 } },
    notDone,
  });
  expect([told.context.zone, told.context.store]).toEqual(['sued', 'south']);
  expect(told.answer).not.toHaveProperty('notDone');
  const member = await toCartResponse(carts, { visitor: { customerId: 'ana', member: true } }, cart);
  expect(member.answer.priceInfo.totalArticlePrice).toBe(500);
  expect([member.notDone, 'outcome' in member.answer]).toEqual([[], false]);
});

test('the hold that is shown is that of the chosen slot, with its cut-off of now', async () => {
  const { carts } = memoryCarts();
  const shown = async (cart: Partial<LoadedCart>) => {
    const { answer } = await toCartResponse(carts, guest, { row, document: documentOf({ p1: 1 }), ...cart });
    return answer.distributionWindow;
  };
  const document = documentOf({ p1: 1 }, { window: testWindow });
  expect(await shown({ document, window })).toMatchObject({
    held: true,
    heldUntil: '1970-01-01T00:00:00.000Z',
    cutOffAt: '1970-01-01T00:01:00.000Z',
  });
  expect((await shown({ document }))?.held).toBe(false);
  const other = readWindow(heldWindow('w2'));
  expect((await shown({ document, window: other }))?.held, 'of another slot').toBe(false);
  expect(await shown({ window }), 'none is chosen').toBeUndefined();
});

test('vouchers and passes are asked about in the name of the cart and its customer', async () => {
  const asks: unknown[] = [];
  const entitlements = { gone: new Set<string>() };
  const vouchers = {
    async entitlementsOf(_, whose) {
      asks.push(whose);
      return entitlements;
    },
  } as Partial<Vouchers> as Vouchers;
  const { carts } = memoryCarts({ vouchers });
  expect(await entitlementsOf(carts, { row })).toBe(entitlements);
  expect(await entitlementsOf(carts, { row: { ...row, customerId: 'ana' } })).toBe(entitlements);
  expect(asks).toStrictEqual([{ cartId: 'c1' }, { cartId: 'c1', customerId: 'ana' }]);
  expect(await entitlementsOf(memoryCarts().carts, { row })).toBeUndefined();
});

test('the weight of an order is asked for where a cart adds to one, in the name of who asks', async () => {
  const asks: unknown[] = [];
  const orderForAddon = async (orderNumber: string, visitor: unknown) => {
    asks.push([orderNumber, visitor]);
    return orderNumber === '47' ? { weight: 5000, address: { ...documentOf({}) }, window: testWindow } : undefined;
  };
  const carts = { orderForAddon: orderForAddon as never };
  const ana = customer('ana');
  expect(await orderWeightOf(carts, ana, { row })).toBeUndefined();
  expect(asks).toEqual([]);
  expect(await orderWeightOf(carts, ana, { row: { ...row, orderNumber: '47' } })).toBe(5000);
  expect(await orderWeightOf(carts, ana, { row: { ...row, orderNumber: '48' } })).toBeUndefined();
  expect(asks[0]).toEqual(['47', ana.visitor]);
});

test('only what is no longer sold is looked up by its name; what never was stays without one', async () => {
  const brand = { slug: 'old', name: 'Old' };
  const jam = { sku: 'jam', name: 'Jam', pack: '200 g', picture: 'abc', brand };
  const asks: unknown[] = [];
  const { carts, asked } = memoryCarts(
    {},
    {
      'catalogue-retired-products': ([skus]) => {
        asks.push(skus);
        return [jam];
      },
    },
  );
  const { answer: here } = await toCartResponse(carts, guest, { row, document: documentOf({ gone: 1, p1: 1 }) });
  expect(here.unavailableLineItems).toMatchObject([{ lineItemId: 'gone', product: { sku: 'gone' } }]);
  expect(await withRetired(carts, here)).toBe(here);
  expect(asked).toEqual([]);
  const { answer } = await toCartResponse(carts, guest, { row, document: documentOf({ jam: 1, gone: 1, never: 1 }) });
  expect(asks).toEqual([['jam', 'never']]);
  const named = Object.fromEntries(answer.unavailableLineItems.map(({ lineItemId, product }) => [lineItemId, product]));
  expect(named).toMatchObject({ jam: { ...jam, picture: expect.stringContaining('abc') }, gone: { sku: 'gone' } });
  expect(named.jam?.picture).not.toBe('abc');
  expect(named.never).toEqual({ sku: 'never', name: 'never' });
  expect(answer.id).toBe('c1');
});
