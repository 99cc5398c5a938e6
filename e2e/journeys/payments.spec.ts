import type { PaymentMethod } from '@trolley/contract';
import type { Situation } from '../../payment-sandbox/src/cards/sandboxCards.ts';
import { cartOf, heldBy } from '../support/cart.ts';
import {
  cartGone,
  checkoutPage,
  choosePayment,
  confirmed,
  countOrders,
  expectOpen,
  openCheckout,
  orderBy,
  orderLinkTo,
  pressOrder,
  readyCart,
  returnPage,
  stepOf,
} from '../support/checkout.ts';
import { inspect } from '../support/inspect.ts';
import { loggedInCustomer, mailsTo, stranger } from '../support/people.ts';
import {
  cardsSentToShop,
  expectPaymentPage,
  paymentWords,
  pressCard,
  pressWallet,
  turnBack,
  typeCard,
} from '../support/sandbox.ts';
import { addressOf, text } from '../support/tenantFiles.ts';
import { expect, openAlive, test } from '../support/test.ts';

test.beforeEach(({ faults }) => faults.tolerate(cartGone));

const wallets = [
  ['paypal', 'PayPal'],
  ['apple-pay', 'Apple Pay'],
  ['google-pay', 'Google Pay'],
] as const satisfies readonly (readonly [PaymentMethod, string])[];
for (const [method, name] of wallets) {
  test(`PAY-01 a guest pays with ${name}`, async ({ page, stock }) => {
    await readyCart(page.request, stock, { person: stranger() });
    await orderBy(page, method);
    await pressWallet(page, name);
    const order = await confirmed(page);
    expect(order.payments).toMatchObject([{ methodKey: method, amount: order.priceInfo.total }]);
  });
}

test('CHK-05 PAY-06 a declined card leads back with the reason in words, the cart is kept, and another card pays @smoke', async ({
  page,
  stock,
  faults,
}) => {
  faults.tolerate(/status of 409/);
  const person = await loggedInCustomer(page);
  const cards = cardsSentToShop(page);
  await readyCart(page.request, stock, { person });
  const goods = await heldBy(page);
  await orderBy(page, 'credit-cards');
  await typeCard(page, 'declined');
  const news = page.locator('.checkout-news');
  await expect(news).toContainText(text('checkout.paymentError.paymentDeclined'));
  expect(await heldBy(page)).toEqual(goods);
  expect(await cartOf(page)).toMatchObject({ cartStatus: 'OPEN', distributionWindow: { held: true } });
  expect(await countOrders(page)).toBe(0);

  await choosePayment(page, 'credit-cards');
  await pressOrder(page);
  await turnBack(page);
  await expect(news).toContainText(text('checkout.paymentError.paymentCancelled'));
  await choosePayment(page, 'credit-cards');
  await pressOrder(page);
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
  const person = await loggedInCustomer(page);
  await readyCart(page.request, stock, { person });
  await orderBy(page, 'credit-cards');
  await pressCard(page, 'challenge');
  await page.getByRole('button', { name: paymentWords.refuse }).click();
  await expect(page.locator('.checkout-news')).toContainText(text('checkout.paymentError.paymentDeclined'));
  expect(await countOrders(page)).toBe(0);
  await choosePayment(page, 'credit-cards');
  await pressOrder(page);
  await pressCard(page, 'challenge');
  await page.getByRole('button', { name: paymentWords.agree }).click();
  await confirmed(page);
  expect(await countOrders(page)).toBe(1);
});

test('CHK-05 a provider that reports another amount is not believed: nothing is ordered', async ({
  page,
  stock,
  faults,
}) => {
  faults.tolerate(/status of 409/);
  const person = await loggedInCustomer(page);
  await readyCart(page.request, stock, { person });
  await orderBy(page, 'credit-cards');
  await pressCard(page, 'wrongAmount');
  await expect(page.locator('.checkout-news')).toContainText(text('checkout.paymentError.paymentMismatch'));
  expect(await countOrders(page)).toBe(0);
  expect(await cartOf(page)).toMatchObject({ cartStatus: 'OPEN' });
});

const messages: readonly (readonly [string, Situation])[] = [
  ['comes before the browser', 'messageFirst'],
  ['comes twice', 'twice'],
  ['never comes', 'redirectOnly'],
];
for (const [words, situation] of messages) {
  test(`CHK-06 a message of the provider that ${words} makes one order and one mail`, async ({ page, stock }) => {
    const person = await loggedInCustomer(page);
    const before = (await mailsTo(person.email)).length;
    await readyCart(page.request, stock, { person });
    await orderBy(page, 'credit-cards');
    await pressCard(page, situation);
    const { orderNumber } = await confirmed(page);
    await orderLinkTo(person.email, orderNumber);
    expect(await countOrders(page)).toBe(1);
    expect(await mailsTo(person.email)).toHaveLength(before + 1);
    expect(await heldBy(page)).toEqual({});
  });
}

