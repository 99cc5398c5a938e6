import { expect, test } from 'vitest';
import { planShops } from './planShops.ts';

const goods = Array.from({ length: 60 }, (_, index) => `p${index}`);

test('the first customer of a demo shops every week and has an order to come, the next ones came twice', () => {
  const shops = planShops(goods, 0);
  expect(shops.map(({ daysAgo }) => daysAgo)).toEqual([6, 13, 20, 27, 34, 41, 48, 55, 0]);
  expect(planShops(goods, 1).map(({ daysAgo }) => daysAgo)).toEqual([6, 13]);
  for (const { lines } of shops) expect(lines.length).toBeGreaterThan(5);
});

test('always the same of the same goods, each once in a shop, and few of each', () => {
  expect(planShops(goods, 0)).toEqual(planShops(goods, 0));
  for (const { lines } of planShops(goods, 0)) {
    expect(new Set(lines.map(({ sku }) => sku)).size).toBe(lines.length);
    for (const { sku, quantity } of lines) {
      expect(goods).toContain(sku);
      expect([1, 2, 3]).toContain(quantity);
    }
  }
});

test('something was bought three times and left out last time', () => {
  const past = planShops(goods, 0).filter(({ daysAgo }) => daysAgo > 0);
  const times = (sku: string) => past.filter(({ lines }) => lines.some((line) => line.sku === sku)).length;
  const last = new Set(past[0]?.lines.map(({ sku }) => sku));
  expect(goods.filter((sku) => times(sku) >= 3 && !last.has(sku)).length).toBeGreaterThan(2);
});

test('without goods there is nothing to buy', () => {
  expect(planShops([], 0).every(({ lines }) => lines.length === 0)).toBe(true);
});
