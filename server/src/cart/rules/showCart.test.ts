import { cart as cartSchema } from '@trolley/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testTree } from '../../catalogue/shelf/testShelves.ts';
import { catalogueOf, loyaltySpan, regularSpan, testNow } from '../../catalogue/testing.ts';
import { addLine } from './addLine.ts';
import { emptyDocument } from './document.ts';
import { codeTerms, documentOf, done, goodsIn, minute, shown, testWindow } from './testing.ts';

const catalogue = catalogueOf(
  [
    { sku: 'juice', category: 'juice' },
    { sku: 'apples', category: 'fruit', selling: 'step', pieceGrams: 250 },
    { sku: 'milk', category: 'milk', prices: [regularSpan(200), loyaltySpan(150)], popularity: 5 },
    { sku: 'oatmilk', category: 'milk', popularity: 9 },
    { sku: 'yoghurt', category: 'yoghurt' },
    { sku: 'goatmilk', category: 'milk', availability: 'temporarilyUnavailable' },
    { sku: 'kefir', category: 'yoghurt', availability: 'unavailable' },
    { sku: 'southern', category: 'milk', zones: ['sued'] },
    { sku: 'pears', category: 'fruit', zones: ['sued'] },
    { sku: 'cola', category: 'cola', zones: ['sued'] },
  ],
  { ...testTree, categories: [...(testTree.categories ?? []), { slug: 'cola', name: 'Cola', parent: 'drinks' }] },
);
const goods = goodsIn(catalogue);
const skus = (lines: readonly { readonly lineItemId: string }[]) => lines.map(({ lineItemId }) => lineItemId);

describe('a cart as it is shown', () => {
  test('CART-01 has every field of the contract, and nothing else', () => {
    const cart = shown(
      documentOf(
        { milk: 2, apples: 3, kefir: 1 },
        {
          codes: [codeTerms()],
          crates: true,
          address: { distributionType: 'DELIVERY', deliveryAreaNumber: 'wien' },
          window: testWindow,
          billing: { email: 'a@b.at' },
          payments: [{ methodKey: 'credit-cards', amount: 1 }],
        },
      ),
      goods,
      {
        row: { id: 'c1', revision: 7, customerId: 'u1', mode: 'ADDON', orderNumber: '17', status: 'FINALIZED' },
        hold: { heldUntil: testNow + 60_000, held: true },
      },
    );
    expect(cartSchema.parse(cart)).toStrictEqual(cart);
    expect(cart).toMatchObject({
      id: 'c1',
      revision: 7,
      customerId: 'u1',
      mode: 'ADDON',
      orderNumber: '17',
      cartStatus: 'FINALIZED',
      distributionWindow: {
        id: 'w1',
        fee: 490,
        held: true,
        startsAt: '2026-11-15T11:00:00.000Z',
        heldUntil: '2026-11-14T11:01:00.000Z',
      },
      billingAddress: { email: 'a@b.at' },
      crateDepositDesired: true,
    });
  });

  test('CART-01 an empty one costs nothing', () => {
    const cart = shown(emptyDocument(), goods);
    expect(cartSchema.parse(cart)).toStrictEqual(cart);
    expect(cart).toMatchObject({ lineItemCount: 0, weight: 0, priceInfo: { total: 0 }, productLineItems: [] });
  });

  test('CART-15 lines stand as on a walk through the shop, then as they were added', () => {
    const document = documentOf({ juice: 1, apples: 1, yoghurt: 1, oatmilk: 1, milk: 1 });
    expect(skus(shown(document, goods).productLineItems)).toEqual(['oatmilk', 'milk', 'yoghurt', 'apples', 'juice']);
    const earlier = document.lines.map((line) => (line.sku === 'milk' ? { ...line, addedAt: minute - 1 } : line));
    expect(skus(shown({ ...document, lines: earlier }, goods).productLineItems).slice(0, 2)).toEqual([
      'milk',
      'oatmilk',
    ]);
  });

  test('CART-01 the count is that of pieces; a line weighed by the step counts once', () => {
    expect(shown(documentOf({ milk: 3, apples: 5, kefir: 2 }), goods).lineItemCount).toBe(4);
  });

  test('CART-01 a line tells when it was added, where that is known', () => {
    const lines = [
      { sku: 'milk', quantity: 1, addedAt: minute },
      { sku: 'juice', quantity: 1, addedAt: 0 },
    ];
    expect(shown(documentOf({}, { lines }), goods).productLineItems.map(({ addedAt }) => addedAt)).toEqual([
      '2026-11-14T11:00:00.000Z',
      undefined,
    ]);
  });

  test('CART-07 a member pays the loyalty price', () => {
    const document = documentOf({ milk: 2 });
    expect(shown(document, goods).productLineItems).toMatchObject([
      { perPiecePrice: 200, linePrice: 400, regularLinePrice: 400 },
    ]);
    expect(shown(document, goods, { member: true }).productLineItems).toMatchObject([
      { perPiecePrice: 150, linePrice: 300, regularLinePrice: 400 },
    ]);
  });

  test('CART-05 a quantity above a maximum that was lowered is cut where it is shown', () => {
    expect(shown(documentOf({ milk: 50 }), goods).productLineItems).toMatchObject([{ quantity: 20, linePrice: 4000 }]);
  });

  test('CART-16 the threshold of free service is that of the chosen service; an ADDON has none', () => {
    const collect = documentOf({}, { address: { distributionType: 'CLICK_AND_COLLECT', storeId: 'graz' } });
    expect(shown(documentOf({}), goods).freeOfChargeThreshold).toBe(8000);
    expect(shown(collect, goods).freeOfChargeThreshold).toBeUndefined();
    const row = { id: 'c', revision: 1, mode: 'ADDON', orderNumber: '1', status: 'OPEN' } as const;
    expect(shown(documentOf({}), goods, { row }).freeOfChargeThreshold).toBeUndefined();
    expect(shown(documentOf({}), goods, { row }).serviceFree).toBe(true);
    expect(shown(documentOf({}), goods)).not.toHaveProperty('serviceFree');
  });

  test('CART-17 an ADDON tells what its order weighs', () => {
    expect(shown(documentOf({ milk: 1 }), goods, { orderWeight: 12_000 }).orderWeight).toBe(12_000);
    expect(shown(documentOf({ milk: 1 }), goods)).not.toHaveProperty('orderWeight');
  });

  test('CART-05 adds in any order end in a cart of the same lines and the same money', () => {
    const adds = fc.array(fc.constantFrom('milk', 'juice', 'apples', 'yoghurt'), { maxLength: 12 });
    const addAll = (list: readonly string[]) =>
      shown(
        list.reduce(
          (document, sku) => done(addLine(document, { sku, quantity: 1 }, goods, testNow)).document,
          emptyDocument(),
        ),
        goods,
      );
    fc.assert(
      fc.property(adds, (list) => {
        const [one, other] = [addAll(list), addAll(list.toReversed())];
        expect(other.priceInfo).toEqual(one.priceInfo);
        const { totalArticlePrice, savings } = one.priceInfo;
        expect(one.productLineItems.reduce((sum, { linePrice }) => sum + linePrice, 0)).toBe(totalArticlePrice);
        expect(one.productLineItems.reduce((sum, { regularLinePrice }) => sum + regularLinePrice, 0)).toBe(
          totalArticlePrice + savings,
        );
        expect(new Map(other.productLineItems.map((line) => [line.lineItemId, line]))).toEqual(
          new Map(one.productLineItems.map((line) => [line.lineItemId, line])),
        );
      }),
      { numRuns: 50 },
    );
  });
});

