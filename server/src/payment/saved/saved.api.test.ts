import { randomUUID } from 'node:crypto';
import {
  deleteCustomer,
  exportCustomer,
  getSavedMethods,
  removeSavedMethod,
  saveMethod,
  setPrimaryMethod,
} from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createBrowser } from '../../cart/testing/browser.ts';
import { customerOfCheckout } from '../../checkout/lookups.ts';
import { profileRoutes } from '../../customer/profile/routes.ts';
import { type OpenProfile, type Person, profileDatabase, testPassword } from '../../customer/profile/testing.ts';
import { personalData } from '../../personalData.ts';
import { createTestApp } from '../../platform/http/testing.ts';
import { insertCheckout } from '../../voucher/testing.ts';
import { type PaymentProvider, ProviderAway, ProviderRefusal, type SavedAtProvider } from '../provider.ts';
import { findSavedMethod } from './findSavedMethod.ts';
import { savedMethodRoutes } from './routes.ts';
import { saveMethod as saveMethodOf } from './saveMethod.ts';

const { open, query, database } = profileDatabase();
let shop: OpenProfile;
let whole: FastifyInstance;
let ana: Person;
let away = false;
let unknown = false;
let paidWith: SavedAtProvider | undefined;
const forgotten: string[] = [];

function orAway<T>(answer: T): Promise<T> {
  return away ? Promise.reject(new ProviderAway('nobody answers')) : Promise.resolve(answer);
}
/** As much of a provider as kept methods ask for. */
const provider: Pick<PaymentProvider, 'name' | 'read' | 'forgetMethod'> = {
  name: 'sandbox',
  read: (reference) =>
    orAway({
      status: 'authorized',
      paymentId: reference,
      amount: 100,
      currency: 'EUR',
      captured: 0,
      refunded: 0,
      ...(paidWith && { method: paidWith }),
    }),
  async forgetMethod(token) {
    await orAway(undefined);
    if (unknown) throw new ProviderRefusal('sandbox', 'unknownMethod');
    forgotten.push(token);
  },
};

const payments = { byName: (name: string) => (name === provider.name ? (provider as PaymentProvider) : undefined) };

beforeAll(async () => {
  shop = await open();
  savedMethodRoutes(shop.app, { ...shop.customers, payments, customerOfCheckout });
  // As a shop is put together: saved methods go with a customer who leaves.
  ({ app: whole } = await createTestApp());
  const { database } = shop.customers;
  const rooms = personalData({ database, selling: { service: shop.carts.service, payments } });
  profileRoutes(whole, { ...shop.customers, personalData: rooms });
});
beforeEach(async () => {
  away = false;
  unknown = false;
  paidWith = { token: randomUUID(), brand: 'Visa', name: '4242', expiryMonth: 12, expiryYear: 2099 };
  ana = await shop.person();
});

const visa = (changes: Partial<SavedAtProvider> = {}) => ({
  token: randomUUID(),
  brand: 'Visa',
  name: '4242',
  expiryMonth: 12,
  expiryYear: 2099,
  ...changes,
});
const keep = (method = visa(), setPrimary = false, who = ana) =>
  database().transaction((tx) =>
    saveMethodOf(tx, { customerId: who.id, provider: 'sandbox', methodKey: 'credit-cards', method, setPrimary }),
  );
/** Deletes the account. */
async function leave() {
  const browser = createBrowser(whole);
  for (const [name, value] of ana.browser.jar) browser.jar.set(name, value);
  await browser.ask(deleteCustomer, { body: { password: testPassword } });
}
const list = async () => (await ana.browser.ask(getSavedMethods)).activeMethods;
const paidCheckout = async (who = ana) => {
  const checkoutId = await insertCheckout(database(), who.id);
  await query(
    `insert into payment (id, checkout_id, provider, method_key, amount, currency, reference)
     values (gen_random_uuid(), $1, 'sandbox', 'credit-cards', 100, 'EUR', gen_random_uuid())`,
    checkoutId,
  );
  return checkoutId;
};
const bodyOf = (checkoutId: string) => ({ checkoutId, methodKey: 'credit-cards', provider: 'sandbox' });