test('CHK-06 who never comes back from a payment has ordered all the same, and the next visit has an empty cart', async ({
  page,
  stock,
}) => {
  const person = await loggedInCustomer(page);
  await readyCart(page.request, stock, { person });
  await orderBy(page, 'credit-cards');
  await pressCard(page, 'messageOnly');
  await expect(page.getByRole('heading', { name: paymentWords.stayTitle })).toBeVisible();
  await expect.poll(() => countOrders(page)).toBe(1);
  await openAlive(page, addressOf('cart'));
  await expect(page.getByRole('heading', { name: text('cart.empty.title') })).toBeVisible();
  expect(await heldBy(page)).toEqual({});
});

test('CHK-04 PAY-07 a payment that is decided late is waited for', async ({ page, stock, faults }) => {
  faults.tolerate(/status of 409/);
  const person = await loggedInCustomer(page);
  await readyCart(page.request, stock, { person });
  await orderBy(page, 'credit-cards');
  await pressCard(page, 'delay');
  await expect(page.getByRole('heading', { level: 1, name: text('checkout.return.title') })).toBeVisible();
  await confirmed(page);
  expect(await countOrders(page)).toBe(1);
});

test('CHK-03 CHK-07 the back button of the browser opens the cart again; a cart that waits leads to its payment', async ({
  page,
  stock,
  faults,
}) => {
  // Whether it is paid is asked before the payment is offered again.
  faults.tolerate(/status of 409 .*\/api\/checkout\)/);
  const person = await loggedInCustomer(page);
  await readyCart(page.request, stock, { person });
  await orderBy(page, 'credit-cards');
  await expectPaymentPage(page);
  const hosted = page.url();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${checkoutPage}$`));
  await expectOpen(page, 'review');
  await expect.poll(async () => (await cartOf(page)).cartStatus).toBe('OPEN');
  // What was left behind cannot be paid any more.
  await page.goto(hosted);
  await expect(page.getByRole('heading', { name: paymentWords.overTitle })).toBeVisible();

  await openCheckout(page);
  await pressOrder(page);
  await expectPaymentPage(page);
  await openAlive(page, returnPage);
  await expect(page.getByRole('heading', { name: text('checkout.return.open.title') })).toBeVisible();
  await inspect(page, 'main');
  await page.getByRole('button', { name: text('checkout.return.open.pay') }).click();
  await pressCard(page, 'success');
  await confirmed(page);
  expect(await countOrders(page)).toBe(1);
});

test('CHK-04 CHK-06 a reload of the page one comes back to, and the same in a second tab, make one order @smoke', async ({
  page,
  context,
  stock,
}) => {
  const person = await loggedInCustomer(page);
  await readyCart(page.request, stock, { person });
  await orderBy(page, 'credit-cards');
  const returned = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().includes(returnPage),
  );
  await pressCard(page, 'success');
  const back = (await returned).url();
  const { orderNumber } = await confirmed(page);
  await page.reload();
  expect((await confirmed(page)).orderNumber).toBe(orderNumber);

  const other = await context.newPage();
  await other.goto(back);
  expect((await confirmed(other)).orderNumber).toBe(orderNumber);
  await page.goto(back);
  expect((await confirmed(page)).orderNumber).toBe(orderNumber);
  expect(await countOrders(page)).toBe(1);
});

test('CHK-02 CHK-06 two tabs press the same order: they go to one payment, and one order comes of it', async ({
  page,
  context,
  stock,
}) => {
  const person = await loggedInCustomer(page);
  await readyCart(page.request, stock, { person });
  await openCheckout(page);
  await choosePayment(page, 'credit-cards');
  const other = await context.newPage();
  await other.goto(checkoutPage);
  await expectOpen(other, 'review');
  await pressOrder(page);
  await expectPaymentPage(page);
  await pressOrder(other);
  await expectPaymentPage(other);
  expect(other.url()).toBe(page.url());
  await pressCard(page, 'success');
  await confirmed(page);
  await other.goto(checkoutPage);
  await expect(other.getByRole('heading', { name: text('cart.empty.title') })).toBeVisible();
  expect(await countOrders(page)).toBe(1);
});

test('PAY-05 a card that is kept is offered first the next time, and can be removed', async ({ page, stock }) => {
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
  const kept = step.getByRole('radio').first();
  await expect(kept).toHaveAccessibleName(/4242/);
  await kept.check();
  await step.getByRole('button', { name: text('checkout.payment.submit') }).click();
  await pressOrder(page);
  await expectPaymentPage(page);
  await page.getByRole('button', { name: paymentWords.pay }).click();
  await confirmed(page);
  expect(await countOrders(page)).toBe(2);

  await openAlive(page, addressOf('profile', { slug: text('profile.slug.payments') }));
  const list = page.getByRole('list', { name: text('payments.list') });
  await expect(list).toContainText('4242');
  await list.getByRole('button', { name: text('payments.remove') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('payments.remove.now') })
    .click();
  await expect(page.getByText(text('payments.none.title'))).toBeVisible();
});
