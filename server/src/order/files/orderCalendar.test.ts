import { randomBytes } from 'node:crypto';
import { orderFile } from '@trolley/contract';
import { expect, test } from 'vitest';
import { testTenant } from '../../page/testing.ts';
import { shippedJson } from '../../tenant/testing.ts';
import { attemptOf, storedOf } from '../testing/sketches.ts';
import { orderCalendar } from './orderCalendar.ts';

const file = orderFile.parse(shippedJson('harbour', 'order/order.json'));
const calendarOf = (...order: Parameters<typeof storedOf>) =>
  orderCalendar({ tenant: testTenant(), file, linkSecret: randomBytes(32) }, storedOf(...order)).replaceAll(
    '\r\n ',
    '',
  );
const summary = (calendar: string) => /^SUMMARY:(.*)$/m.exec(calendar)?.[1];

test('CUST-13 a calendar tells goods that come from goods to be collected, and what was cancelled', () => {
  const { distributionAddress } = attemptOf();
  const store = { ...distributionAddress, distributionType: 'CLICK_AND_COLLECT' as const };
  const delivered = calendarOf();
  expect(delivered).toContain('STATUS:CONFIRMED');
  expect(delivered).toContain('DTSTART:20300506T080000Z');
  expect(delivered).toMatch(/^URL:https:\/\/shop\.example\/checkout-ok\?orderNumber=40000017&key=[\w-]{43}\r?$/m);
  const collected = calendarOf({}, attemptOf({ more: { distributionAddress: store } }));
  expect(summary(collected)).not.toBe(summary(delivered));
  expect(calendarOf({ status: 'CANCELLED' })).toContain('STATUS:CANCELLED');
});

test('CUST-13 a place of which only the town is known leaves no comma behind', () => {
  const town = attemptOf({ more: { distributionAddress: { distributionType: 'DELIVERY', city: 'Galway' } } });
  expect(calendarOf({}, town)).toMatch(/^LOCATION:Galway\r?$/m);
});
