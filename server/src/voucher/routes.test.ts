import { getGeneralVouchers } from '@trolley/contract';
import { expect, test } from 'vitest';
import { createBrowser } from '../cart/testing/browser.ts';
import { createTestApp } from '../platform/http/testing.ts';
import { datedVouchers } from './datedVouchers.ts';
import { voucherListRoute } from './routes.ts';
import { voucherDefinition } from './testing.ts';

const now = Date.parse('2026-05-04T12:00:00Z');

test('CONT-06 the vouchers that hold today, to everybody; how often they may be used stays here', async () => {
  const { app } = await createTestApp();
  const vouchers = datedVouchers(
    [
      voucherDefinition({ id: 'today', mostUses: 5 }),
      voucherDefinition({ id: 'in-the-store', type: 'general-offline', ecommerceAutomaticRedemption: '' }),
      voucherDefinition({ id: 'tomorrow', validFrom: 1, validUntil: 2 }),
      voucherDefinition({ id: 'over', validFrom: '2026-05-01', validUntil: '2026-05-04' }),
    ],
    'Europe/Vienna',
  );
  voucherListRoute(app, { vouchers: { datedAt: vouchers }, now: () => now });
  const answer = await createBrowser(app).ask(getGeneralVouchers);
  expect(answer.vouchers.map(({ id, type }) => [id, type])).toEqual([
    ['today', 'general-online'],
    ['in-the-store', 'general-offline'],
  ]);
  expect(answer.vouchers[0]).toMatchObject({
    articleId: '1',
    component: 'voucher',
    validFrom: '2026-05-02T22:00:00.000Z',
    validUntil: '2026-05-04T22:00:00.000Z',
  });
  expect(answer.vouchers[0]?.takesOff).toEqual({ kind: 'amount', value: 500 });
  expect(JSON.stringify(answer)).not.toMatch(/mostUses|minimumOrderValue|oncePerCustomer/);
});

test('CONT-06 a voucher holds from its first moment until before its end', async () => {
  const { app } = await createTestApp();
  let moment = now;
  const vouchers = datedVouchers([voucherDefinition({ id: 'day', validFrom: 0, validUntil: 1 })], 'Europe/Vienna');
  voucherListRoute(app, { vouchers: { datedAt: () => vouchers(now) }, now: () => moment });
  const isThere = async (at: string) => {
    moment = Date.parse(at);
    return (await createBrowser(app).ask(getGeneralVouchers)).vouchers.length === 1;
  };
  expect(await isThere('2026-05-03T21:59:59.999Z')).toBe(false);
  expect(await isThere('2026-05-03T22:00:00Z')).toBe(true);
  expect(await isThere('2026-05-04T21:59:59.999Z')).toBe(true);
  expect(await isThere('2026-05-04T22:00:00Z')).toBe(false);
});