describe('lines that cannot be bought', () => {
  const missing = (quantities: Readonly<Record<string, number>>, zone = goods) =>
    shown(documentOf(quantities), zone).unavailableLineItems;

  test('CART-12 stand apart with the reason, and cost nothing', () => {
    const cart = shown(documentOf({ milk: 1, goatmilk: 2, kefir: 1, southern: 1, gone: 4 }), goods);
    expect(skus(cart.productLineItems)).toEqual(['milk']);
    expect(cart.priceInfo.total).toBe(200);
    expect(cart.unavailableLineItems.map(({ lineItemId, quantity, reason }) => [lineItemId, quantity, reason])).toEqual(
      [
        ['goatmilk', 2, 'temporarilyUnavailable'],
        ['kefir', 1, 'unavailable'],
        ['southern', 1, 'notInAssortment'],
        ['gone', 4, 'discontinued'],
      ],
    );
  });

  test('CART-12 are told with what is still known of them', () => {
    const [southern, gone] = missing({ southern: 1, gone: 1 });
    expect(southern?.product).toMatchObject({
      name: 'Product southern',
      slug: 'southern',
      pack: '500 g',
      brand: { slug: 'own', name: 'Feldmarkt' },
    });
    expect(gone).toEqual({
      lineItemId: 'gone',
      quantity: 1,
      reason: 'discontinued',
      product: { sku: 'gone', name: 'gone' },
    });
  });

  test('CART-12 come with something like them that is not in the cart', () => {
    expect(missing({ goatmilk: 1 })[0]?.alternative?.category.slug).toBe('milk');
    const [beside] = missing({ goatmilk: 1, milk: 1 });
    expect(beside?.alternative?.sku).toBe('oatmilk');
    expect(missing({ southern: 1, oatmilk: 1 })[0]?.alternative?.sku).toBe('milk');
    expect(missing({ pears: 1, apples: 1 })[0]?.alternative).toBeUndefined();
    // Nothing else of its category is sold here: the next above it has juice.
    expect(missing({ cola: 1 })[0]?.alternative?.sku).toBe('juice');
    const proposed = missing({ goatmilk: 1, southern: 1 }).map(({ alternative }) => alternative?.sku);
    expect(new Set(proposed).size).toBe(2);
  });

  test('SERV-08 come back by themselves at a place that sells them', () => {
    expect(missing({ southern: 1 }, goodsIn(catalogue, '', 'sued'))).toEqual([]);
  });
});
