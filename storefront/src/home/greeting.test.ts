import type { Cart, HomeReply } from '@trolley/contract';
import { expect, test } from 'vitest';
import { cartFixture } from '../cart/testing/carts.ts';
import { orderConfigFixture as config } from '../service/testing/fixtures.ts';
import { partOfDay, usefulSentences } from './greeting.ts';

const nothing: HomeReply = { orders: [], buyAgain: [], runningLow: [], offers: [], memberPools: [] };
const money = (cents: number) => `€${cents / 100}`;
const keys = (home: Partial<HomeReply>, cart?: Cart, count = 0) =>
  usefulSentences({ home: { ...nothing, ...home }, cart, count, config, money }).map(({ key }) => key);
const under = (status: string) => ({ orders: [{ status, distributionType: 'DELIVERY' }] }) as unknown as HomeReply;

test.each([
  ['2026-11-18T05:00:00Z', 'morning'],
  ['2026-11-18T11:00:00Z', 'day'],
  ['2026-11-18T19:00:00Z', 'evening'],
  ['2026-11-18T01:00:00Z', 'evening'],
] as const)('at %s it is %s in Vienna', (at, part) => {
  expect(partOfDay(Date.parse(at), 'Europe/Vienna')).toBe(part);
});

test('the order on its way and the cart come first, then what runs low, then the usual shop', () => {
  const low = [{}] as unknown as HomeReply['runningLow'];
  const again = [{}] as unknown as HomeReply['buyAgain'];
  expect(keys({ ...under('PICKING'), runningLow: low })).toEqual(['home.say.PICKING']);
  expect(keys(under('PLACED'))).toEqual([]);
  expect(keys({ runningLow: low, buyAgain: again })).toEqual(['home.say.low']);
  expect(keys({ buyAgain: again })).toEqual(['home.say.again']);
  expect(keys({ firstName: 'Aoife' })).toEqual(['home.say.new']);
  expect(keys({})).toEqual(['home.say.guest']);
});

test('WEEK-02 a cart says what it costs and what it lacks, of a guest too', () => {
  const cart = cartFixture();
  const [said] = usefulSentences({ home: nothing, cart, count: 2, config, money });
  expect(said?.key).toMatch(/^home\.say\.cart/);
  expect(said?.values).toMatchObject({ count: 2, sum: money(cart.priceInfo.totalArticlePrice) });
  expect(keys({}, undefined, 2), 'while it is loading').toEqual(['home.say.cart']);
});
