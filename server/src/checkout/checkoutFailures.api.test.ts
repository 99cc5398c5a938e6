import { randomUUID } from 'node:crypto';
import * as contract from '@trolley/contract';
import { type CheckoutFailure, checkoutFailures } from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { cartRoutes } from '../cart/routes.ts';
import { createBrowser } from '../cart/testing/browser.ts';
import { neubau } from '../cart/testing.ts';
import type { ProviderStatus } from '../payment/provider.ts';
import { createTestApp } from '../platform/http/testing.ts';
import { insertSlot } from '../service/testing.ts';
import { checkoutRoutes } from './routes.ts';
import { checkoutDatabase } from './testing/checkoutDatabase.ts';

const { database, query, fake, open } = checkoutDatabase();

let app: FastifyInstance;
let browser: ReturnType<typeof createBrowser>;
beforeAll(async () => {
  const { carts, checkouts } = await open();
  ({ app } = await createTestApp());
  const known = { visitorOf: () => ({ member: false }), secureCookies: true };
  cartRoutes(app, { carts, ...known });
  checkoutRoutes(app, { checkouts, ...known });
});
beforeEach(() => {
  browser = createBrowser(app);
});

async function wholeCart() {
  await browser.ask(contract.addItem, { body: { sku: 'p1', quantity: 20 } });
  await browser.ask(contract.setDistributionAddress, { body: neubau });
  await browser.ask(contract.setTimeSlot, { body: { id: await insertSlot(database()) } });
  const { distributionType: _, ...street } = neubau;
  const billing = { firstName: 'Anna', lastName: 'Huber', email: 'anna@example.at', ...street };
  return browser.ask(contract.setBillingAddress, { body: billing });
}

async function plannedCart() {
  await wholeCart();
  return browser.ask(contract.planPayment, { body: { methodKey: 'credit-cards' } });
}

function finalize({ revision, priceInfo }: contract.Cart, changes: Partial<contract.PriceInfo> = {}) {
  const body = { revision, priceInfo: { ...priceInfo, ...changes } };
  return browser.send('POST', contract.finalizeCart.path, body);
}

const order = (checkoutId: string) => browser.send('POST', contract.createOrder.path, { checkoutId });

/** A cart whose payment came to this at the provider, and the question what became of it. */
async function paymentThat(happens: (reference: string) => unknown) {
  const { checkoutId } = (await finalize(await plannedCart())).json<{ checkoutId: string }>();
  const [payment] = await query<{ reference: string }>(
    'select reference from payment where checkout_id = $1',
    checkoutId,
  );
  await happens(payment?.reference ?? '');
  return order(checkoutId);
}

const paymentIs = (status: ProviderStatus) => () => paymentThat((reference) => fake.set(reference, status));

/** The call that is refused with each code. One that is missing here is no program. */
const situations: Readonly<Record<CheckoutFailure, () => ReturnType<typeof order>>> = {
  [checkoutFailures.checkoutNotFound]: () => order(randomUUID()),
  [checkoutFailures.totalChanged]: async () => finalize(await plannedCart(), { total: 1 }),
  [checkoutFailures.cartInvalid]: async () =>
    finalize(await browser.ask(contract.addItem, { body: { sku: 'p1', quantity: 20 } })),
  [checkoutFailures.paymentMissing]: async () => finalize(await wholeCart()),
  [checkoutFailures.methodNotOffered]: async () => {
    await wholeCart();
    return browser.send('POST', contract.planPayment.path, { methodKey: 'payment-at-the-store' });
  },
  [checkoutFailures.paymentPending]: paymentIs('pending'),
  [checkoutFailures.paymentDeclined]: paymentIs('declined'),
  [checkoutFailures.paymentNotConfirmed]: () =>
    paymentThat((reference) => {
      fake.set(reference, 'declined');
      fake.script.lie = { declineCode: 'authentication_failed' };
    }),
  [checkoutFailures.paymentCancelled]: paymentIs('cancelled'),
  [checkoutFailures.paymentExpired]: paymentIs('expired'),
  [checkoutFailures.paymentMismatch]: () =>
    paymentThat((reference) => {
      fake.pay(reference);
      fake.script.lie = { amount: 1 };
    }),
  // Of an order that is not there, as one that was cancelled.
  [checkoutFailures.orderClosed]: () =>
    paymentThat(async (reference) => {
      await query(
        `update checkout set attempt = attempt || '{"mode": "ADDON", "parentOrderNumber": "1"}'
          where id = (select checkout_id from payment where reference = $1)`,
        reference,
      );
      fake.pay(reference);
    }),
  [checkoutFailures.providerAway]: async () => {
    const cart = await plannedCart();
    fake.script.away = 'silent';
    return finalize(cart);
  },
  // Settled by hand in the database, without a word why.
  [checkoutFailures.general]: () =>
    paymentThat((reference) =>
      query(
        `with ended as (update payment set status = 'VOIDED' where reference = $1 returning checkout_id)
         update checkout set status = 'FAILED' from ended where id = checkout_id`,
        reference,
      ),
    ),
};

test.each(Object.values(checkoutFailures))('CHK-05 %s is told by the call that failed', async (errorCode) => {
  const answer = await situations[errorCode]();
  expect(answer.json()).toMatchObject({ errorCode, status: answer.statusCode });
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
});
