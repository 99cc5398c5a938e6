import { beforeAll, expect, test } from 'vitest';
import { orderKey } from '../access/orderKey.ts';
import { orderDatabase } from '../testing/orderShop.ts';

const { open } = orderDatabase();
let shop: Awaited<ReturnType<typeof open>>;
let orderNumber: string;
let key: string;
beforeAll(async () => {
  shop = await open();
  orderNumber = await shop.placed();
  key = orderKey(shop.orders.linkSecret, orderNumber);
});

const ask = (path: string) => shop.app.inject({ url: `/api/orders/${path}` });

test('CUST-13 a paper of an order that cannot be is not found, like any other', async () => {
  const wrong = ['x', `${orderNumber}x`, `x${orderNumber}`, '9'.repeat(16), '123'];
  for (const number of wrong)
    for (const file of ['calendar.ics', 'invoice.pdf', 'credit-notes/1.pdf']) {
      const answer = await ask(`${number}/${file}?key=${key}`);
      expect(answer.json(), `${number}/${file}`).toMatchObject({ status: 404, errorCode: 'orderNotFound' });
    }
});

test('CUST-13 two keys are none', async () => {
  expect((await ask(`${orderNumber}/calendar.ics?key=${key}`)).statusCode).toBe(200);
  expect((await ask(`${orderNumber}/calendar.ics?key=${key}&key=${key}`)).statusCode).toBe(404);
});

test('CUST-13 an order without refunds has no credit note, and its calendar file its own name', async () => {
  expect((await ask(`${orderNumber}/credit-notes/1.pdf?key=${key}`)).json()).toMatchObject({ errorCode: 'notFound' });
  const { headers, body } = await ask(`${orderNumber}/calendar.ics?key=${key}`);
  expect(headers['content-disposition']).toBe(`attachment; filename="feldmarkt-${orderNumber}.ics"`);
  expect(body.replaceAll('\r\n ', '')).toContain('LOCATION:Neubaugasse 12\\, 1070 Wien');
  expect(body).toContain('STATUS:CONFIRMED');
});
