import { expect, test } from 'vitest';
import { placeOrder } from './placeOrder.ts';
import { renewAuthorizations } from './renewAuthorizations.ts';
import { checkoutDatabase } from './testing/checkoutDatabase.ts';
import { insertCustomer } from './testing/checkoutShop.ts';

const { database, query, fake, open, openAnother, begun } = checkoutDatabase();
const hourMs = 3_600_000;
const method = { token: 'tok', brand: 'Visa', name: '4242', expiryMonth: 1, expiryYear: 2099 };

interface Sketch {
  readonly keeps?: boolean;
  /** Of the authorisation. */
  readonly hoursLeft?: number;
}

/** An order of six days ago that is authorised, but not captured. */
async function heldOrder(shop: Awaited<ReturnType<typeof open>>, { keeps = true, hoursLeft = 20 }: Sketch = {}) {
  const customerId = await insertCustomer(database());
  const one = await begun(shop, { customerId });
  await query('update payment set save_method = $2 where id = $1', one.paymentId, keeps);
  const { token: _, ...shown } = method;
  fake.pay(one.reference, keeps ? { ...method, token: `tok-${one.paymentId}` } : shown);
  expect(await placeOrder(shop.checkouts, one.checkoutId, 'REDIRECT')).toHaveProperty('orderNumber');
  await query(`update payment set changed_at = now() - interval '6 days' where id = $1`, one.paymentId);
  fake.holdUntil(one.reference, new Date(Date.now() + hoursLeft * hourMs));
  fake.calls.length = 0;
  return { ...one, customerId };
}

async function payment(id: string) {
  const [row] = await query<{ status: string; reference: string; attention: string | null }>(
    'select status, reference, attention from payment where id = $1',
    id,
  );
  if (!row) throw new Error('no such payment');
  return row;
}

/** The names under which money is held for a payment. */
const heldFor = (paymentId: string) =>
  [...fake.payments.values()]
    .filter((one) => one.paymentId === paymentId && one.status === 'authorized')
    .map(({ reference }) => reference);

test('PAY-07 on the last day of its authorisation a payment is authorised again with the kept method, once', async () => {
  const shops = [await open(), await openAnother()] as const;
  const { paymentId, reference } = await heldOrder(shops[0]);
  await Promise.all(shops.map(({ checkouts }) => renewAuthorizations(checkouts)));
  for (const { checkouts } of shops) await renewAuthorizations(checkouts);
  const after = await payment(paymentId);
  expect(after).toMatchObject({ status: 'AUTHORIZED', attention: null });
  expect(after.reference).not.toBe(reference);
  expect(heldFor(paymentId)).toEqual([after.reference]);
  await expect(fake.provider.capture(after.reference, 4479, 'capture')).resolves.toBeUndefined();
});

test('PAY-07 what is paid at the door does not stand in the way, and more than one page of payments is looked at', async () => {
  const shop = await open();
  const atDoor = await begun(shop, { payments: [{ methodKey: 'payment-at-the-door' }] });
  expect(await placeOrder(shop.checkouts, atDoor.checkoutId, 'REDIRECT')).toHaveProperty('orderNumber');
  await query(`update payment set changed_at = now() - interval '90 days' where id = $1`, atDoor.paymentId);
  const ending = [await heldOrder(shop), await heldOrder(shop), await heldOrder(shop)];
  const asked: string[] = [];
  const { payments } = shop.checkouts;
  const byName = (name: string) => {
    asked.push(name);
    return payments.byName(name);
  };
  // Written at the same moment, as after a restore: nobody is left out between two pages.
  await query(
    `update payment set changed_at = '2026-01-01' where id = any($1)`,
    ending.map(({ paymentId }) => paymentId),
  );
  await renewAuthorizations({ ...shop.checkouts, payments: { ...payments, byName } }, { most: 1 });
  for (const { paymentId, reference } of ending) expect((await payment(paymentId)).reference).not.toBe(reference);
  expect(asked).not.toContain('without');
});