describe('methods that somebody kept', () => {
  test('PAY-05 a brand that was kept as a provider’s code is shown in words', async () => {
    await keep(visa({ brand: 'cartes_bancaires' }));
    expect(await list()).toMatchObject([{ paymentBrand: 'cartes bancaires' }]);
  });

  test('PAY-05 the first is offered first, then whichever is chosen; one kept twice is one', async () => {
    const [one, other] = [visa({ name: '1111' }), visa({ name: '2222', brand: 'Mastercard' })];
    await keep(one);
    await keep(other);
    await keep({ ...one, expiryYear: 2098 });
    const shown = await list();
    expect(shown).toMatchObject([
      {
        name: '1111',
        paymentBrand: 'Visa',
        cardExpiryMonth: 12,
        cardExpiryYear: 2098,
        isPrimary: true,
        expired: false,
      },
      { name: '2222', paymentBrand: 'Mastercard', isPrimary: false },
    ]);
    const id = shown[1]?.id ?? '';
    const { activeMethods } = await ana.browser.ask(setPrimaryMethod, { params: { id } });
    expect(activeMethods.map(({ name, isPrimary }) => [name, isPrimary])).toEqual([
      ['2222', true],
      ['1111', false],
    ]);
    await keep(visa({ name: '3333' }), true);
    expect((await list()).filter(({ isPrimary }) => isPrimary)).toMatchObject([{ name: '3333' }]);
  });

  test('PAY-05 what has expired is not offered, only shown, and gives way to the next that is kept', async () => {
    const old = visa({ name: '1111', expiryMonth: 1, expiryYear: 2020 });
    await keep(old);
    const { activeMethods, hasInactiveMethods, expiredMethods } = await ana.browser.ask(getSavedMethods);
    expect([activeMethods, hasInactiveMethods]).toEqual([[], true]);
    expect(expiredMethods).toMatchObject([{ name: '1111', expired: true, isPrimary: true, cardExpiryYear: 2020 }]);
    const id = expiredMethods[0]?.id ?? '';
    expect(await findSavedMethod(database(), ana.id, id)).toBeUndefined();
    await keep(visa({ name: '2222' }));
    expect(await list()).toMatchObject([{ name: '2222', isPrimary: true }]);
    expect((await ana.browser.send('POST', `${getSavedMethods.path}/${id}/set-primary`)).statusCode).toBe(404);
    const left = await ana.browser.ask(removeSavedMethod, { params: { id }, query: { provider: 'sandbox' } });
    expect(left).toMatchObject({ activeMethods: [{ name: '2222' }], hasInactiveMethods: false, expiredMethods: [] });
    expect(forgotten).toContain(old.token);
  });

  test('PAY-05 after the one offered first is removed an expired one is not offered instead', async () => {
    await keep(visa({ name: '1111' }));
    await keep(visa({ name: '2222', expiryMonth: 1, expiryYear: 2020 }));
    await keep(visa({ name: '3333' }));
    const [first] = await list();
    const params = { id: first?.id ?? '' };
    const left = await ana.browser.ask(removeSavedMethod, { params, query: {} });
    expect(left.activeMethods).toMatchObject([{ name: '3333', isPrimary: true }]);
    expect(left.expiredMethods).toMatchObject([{ name: '2222', isPrimary: false }]);
  });

  test('PAY-05 is kept from a checkout that was paid, as the provider tells it', async () => {
    const checkoutId = await paidCheckout();
    const kept = await ana.browser.ask(saveMethod, { body: { ...bodyOf(checkoutId), setPrimary: true } });
    expect(kept.activeMethods).toMatchObject([{ name: '4242', provider: 'sandbox', isPrimary: true }]);
    const id = kept.activeMethods[0]?.id ?? '';
    expect(await findSavedMethod(database(), ana.id, id)).toMatchObject({ token: paidWith?.token });
    const bela = await shop.person();
    expect(await findSavedMethod(database(), bela.id, id), 'nobody else’s').toBeUndefined();
  });

  test('PAY-05 is not kept from somebody else’s checkout, one the provider did not keep, or while it is away', async () => {
    const theirs = await paidCheckout(await shop.person());
    const own = await paidCheckout();
    const answer = async (checkoutId: string) => {
      const response = await ana.browser.send('POST', saveMethod.path, bodyOf(checkoutId));
      return [response.statusCode, response.json<{ errorCode: string }>().errorCode];
    };
    expect(await answer(theirs)).toEqual([404, 'checkoutNotFound']);
    expect(await answer(randomUUID())).toEqual([404, 'checkoutNotFound']);
    away = true;
    expect(await answer(own)).toEqual([502, 'paymentProviderAway']);
    away = false;
    paidWith = { brand: 'Visa', name: '4242' };
    expect(await answer(own)).toEqual([409, 'paymentMethodNotKept']);
    expect(await list()).toEqual([]);
  });

  test('PAY-05 PAY-06 no token leaves the shop, and no card number comes into it', async () => {
    const method = visa();
    await keep(method);
    const response = await ana.browser.send('GET', getSavedMethods.path);
    expect(response.body).not.toContain(method.token);
    const columns = await query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = 'saved_payment_method'`,
    );
    expect(columns.filter(({ name }) => /number|cvc|pan/.test(name))).toEqual([]);
  });
});

describe('removing one', () => {
  test('PAY-05 the provider forgets it too, and another one is offered first', async () => {
    const [one, other] = [visa({ name: '1111' }), visa({ name: '2222' })];
    await keep(one);
    await keep(other);
    const [first] = await list();
    const params = { id: first?.id ?? '' };
    const left = await ana.browser.ask(removeSavedMethod, { params, query: { provider: 'sandbox' } });
    expect(left.activeMethods).toMatchObject([{ name: '2222', isPrimary: true }]);
    expect(forgotten).toContain(one.token);
  });

  test('PAY-05 it stays while the provider does not answer, and is nobody else’s to remove', async () => {
    await keep();
    const [one] = await list();
    const path = `${getSavedMethods.path}/${one?.id}`;
    away = true;
    expect((await ana.browser.send('DELETE', path)).statusCode).toBe(502);
    away = false;
    const bela = await shop.person();
    expect((await bela.browser.send('DELETE', path)).statusCode).toBe(404);
    expect((await bela.browser.send('POST', `${path}/set-primary`)).statusCode).toBe(404);
    expect((await ana.browser.send('DELETE', `${path}?provider=stripe`)).statusCode).toBe(404);
    expect(await list()).toHaveLength(1);
    expect((await shop.app.inject({ url: getSavedMethods.path })).statusCode).toBe(401);
  });

  test('PAY-05 one that its provider does not know is removed all the same', async () => {
    await keep();
    unknown = true;
    const [one] = await list();
    expect((await ana.browser.send('DELETE', `${getSavedMethods.path}/${one?.id}`)).statusCode).toBe(200);
    expect(await list()).toEqual([]);
  });

  test('CUST-12 whoever leaves is told what is kept, and then nothing is, here or at the provider', async () => {
    const [one, other] = [visa({ name: '1111' }), visa({ name: '2222', expiryMonth: 1, expiryYear: 2020 })];
    await keep(one);
    await keep(other);
    const told = await ana.browser.send('GET', exportCustomer.path);
    expect(told.json()).toMatchObject({ paymentMethods: [{ name: '1111' }, { name: '2222' }] });
    expect(told.body).not.toContain(one.token);
    await leave();
    expect(await query('select 1 from saved_payment_method where customer_id = $1', ana.id)).toEqual([]);
    expect(forgotten).toEqual(expect.arrayContaining([one.token, other.token]));
  });

  test.each(['away', 'unknown'] as const)('CUST-12 nobody is kept because a provider is %s', async (kind) => {
    await keep();
    if (kind === 'away') away = true;
    else unknown = true;
    await leave();
    expect(await query('select 1 from customer where id = $1', ana.id)).toEqual([]);
  });

  test('PAY-05 however many are kept and chosen at once, one is the first', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, at) => keep(visa({ name: String(at) }), at % 2 === 0)));
    const shown = await list();
    expect(shown).toHaveLength(8);
    expect(shown.filter(({ isPrimary }) => isPrimary)).toHaveLength(1);
  });
});
