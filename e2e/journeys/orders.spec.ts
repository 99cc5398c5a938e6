import type { Locator, Page } from '@playwright/test';
import { getOrder, type Order, orderFailures, type PaymentMethod, type Product } from '@trolley/contract';
import { apiGet } from '../support/api.ts';
import { cartOf, fillCart, linesIn, openSideCart, quantitiesIn, stepperOf } from '../support/cart.ts';
import {
  choosePayment,
  confirmed,
  countOrders,
  openCheckout,
  orderBy,
  orderLinkTo,
  pressOrder,
  readyCart,
  stepOf,
} from '../support/checkout.ts';
import { firstOf, listOf, ofDepartments } from '../support/goods.ts';
import { inspect } from '../support/inspect.ts';
import { pickOrder, runOrders } from '../support/operator.ts';
import { loggedInCustomer, mailsTo, newPerson } from '../support/people.ts';
import { expectDue, pressCard } from '../support/sandbox.ts';
import { addressOf, money, pageWith, payments, site, text } from '../support/tenantFiles.ts';
import { expect, openHydrated, test } from '../support/test.ts';

const history = addressOf('profile', { slug: text('profile.slug.orders') });

test('CUST-13 an order is in the history, opens with all it holds, and both pages pass every inspection', async ({
  page,
  stock,
}) => {
  const { orderNumber, priceInfo, productLineItems } = await ordered(page, stock);
  await openHydrated(page, history);
  const cards = page.getByRole('list', { name: text('order.list') });
  await expect(cards.getByRole('listitem').filter({ hasText: orderNumber })).toContainText(money(priceInfo.total));
  await inspect(page, 'main');
  await cards.getByRole('link', { name: text('order.heading', { number: orderNumber }), exact: true }).click();
  await expect(page).toHaveURL(`${history}/${orderNumber}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('list', { name: text('order.timeline') })).toContainText(text('order.status.PLACED'));
  await expect(main.locator('.order-line')).toContainText(productLineItems.map(({ name }) => name));
  await expect(main.locator('.sum-total')).toContainText(money(priceInfo.total));
  await inspect(page, 'main');
});

test('CUST-13 what is added to an order comes with it and without another fee, and the regular cart waits meanwhile', async ({
  page,
  stock,
}) => {
  const { orderNumber, distributionWindow, billingAddress } = await ordered(page, stock);
  const [kept, added] = ofDepartments(stock, 2) as readonly [Product, Product];
  await fillCart(page.request, [kept, 1]);
  await openHydrated(page, `${history}/${orderNumber}`);
  await page.getByRole('button', { name: text('order.addon'), exact: true }).click();
  await expect(page).not.toHaveURL(new RegExp(history));
  await openHydrated(page, listOf(added));
  await stepperOf(page.getByRole('main'), added).more.click();
  await expect.poll(() => quantitiesIn(page)).toEqual({ [added.sku]: 1 });
  expect(await cartOf(page)).toMatchObject({ mode: 'ADDON', priceInfo: { serviceFees: 0 } });

  // To which order is said once: by the line above every page, and by the side cart, which lies over that line.
  const told = (scope: Page | Locator) => scope.getByText(orderNumber).filter({ visible: true });
  await openHydrated(page, listOf(added));
  await expect(told(page)).toHaveText(text('cart.addon.line', { number: orderNumber }));
  await expect(told(await openSideCart(page))).toHaveCount(1);
  await openHydrated(page, addressOf('cart'));
  await expect(linesIn(page.getByRole('main'))).toHaveCount(1);
  await expect(told(page)).toHaveCount(1);

  // Where, when and who pays are the order's.
  await orderBy(page, 'payment-at-the-door');
  const addition = await confirmed(page);
  expect(addition).toMatchObject({ mode: 'ADDON', parentOrderNumber: orderNumber });
  expect(addition.distributionWindow.id).toBe(distributionWindow.id);
  expect(addition.billingAddress).toEqual(billingAddress);
  expect(await countOrders(page)).toBe(2);
  expect(await quantitiesIn(page)).toEqual({ [kept.sku]: 1 });
});

test('CUST-13 an order is cancelled until its cut-off, after a question, and told by mail', async ({ page, stock }) => {
  const { orderNumber, billingAddress, priceInfo } = await ordered(page, stock);
  await openHydrated(page, `${history}/${orderNumber}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: text('order.cancel'), exact: true }).click();
  const question = page.getByRole('dialog', { name: text('order.cancel.title', { number: orderNumber }) });
  await question.getByRole('button', { name: text('order.cancel.now') }).click();
  await expect(question).toBeHidden();
  await expect(main.getByRole('list', { name: text('order.timeline') })).toContainText(text('order.status.CANCELLED'));
  await expect(main.getByRole('button', { name: text('order.cancel'), exact: true })).toHaveCount(0);
  expect(await orderOf(page, orderNumber)).toMatchObject({ status: 'CANCELLED', refunded: priceInfo.total });
  const about = async () =>
    (await mailsTo(billingAddress.email ?? '')).filter(({ content }) => content.includes(orderNumber));
  await expect.poll(async () => (await about()).length, { timeout: 30_000 }).toBe(2);
});

