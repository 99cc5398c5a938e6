import { describe, expect, test } from 'vitest';
import { shelfOf } from '../../catalogue/shelf/shelfOf.ts';
import { catalogueOf, daysAgo, loyaltySpan, offerSpan, regularSpan, testNow } from '../../catalogue/testing.ts';
import { goodsOf, gramsOf, mostGoods } from './goods.ts';
import { documentOf, goodsIn, shown } from './testing.ts';

test('CART-07 a good has the price everybody pays, the member’s and the one it would cost', () => {
  const prices = [regularSpan(400), offerSpan(300, daysAgo(1)), loyaltySpan(250)];
  const goods = goodsIn([{ sku: 'a', prices, deposit: 25, vat: 'wine' }, { sku: 'b' }]);
  expect(goods.good('a')).toMatchObject({ regular: 400, price: 300, memberPrice: 250, deposit: 25, vat: 'wine' });
  expect(goods.good('b')).toMatchObject({ regular: 199, price: 199, memberPrice: 199, deposit: 0, weighed: false });
});

test('CART-07 a member pays the offer’s price of a product on offer that has no price for members', () => {
  const goods = goodsIn([{ sku: 'a', prices: [regularSpan(400), offerSpan(300, daysAgo(1))] }]);
  expect(goods.good('a')).toMatchObject({ regular: 400, price: 300, memberPrice: 300 });
  const cart = shown(documentOf({ a: 2 }), goods, { member: true });
  expect(cart.productLineItems).toMatchObject([{ perPiecePrice: 300, linePrice: 600, regularLinePrice: 800 }]);
  expect(cart.priceInfo).toMatchObject({ totalArticlePrice: 600, savings: 200 });
});

describe('weighed goods', () => {
  const goods = goodsIn([
    { sku: 'cheese', selling: 'step', pieceGrams: 125, prices: [regularSpan(1999)] },
    { sku: 'chicken', selling: 'average', pieceGrams: 1370, prices: [regularSpan(899)] },
  ]);

  test('CART-06 a piece of a weight article is one step, priced by its weight and rounded once', () => {
    const [cheese] = shown(documentOf({ cheese: 3 }), goods).productLineItems;
    expect(cheese).toMatchObject({
      quantity: 3,
      perPiecePrice: 250,
      linePrice: 750,
      product: { quantityStepSize: 125, weightArticle: true },
    });
    expect(shown(documentOf({ cheese: 3 }), goods).weight).toBe(375);
  });

  test('CART-06 a piece that is paid by its weight counts with its average', () => {
    const cart = shown(documentOf({ chicken: 2 }), goods);
    expect(cart.productLineItems).toMatchObject([{ perPiecePrice: 1232, linePrice: 2464 }]);
    expect(cart.weight).toBe(2740);
    expect(cart.priceInfo.overAuthorizationPercentage).toBe(15);
  });
});

test('CART-16 grams come from the step, the piece or the size', () => {
  expect(gramsOf({ pieceGrams: 125, base: { quantity: 1, unit: 'kg' } })).toBe(125);
  expect(gramsOf({ base: { quantity: 1.5, unit: 'l' } })).toBe(1500);
  expect(gramsOf({ base: { quantity: 0.35, unit: 'kg' } })).toBe(350);
  expect(gramsOf({ base: { quantity: 2.5, unit: '100g' } })).toBe(250);
  expect(gramsOf({ base: { quantity: 3.3, unit: '100ml' } })).toBe(330);
  expect(gramsOf({ base: { quantity: 10, unit: 'piece' } })).toBeUndefined();
  expect(gramsOf({})).toBeUndefined();
});

test('CART-12 a store has what it has: others may sell what it lacks', () => {
  const catalogue = catalogueOf([
    { sku: 'a', availabilityIn: { graz: 'unavailable' } },
    { sku: 'b', zones: ['sued'] },
  ]);
  expect(goodsIn(catalogue).good('a')?.orderable).toBe(true);
  expect(goodsIn(catalogue, 'graz').good('a')?.orderable).toBe(false);
  expect(goodsIn(catalogue).product('b')).toBeUndefined();
  expect([goodsIn(catalogue).knows('b'), goodsIn(catalogue).knows('c')]).toEqual([true, false]);
});

test('CART-07 VAT is that of its class on the day', () => {
  const vat = [
    { name: 'food', permille: 100, from: 0 },
    { name: 'food', permille: 49, from: testNow + 1 },
  ];
  const goods = goodsIn(catalogueOf([{}], { vat }));
  expect([goods.permille('food', testNow), goods.permille('food', testNow + 1)]).toEqual([100, 49]);
});

test('CART-07 goods are worked out once as long as the catalogue is the same', () => {
  const catalogue = catalogueOf([{ sku: 'a', availabilityIn: { graz: 'unavailable' } }]);
  const goods = () => goodsOf(catalogue, shelfOf(catalogue, 'ost'), 'graz');
  expect(goods()).toBe(goods());
  expect(goods().good('a')).toBe(goods().good('a'));
  expect(goods()).not.toBe(goodsOf(catalogue, shelfOf(catalogue, 'sued'), 'graz'));
});

describe('what is remembered of a catalogue', () => {
  const numbers = Array.from({ length: mostGoods.products + 50 }, (_, index) => index);
  const catalogue = catalogueOf(numbers.map((number) => ({ sku: `n${number}`, prices: [regularSpan(100 + number)] })));
  const shelf = shelfOf(catalogue, '');

  test('is no more than so many products of a place, and what made room is worked out again', () => {
    const goods = goodsOf(catalogue, shelf, 'bounded');
    const [first, last] = [goods.good('n0'), goods.good('n1')];
    expect(goods.good('n0')).toBe(first);
    for (const number of numbers) expect(goods.good(`n${number}`)?.price).toBe(100 + number);
    expect(goods.good('n0')).not.toBe(first);
    expect(goods.good('n1')).toEqual(last);
  });

  test('is no more than so many places, those that were asked for last', () => {
    const often = goodsOf(catalogue, shelf, 'often');
    const seldom = goodsOf(catalogue, shelf, 'seldom');
    for (let store = 0; store < mostGoods.places; store += 1) {
      goodsOf(catalogue, shelf, `store ${store}`);
      expect(goodsOf(catalogue, shelf, 'often')).toBe(often);
    }
    expect(goodsOf(catalogue, shelf, 'seldom')).not.toBe(seldom);
  });
});
