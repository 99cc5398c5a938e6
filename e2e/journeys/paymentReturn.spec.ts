import type { Situation } from '../../payment-sandbox/src/cards/sandboxCards.ts';
import { cartOf, quantitiesIn } from '../support/cart.ts';
import {
  checkoutPage,
  choosePayment,
  confirmed,
  countOrders,
  expectOpen,
  goToPay,
  openCheckout,
  orderBy,
  orderLinkTo,
  pressOrder,
  readyCart,
  returnPage,
} from '../support/checkout.ts';
import { inspect } from '../support/inspect.ts';
import { loggedInCustomer, mailsTo } from '../support/people.ts';
import { expectPaymentPage, paymentTexts, pressCard } from '../support/sandbox.ts';
import { addressOf, text } from '../support/tenantFiles.ts';
import { expect, openHydrated, test } from '../support/test.ts';

const messages: readonly (readonly [string, Situation])[] = [
  ['that comes before the browser', 'messageFirst'],
  ['that comes twice', 'twice'],
  ['that never comes', 'redirectOnly'],
  ['whose answers take their time', 'slow'],
];
for (const [words, situation] of messages) {
  test(`CHK-06 a message of the provider ${words} makes one order and one mail`, async ({ page, stock }) => {
    const person = await loggedInCustomer(page);
    const before = (await mailsTo(person.email)).length;
    await readyCart(page.request, stock, { person });
    await orderBy(page, 'credit-cards');
    await pressCard(page, situation);
    const { orderNumber } = await confirmed(page);
    await orderLinkTo(person.email, orderNumber);
    expect(await countOrders(page)).toBe(1);
    expect(await mailsTo(person.email)).toHaveLength(before + 1);
    expect(await quantitiesIn(page)).toEqual({});
  });
}

test('CHK-06 who never comes back from a payment has ordered all the same: the checkout thanks, and the cart is empty', async ({
  page,
  stock,
  faults,
}) => {
  // Only when the next page asks for its cart does this browser hear that it is an order.
  faults.tolerate(/status of 404 .*\/api\/carts\)/);
  await goToPay(page, stock);
  await pressCard(page, 'messageOnly');
  await expect(page.getByRole('heading', { name: paymentTexts.stayTitle })).toBeVisible();
  await expect.poll(() => countOrders(page)).toBe(1);
  await openHydrated(page, checkoutPage);
  await confirmed(page);
  expect(await quantitiesIn(page)).toEqual({});
  await openHydrated(page, addressOf('cart'));
  await expect(page.getByRole('heading', { name: text('cart.empty.title') })).toBeVisible();
});

test('CHK-07 of a payment that neither browser nor provider reported, the order is made when the shopper looks', async ({
  page,
  stock,
}) => {
  await goToPay(page, stock);
  await pressCard(page, 'lost');
  await expect(page.getByRole('heading', { name: paymentTexts.stayTitle })).toBeVisible();
  expect(await countOrders(page)).toBe(0);
  await openHydrated(page, returnPage);
  await confirmed(page);
  expect(await countOrders(page)).toBe(1);
});

test('CHK-04 PAY-07 a payment that is decided late is waited for', async ({ page, stock, faults }) => {
  faults.tolerate(/status of 409/);
  await goToPay(page, stock);
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
  await goToPay(page, stock);
  await expectPaymentPage(page);
  const hosted = page.url();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${checkoutPage}$`));
  await expectOpen(page, 'review');
  await expect.poll(async () => (await cartOf(page)).cartStatus).toBe('OPEN');
  // What was left behind cannot be paid any more.
  await page.goto(hosted);
  await expect(page.getByRole('heading', { name: paymentTexts.overTitle })).toBeVisible();

  await openCheckout(page);
  await pressOrder(page);
  await expectPaymentPage(page);
  await openHydrated(page, returnPage);
  await expect(page.getByRole('heading', { name: text('checkout.return.open.title') })).toBeVisible();
  await inspect(page, 'main');
  await page.getByRole('button', { name: text('checkout.return.open.pay') }).click();
  await pressCard(page, 'success');
  await confirmed(page);
  expect(await countOrders(page)).toBe(1);
});

test('CHK-04 CHK-06 a reload of the page one comes back to, and the same in a second tab, make one order', async ({
  page,
  context,
  stock,
}) => {
  await goToPay(page, stock);
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
  const { orderNumber } = await confirmed(page);
  // The other tab went to pay, too: it is shown what came of it.
  await other.goto(checkoutPage);
  expect((await confirmed(other)).orderNumber).toBe(orderNumber);
  expect(await countOrders(page)).toBe(1);
});