test('CHK-10 CUST-13 a guest cancels with the link of the mail, in another browser', async ({
  page,
  browser,
  stock,
}) => {
  const person = newPerson();
  await readyCart(page.request, stock, { person });
  await orderBy(page, 'payment-at-the-door');
  const { orderNumber } = await confirmed(page);
  const away = await browser.newContext();
  const other = await away.newPage();
  await other.goto(await orderLinkTo(person.email, orderNumber));
  const main = other.getByRole('main');
  await main.getByRole('button', { name: text('order.cancel'), exact: true }).click();
  await other
    .getByRole('dialog')
    .getByRole('button', { name: text('order.cancel.now') })
    .click();
  await expect(main.getByRole('list', { name: text('order.timeline') })).toContainText(text('order.status.CANCELLED'));
  await away.close();
  expect((await orderOf(page, orderNumber)).status).toBe('CANCELLED');
});

test('CUST-13 PAY-01 what was paid by invoice is ordered again in one press', async ({ page, stock }) => {
  const offered = payments.methods.DELIVERY.some(({ methodKey }) => methodKey === 'pay-by-invoice-b2c');
  const invoice = offered ? 'pay-by-invoice-b2c' : 'pay-by-invoice-b2b';
  const order = await ordered(page, stock, invoice);
  const { orderNumber, productLineItems } = order;
  expect(order.payments).toMatchObject([{ methodKey: invoice, amount: order.priceInfo.total }]);
  await openHydrated(page, history);
  const card = page.getByRole('list', { name: text('order.list') }).getByRole('listitem');
  await card
    .filter({ hasText: orderNumber })
    .getByRole('button', { name: text('order.reorder') })
    .click();
  await expect(page.getByText(text('order.reorder.added', { count: productLineItems.length }))).toBeVisible();
  expect(await quantitiesIn(page)).toEqual(
    Object.fromEntries(productLineItems.map(({ sku, quantity }) => [sku, quantity])),
  );
  await page.getByRole('link', { name: text('order.reorder.cart') }).click();
  await expect(linesIn(page)).toHaveCount(productLineItems.length);
});

