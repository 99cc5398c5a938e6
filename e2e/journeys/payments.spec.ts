import type { Locator, Page } from '@playwright/test';
import type { PaymentMethod } from '@trolley/contract';
import type { Situation } from '../../payment-sandbox/src/cards/sandboxCards.ts';
import { cartOf, quantitiesIn } from '../support/cart.ts';
import {
  choosePayment,
  confirmed,
  countOrders,
  goToPay,
  openCheckout,
  type Payer,
  pressOrder,
  readyCart,
  stepOf,
} from '../support/checkout.ts';
import { loggedInCustomer } from '../support/people.ts';
import {
  cancelPayment,
  cardsSentToShop,
  expectPaymentPage,
  paymentTexts,
  pressCard,
  pressWallet,
  typeCard,
} from '../support/sandbox.ts';
import { addressOf, text } from '../support/tenantFiles.ts';
import { expect, openHydrated, test } from '../support/test.ts';

const wallets = [
  ['paypal', 'PayPal', 'guest'],
  ['apple-pay', 'Apple Pay', 'guest'],
  ['google-pay', 'Google Pay', 'customer'],
] as const satisfies readonly (readonly [PaymentMethod, string, Payer])[];
for (const [method, name, payer] of wallets) {
  test(`PAY-01 a ${payer} pays with ${name}`, async ({ page, stock }) => {
    await goToPay(page, stock, { method, payer });
    await pressWallet(page, name);
    const order = await confirmed(page);
    expect(order.payments).toMatchObject([{ methodKey: method, amount: order.priceInfo.total }]);
  });
}

test('CHK-05 PAY-06 a declined card leads back with the reason in words, the cart is unchanged, and another card pays', async ({
  page,
  stock,
  faults,
}) => {
  faults.tolerate(/status of 409/);
  const cards = cardsSentToShop(page);
  await goToPay(page, stock);
  await typeCard(page, 'declined');
  await expect(alertsOn(page)).toContainText(text('checkout.paymentError.paymentDeclined'));
  expect(await cartOf(page)).toMatchObject({ cartStatus: 'OPEN', distributionWindow: { held: true } });
  expect(await countOrders(page)).toBe(0);

  await payAgain(page);
  await cancelPayment(page);
  await expect(alertsOn(page)).toContainText(text('checkout.paymentError.paymentCancelled'));
  await payAgain(page);
  await pressCard(page, 'success');
  await confirmed(page);
  expect(await countOrders(page)).toBe(1);
  expect(cards).toEqual([]);
});

test('CHK-05 PAY-07 with 3-D Secure the bank asks: who refuses has ordered nothing, who agrees has', async ({
  page,
  stock,
  faults,
}) => {
  faults.tolerate(/status of 409/);
  await goToPay(page, stock);
  await pressCard(page, 'challenge');
  await page.getByRole('button', { name: paymentTexts.refuse }).click();
  await expect(alertsOn(page)).toContainText(text('checkout.paymentError.paymentNotConfirmed'));
  expect(await countOrders(page)).toBe(0);
  await payAgain(page);
  await pressCard(page, 'challenge');
  await page.getByRole('button', { name: paymentTexts.agree }).click();
  await confirmed(page);
  expect(await countOrders(page)).toBe(1);
});

const failures: readonly (readonly [string, Situation, string])[] = [
  ['an account without funds', 'noFunds', 'paymentDeclined'],
  ['a provider that reports another amount', 'wrongAmount', 'paymentMismatch'],
];
for (const [words, situation, code] of failures) {
  test(`CHK-05 ${words}: nothing is ordered, and everything is still in the cart`, async ({ page, stock, faults }) => {
    faults.tolerate(/status of 409/);
    const goods = await goToPay(page, stock);
    await pressCard(page, situation);
    await expect(alertsOn(page)).toContainText(text(`checkout.paymentError.${code}`));
    expect(await countOrders(page)).toBe(0);
    expect(await quantitiesIn(page)).toEqual(goods);
    expect(await cartOf(page)).toMatchObject({ cartStatus: 'OPEN' });
  });
}

test('WEEK-01 PAY-05 a saved card pays the next order without being chosen again, and can be removed', async ({
  page,
  stock,
}) => {
  const person = await loggedInCustomer(page);
  await readyCart(page.request, stock, { person });
  await openCheckout(page);
  const step = stepOf(page, 'payment');
  await step.locator('input[value="credit-cards"]').check();
  await step.getByRole('checkbox', { name: text('checkout.payment.save') }).check();
  await choosePayment(page, 'credit-cards');
  await pressOrder(page);
  await typeCard(page, 'success');
  await confirmed(page);

  await readyCart(page.request, stock, { person });
  await openCheckout(page);
  // Paid by this card the last time: the step is answered with it, and the provider's page asks for no number.
  await expect(step).toContainText(/Visa ····\s4242/);
  await pressOrder(page);
  await expectPaymentPage(page);
  await page.getByRole('button', { name: paymentTexts.pay }).click();
  await confirmed(page);
  expect(await countOrders(page)).toBe(2);

  await openHydrated(page, addressOf('profile', { slug: text('profile.slug.payments') }));
  const list = page.getByRole('list', { name: text('payments.list') });
  await expect(list).toContainText('4242');
  await list.getByRole('button', { name: text('payments.remove') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('payments.remove.now') })
    .click();
  await expect(page.getByText(text('payments.none.title'))).toBeVisible();
});

/** Once more, from the checkout that a payment has led back to. */
async function payAgain(page: Page): Promise<void> {
  await choosePayment(page, 'credit-cards');
  await pressOrder(page);
}

function alertsOn(page: Page): Locator {
  return page.locator('.checkout-news');
}