test('PAY-07 before its last day nothing is asked of anybody', async () => {
  const shop = await open();
  const { paymentId, reference } = await heldOrder(shop, { hoursLeft: 30 });
  await renewAuthorizations(shop.checkouts);
  expect(await payment(paymentId)).toEqual({ status: 'AUTHORIZED', reference, attention: null });
  expect(fake.calls).not.toContain('renew');
  await query(`update payment set status = 'VOIDED' where id = $1`, paymentId);
});

test('PAY-07 without a kept method a person is told when it ends, once, and nothing else changes', async () => {
  const shop = await open();
  const { paymentId, reference } = await heldOrder(shop, { keeps: false });
  for (let times = 0; times < 2; times++) await renewAuthorizations(shop.checkouts);
  const after = await payment(paymentId);
  expect(after).toMatchObject({ status: 'AUTHORIZED', reference });
  expect(after.attention).toMatch(/^the authorisation ends at \d{4}-.*; the method is not kept$/);
  expect(shop.lines.filter(({ level }) => level === 'error')).toHaveLength(1);
  expect(heldFor(paymentId)).toEqual([reference]);
});

test('PAY-07 a method that its owner no longer keeps is not used', async () => {
  const shop = await open();
  const { paymentId, customerId } = await heldOrder(shop);
  await query('delete from saved_payment_method where customer_id = $1', customerId);
  await renewAuthorizations(shop.checkouts);
  expect((await payment(paymentId)).attention).toContain('not kept');
  expect(fake.calls).not.toContain('renew');
});

test('PAY-07 what the provider does not authorise again is told to a person, with its reason', async () => {
  const shop = await open();
  const { paymentId, reference } = await heldOrder(shop);
  fake.script.refusesRenewal = true;
  await renewAuthorizations(shop.checkouts);
  expect((await payment(paymentId)).attention).toContain('authentication_required');
  expect(heldFor(paymentId)).toEqual([reference]);
});

test('PAY-07 one that is gone already is told, long before somebody picks the order', async () => {
  const shop = await open();
  const { paymentId, reference } = await heldOrder(shop);
  fake.set(reference, 'expired');
  await renewAuthorizations(shop.checkouts);
  expect((await payment(paymentId)).attention).toBe('the authorisation is expired');
});

test('PAY-07 a provider that is away is asked again; an answer that was lost is no second authorisation', async () => {
  const shop = await open();
  const { paymentId } = await heldOrder(shop);
  fake.script.away = 'silent';
  await renewAuthorizations(shop.checkouts);
  fake.script.away = 'answerLost';
  await renewAuthorizations(shop.checkouts);
  expect((await payment(paymentId)).attention).toBeNull();
  delete fake.script.away;
  await renewAuthorizations(shop.checkouts);
  expect(heldFor(paymentId)).toEqual([(await payment(paymentId)).reference]);
});

test('PAY-07 what is about to be captured is left alone, also where that was decided while it was authorised again', async () => {
  const shop = await open();
  const { paymentId, reference } = await heldOrder(shop);
  const { renew } = fake.provider;
  const capture = () =>
    query(`insert into payment_task (payment_id, kind, amount) values ($1, 'capture', 4479)`, paymentId);
  const provider = {
    ...fake.provider,
    async renew(...ask: Parameters<NonNullable<typeof renew>>) {
      const renewed = await fake.provider.renew?.(...ask);
      await capture();
      return renewed ?? { reference: '' };
    },
  };
  const payments = { ...shop.checkouts.payments, byName: () => provider };
  await renewAuthorizations({ ...shop.checkouts, payments });
  expect(await payment(paymentId)).toEqual({ status: 'AUTHORIZED', reference, attention: null });
  expect(heldFor(paymentId)).toEqual([reference]);
  fake.calls.length = 0;
  await renewAuthorizations(shop.checkouts);
  expect(fake.calls).toEqual([]);
});
