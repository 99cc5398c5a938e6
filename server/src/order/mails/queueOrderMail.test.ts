import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { testTenant } from '../../page/testing.ts';
import { attemptOf, storedOf } from '../testing/sketches.ts';
import type { OrderMails } from './orderMails.ts';
import { queueOrderMail } from './queueOrderMail.ts';

type News = Parameters<typeof queueOrderMail>[2];
const { distributionAddress } = attemptOf();
const collected = attemptOf({
  more: { distributionAddress: { ...distributionAddress, distributionType: 'CLICK_AND_COLLECT' } },
});

/** Which mail was written for a piece of news, with which link; none is sent. */
async function written(news: News, attempt = attemptOf()) {
  const asked: (readonly [string, string])[] = [];
  const mails: OrderMails = {
    of: (mail, _order, link) => void asked.push([mail, link]),
    withdrawal: () => {
      throw new Error('no withdrawal');
    },
  };
  const tx = { query: () => Promise.reject(new Error('nothing is to be queued')) };
  await queueOrderMail({ mails, tenant: testTenant(), linkSecret: randomBytes(32) }, tx, news, storedOf({}, attempt));
  return asked;
}

test('CUST-13 what is ready is on its way to a door, and to be collected in a store', async () => {
  expect(await written('ready')).toEqual([['onItsWay', expect.stringContaining('orderNumber=40000017&key=')]]);
  expect(await written('ready', collected)).toMatchObject([['readyToCollect', expect.any(String)]]);
});

test('CUST-13 other news have one mail, however the goods go', async () => {
  for (const news of ['confirmation', 'cancelled', 'cancelledByShop', 'picked', 'refunded'] as const)
    for (const attempt of [attemptOf(), collected])
      expect((await written(news, attempt)).map(([mail]) => mail)).toEqual([news]);
});
