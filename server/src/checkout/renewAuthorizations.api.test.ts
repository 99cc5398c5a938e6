import { expect, test } from 'vitest';
import { ProviderAway } from '../payment/provider.ts';
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

/** So that later tests are not told of it. */
const settled = (paymentId: string) => query(`update payment set status = 'CAPTURED' where id = $1`, paymentId);

/** The names under which money is held for a payment. */
const heldFor = (paymentId: string) =>
  [...fake.payments.values()]
    .filter((one) => one.paymentId === paymentId && one.status === 'authorized')
    .map(({ reference }) => reference);

test('PAY-07 on the last day of its authorisation a payment is authorised again with the saved method, once', async () => {
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

test('PAY-07 payments at the door are skipped, and more than one page of payments is looked at', async () => {
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

test('PAY-07 without a saved method a person is told when it ends, once, and nothing else changes', async () => {
  const shop = await open();
  const { paymentId, reference } = await heldOrder(shop, { keeps: false });
  for (let times = 0; times < 2; times++) await renewAuthorizations(shop.checkouts);
  const after = await payment(paymentId);
  expect(after).toMatchObject({ status: 'AUTHORIZED', reference });
  expect(after.attention).toMatch(/^the authorisation ends at \d{4}-.*; the method is not saved$/);
  expect(shop.lines.filter(({ level }) => level === 'error')).toHaveLength(1);
  expect(heldFor(paymentId)).toEqual([reference]);
});

test('PAY-07 a method that its owner removed is not used', async () => {
  const shop = await open();
  const { paymentId, customerId } = await heldOrder(shop);
  await query('delete from saved_payment_method where customer_id = $1', customerId);
  await renewAuthorizations(shop.checkouts);
  expect((await payment(paymentId)).attention).toContain('not saved');
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

test('PAY-07 the last day begins to the millisecond a day before the end', async () => {
  const shop = await open();
  const { paymentId, reference } = await heldOrder(shop);
  const until = fake.payments.get(reference)?.heldUntil?.getTime() ?? 0;
  await renewAuthorizations(shop.checkouts, { now: until - 24 * hourMs - 1 });
  expect((await payment(paymentId)).reference).toBe(reference);
  await renewAuthorizations(shop.checkouts, { now: until - 24 * hourMs });
  expect((await payment(paymentId)).reference).not.toBe(reference);
  expect(shop.lines.filter(({ step }) => step === undefined).map(({ level }) => level)).toEqual(['info']);
});

test.each(['captured', 'refunded'] as const)('PAY-07 one that is %s is not reported to staff', async (status) => {
  const shop = await open();
  const { paymentId, reference } = await heldOrder(shop);
  fake.set(reference, status);
  await renewAuthorizations(shop.checkouts);
  expect(await payment(paymentId)).toEqual({ status: 'AUTHORIZED', reference, attention: null });
  expect(fake.calls).toEqual(['read']);
  await settled(paymentId);
});

test('PAY-07 an authorisation that holds for ever is left alone', async () => {
  const shop = await open();
  const { paymentId, reference } = await heldOrder(shop);
  const { heldUntil: _, ...endless } = fake.payments.get(reference) ?? expect.fail('no such payment');
  fake.payments.set(reference, endless);
  await renewAuthorizations(shop.checkouts);
  expect(await payment(paymentId)).toEqual({ status: 'AUTHORIZED', reference, attention: null });
  await settled(paymentId);
});

test('PAY-07 a guest’s, another provider’s and what its provider never authorises again: a person is told', async () => {
  const shop = await open();
  const guest = await heldOrder(shop);
  await query('update checkout set customer_id = null where id = $1', guest.checkoutId);
  const moved = await heldOrder(shop);
  await query(`update saved_payment_method set provider = 'former' where customer_id = $1`, moved.customerId);
  await renewAuthorizations(shop.checkouts);
  const { renew: _, ...fixed } = fake.provider;
  const once = await heldOrder(shop);
  await renewAuthorizations({ ...shop.checkouts, payments: { ...shop.checkouts.payments, byName: () => fixed } });
  for (const { paymentId } of [guest, moved, once])
    expect((await payment(paymentId)).attention).toMatch(/; the method is not saved$/);
  expect(fake.calls).not.toContain('renew');
});

test('PAY-07 one that was paid with a saved method is authorised again with that very method', async () => {
  const shop = await open();
  const { paymentId, reference, customerId } = await heldOrder(shop);
  const [saved] = await query<{ id: string }>(
    `insert into saved_payment_method (customer_id, provider, token, method_key, payment_brand, name)
     values ($1, 'fake', 'tok-chosen', 'credit-cards', 'Visa', '1111') returning id`,
    customerId,
  );
  await query('update payment set saved_method_id = $2 where id = $1', paymentId, saved?.id);
  const asked: unknown[] = [];
  const provider: typeof fake.provider = {
    ...fake.provider,
    async renew(...ask) {
      asked.push(ask);
      return { reference: `again-${paymentId}` };
    },
    void: async (...ask) => void asked.push(ask),
  };
  await renewAuthorizations({ ...shop.checkouts, payments: { ...shop.checkouts.payments, byName: () => provider } });
  const key = `renew-${reference}`;
  expect(asked).toEqual([
    [{ paymentId, amount: 4479, currency: 'EUR', token: 'tok-chosen' }, key],
    [reference, `${key}-void`],
  ]);
  expect((await payment(paymentId)).reference).toBe(`again-${paymentId}`);
});

test('PAY-07 a provider that goes away while it authorises again is asked another time, and staff get no report', async () => {
  const shop = await open();
  const { paymentId, reference } = await heldOrder(shop);
  const provider = { ...fake.provider, renew: () => Promise.reject(new ProviderAway('gone')) };
  await renewAuthorizations({ ...shop.checkouts, payments: { ...shop.checkouts.payments, byName: () => provider } });
  expect(await payment(paymentId)).toEqual({ status: 'AUTHORIZED', reference, attention: null });
  expect(shop.lines.filter(({ step }) => step === undefined).map(({ level }) => level)).toEqual(['warn']);
  await settled(paymentId);
});

test('PAY-07 what another process has authorised again under the same name is not voided', async () => {
  const shop = await open();
  const { paymentId, reference } = await heldOrder(shop);
  const provider: typeof fake.provider = {
    ...fake.provider,
    async renew(...ask) {
      const renewed = (await fake.provider.renew?.(...ask)) ?? expect.fail('it renews');
      await query('update payment set reference = $2 where id = $1', paymentId, renewed.reference);
      return renewed;
    },
  };
  await renewAuthorizations({ ...shop.checkouts, payments: { ...shop.checkouts.payments, byName: () => provider } });
  expect(heldFor(paymentId)).toEqual([reference, `fake-renew-${reference}`]);
  expect(fake.calls).not.toContain('void');
});