test('CUST-13 PAY-04 weighed goods are reserved with a margin; once picked the order shows what they weigh, once handed over its invoice', async ({
  page,
  stock,
}) => {
  const person = await loggedInCustomer(page);
  await readyCart(page.request, stock, { person });
  const weighed = firstOf(
    stock.filter(({ weightArticle, availability }) => weightArticle && availability === 'available'),
  );
  await fillCart(page.request, [weighed, 2]);
  await openCheckout(page);
  await choosePayment(page, 'credit-cards');
  const { priceInfo } = await cartOf(page);
  expect(priceInfo.totalWithSurcharge).toBeGreaterThan(priceInfo.total);
  await expect(stepOf(page, 'review')).toContainText(money(priceInfo.overAuthorizationAmount));
  await pressOrder(page);
  await expectDue(page, priceInfo.totalWithSurcharge);
  await pressCard(page, 'success');
  const { orderNumber, billingAddress, productLineItems } = await confirmed(page);
  const main = page.getByRole('main');
  await expect(main).toContainText(
    text('checkout.ok.reserved', { amount: money(priceInfo.total), more: money(priceInfo.overAuthorizationAmount) }),
  );

  const paper = `/api/orders/${orderNumber}/invoice.pdf`;
  const before = await page.request.get(paper);
  expect(before.status()).toBe(409);
  expect(await before.json()).toMatchObject({ errorCode: orderFailures.invoiceNotReady });
  expect(await runOrders('list')).toContain(orderNumber);
  const { lineItemId } = firstOf(productLineItems.filter(({ sku }) => sku === weighed.sku));
  const grams = 2 * weighed.quantityStepSize - 10;
  await pickOrder(orderNumber, [{ lineItemId, quantity: 2, grams }]);

  await openHydrated(page, `${history}/${orderNumber}`);
  await expect(main.getByRole('list', { name: text('order.timeline') })).toContainText(text('order.status.PICKED'));
  const line = main.locator('.order-line').filter({ hasText: weighed.name });
  await expect(line).toContainText(text('order.line.weighed', { grams }));
  const picked = await orderOf(page, orderNumber);
  expect(picked.priceInfo.total).toBeLessThan(priceInfo.total);
  await expect(main.locator('.sum-total')).toContainText(money(picked.priceInfo.total));
  const invoice = main.getByRole('link', { name: text('order.invoice') });
  await expect(invoice).toHaveCount(0);
  await expect(main.getByRole('button', { name: text('order.cancel'), exact: true })).toHaveCount(0);
  await runOrders('ready', orderNumber);
  await page.reload();
  await expect(invoice).toHaveAttribute('href', paper);
  const answer = await page.request.get(paper);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await runOrders('complete', orderNumber);
  await page.reload();
  await expect(main.getByRole('list', { name: text('order.timeline') })).toContainText(
    text('order.status.COMPLETED', { type: 'DELIVERY' }),
  );
  const about = async () =>
    (await mailsTo(billingAddress.email ?? '')).filter(({ content }) => content.includes(orderNumber));
  await expect.poll(async () => (await about()).length, { timeout: 30_000 }).toBeGreaterThanOrEqual(3);
});

test('who withdraws needs no account: two steps from the footer, a receipt at once and by mail', async ({
  page,
  stock,
}) => {
  const person = newPerson();
  await readyCart(page.request, stock, { person });
  await orderBy(page, 'payment-at-the-door');
  const { orderNumber } = await confirmed(page);
  await orderLinkTo(person.email, orderNumber);
  const path = pageWith('withdrawal') ?? '';
  const { label } = firstOf(site.footer.columns.flatMap(({ links }) => links).filter(({ to }) => to === path));
  await openHydrated(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
  await expect(page).toHaveURL(path);
  const main = page.getByRole('main');
  await main.getByLabel(text('withdrawal.name')).fill(`${person.firstName} ${person.lastName}`);
  await main.getByLabel(text('withdrawal.orderNumber')).fill(orderNumber);
  await main.getByLabel(text('withdrawal.email')).fill(person.email);
  await inspect(page, 'main');
  await main.getByRole('button', { name: text('withdrawal.next'), exact: true }).click();
  await expect(main.getByRole('heading', { name: text('withdrawal.check') })).toBeFocused();
  await main.getByRole('button', { name: text('withdrawal.confirm') }).click();
  await expect(main.getByRole('heading', { name: text('withdrawal.done.title') })).toBeFocused();
  await expect.poll(async () => (await mailsTo(person.email)).length, { timeout: 30_000 }).toBe(2);
  const receipt = (await mailsTo(person.email)).at(-1);
  expect(receipt?.content).toContain(orderNumber);
  expect(await runOrders('withdrawals')).toContain(orderNumber);
});

/** What the customer of this page has just ordered. */
async function ordered(
  page: Page,
  stock: readonly Product[],
  method: PaymentMethod = 'payment-at-the-door',
): Promise<Order> {
  const person = await loggedInCustomer(page);
  const companyName = method === 'pay-by-invoice-b2b' ? 'Probst & Co' : undefined;
  await readyCart(page.request, stock, { person, ...(companyName !== undefined && { companyName }) });
  await orderBy(page, method);
  return confirmed(page);
}

function orderOf(page: Page, orderNumber: string): Promise<Order> {
  return apiGet(page.request, getOrder, { params: { orderNumber } });
}
