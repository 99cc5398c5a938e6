import { addAddress, getOrder } from '@trolley/contract';
import { addressFor } from '../support/account.ts';
import { apiSend } from '../support/api.ts';
import { cartOf, fillCart, quantitiesIn, sumRowsIn, sumRowsOf } from '../support/cart.ts';
import {
  checkoutPage,
  choosePayment,
  chooseSlot,
  confirmed,
  counter,
  countOrders,
  expectOpen,
  goodsWorth,
  leastWorth,
  openCheckout,
  orderBy,
  orderLinkTo,
  phoneNumber,
  pressOrder,
  readyCart,
  stepOf,
} from '../support/checkout.ts';
import { firstOf } from '../support/goods.ts';
import { loggedInCustomer, mailsTo, newCustomer, newPerson, typeLogin } from '../support/people.ts';
import { choosePlace, home } from '../support/places.ts';
import { cardsSentToShop, pressCard, typeCard } from '../support/sandbox.ts';
import { addressOf, discountCodes, money, payments, text } from '../support/tenantFiles.ts';
import { expect, openHydrated, test } from '../support/test.ts';

test('CHK-02 CHK-08 CHK-10 PAY-06 a guest answers step by step, pays on the provider’s page, and opens the order from the mail @smoke', async ({
  page,
  browser,
  stock,
}) => {
  const person = newPerson();
  const cards = cardsSentToShop(page);
  await choosePlace(page.request);
  await fillCart(page.request, ...goodsWorth(stock, await leastWorth(page.request)));
  await openHydrated(page, addressOf('cart'));
  await page
    .getByRole('main')
    .getByRole('link', { name: text('cart.checkout', { total: money((await cartOf(page)).priceInfo.total) }) })
    .click();

  await expectOpen(page, 'place');
  const place = stepOf(page, 'place');
  await place.getByLabel(text('checkout.field.firstName')).fill(person.firstName);
  await place.getByLabel(text('checkout.field.lastName')).fill(person.lastName);
  await place.getByLabel(text('checkout.field.phoneNumber')).fill(phoneNumber);
  await place.getByLabel(text('checkout.field.note')).fill('Hinterhaus, bitte läuten');
  // A reload loses nothing, at any step.
  await page.reload();
  await expectOpen(page, 'place');
  await expect(place.getByLabel(text('checkout.field.firstName'))).toHaveValue(person.firstName);
  await place.getByRole('button', { name: text('checkout.place.submit'), exact: true }).click();

  const slot = await chooseSlot(page);

  await expectOpen(page, 'billing');
  const billing = stepOf(page, 'billing');
  await billing.getByLabel(text('checkout.field.email')).fill(person.email);
  await page.reload();
  await expect(billing.getByLabel(text('checkout.field.email'))).toHaveValue(person.email);
  await billing.getByRole('button', { name: text('checkout.billing.submit') }).click();
  await choosePayment(page, 'credit-cards');
  await page.reload();
  await expectOpen(page, 'review');
  const { priceInfo, productLineItems } = await cartOf(page);
  await expect(stepOf(page, 'review').locator('.sum-total')).toContainText(money(priceInfo.total));
  await pressOrder(page);
  await typeCard(page, 'success');

  const order = await confirmed(page);
  expect(order.priceInfo.total).toBe(priceInfo.total);
  expect(order.productLineItems.map(({ sku, quantity }) => [sku, quantity])).toEqual(
    productLineItems.map(({ product, quantity }) => [product.sku, quantity]),
  );
  expect(order).toMatchObject({ status: 'PLACED', payments: [{ methodKey: 'credit-cards', amount: priceInfo.total }] });
  expect(order.distributionWindow.id).toBe(slot);
  await expect(page.getByRole('main')).toContainText(person.email);
  expect(await quantitiesIn(page)).toEqual({});
  expect(cards).toEqual([]);

  const link = await orderLinkTo(person.email, order.orderNumber);
  expect(await mailsTo(person.email)).toHaveLength(1);
  const away = await browser.newContext();
  const other = await away.newPage();
  const { origin } = new URL(link);
  const path = getOrder.path.replace('{orderNumber}', order.orderNumber);
  expect((await other.request.get(origin + path)).status()).toBe(404);
  await other.goto(link);
  await expect(other.getByRole('main')).toContainText(order.orderNumber);
  await expect(other.getByRole('main')).toContainText(money(order.priceInfo.total));
  await away.close();
});

test('CHK-02 PAY-01 a customer has it brought to a saved address and pays at the door', async ({ page, stock }) => {
  const person = await loggedInCustomer(page);
  await apiSend(page.request, addAddress, { params: { type: 'combined' }, body: addressFor(person, '17') });
  await choosePlace(page.request);
  await fillCart(page.request, ...goodsWorth(stock, await leastWorth(page.request)));
  await openCheckout(page);
  await expectOpen(page, 'place');
  const place = stepOf(page, 'place');
  await place
    .getByRole('radiogroup', { name: text('checkout.place.saved') })
    .getByRole('radio')
    .check();
  await expect(place.locator('.place-chosen')).toContainText('17');
  await place.getByRole('button', { name: text('checkout.place.submit'), exact: true }).click();
  await chooseSlot(page);
  await expectOpen(page, 'billing');
  const billing = stepOf(page, 'billing');
  await expect(billing.getByLabel(text('checkout.field.email'))).toHaveValue(person.email);
  await billing.getByRole('button', { name: text('checkout.billing.submit') }).click();
  await choosePayment(page, 'payment-at-the-door');
  // An impatient finger orders once.
  await stepOf(page, 'review')
    .getByRole('button', { name: text('checkout.order') })
    .dblclick();
  const order = await confirmed(page);
  expect(await countOrders(page)).toBe(1);
  expect(order.payments).toMatchObject([{ methodKey: 'payment-at-the-door', amount: order.priceInfo.total }]);
  expect(order.distributionAddress).toMatchObject({ streetNumber: '17', firstName: person.firstName });
  expect(await quantitiesIn(page)).toEqual({});
  await expect(page.getByRole('link', { name: text('checkout.ok.account.begin') })).toHaveCount(0);
  const calendar = await page.request.get(`/api/orders/${order.orderNumber}/calendar.ics`);
  expect(await calendar.text()).toContain('BEGIN:VEVENT');
});

test('PAY-01 CHK-02 an order to collect is paid in the store, with an invoice address of its own', async ({
  page,
  stock,
}) => {
  const person = newPerson();
  const address = await counter(page.request);
  await readyCart(page.request, stock, { person, address });
  await orderBy(page, 'payment-at-the-store');
  const order = await confirmed(page);
  expect(order.payments).toMatchObject([{ methodKey: 'payment-at-the-store', amount: order.priceInfo.total }]);
  expect(order.distributionAddress).toMatchObject({ distributionType: 'CLICK_AND_COLLECT', storeId: address.storeId });
  expect(order.billingAddress).toMatchObject({ email: person.email, streetName: home.streetName });
  await expect(page.getByRole('link', { name: text('checkout.ok.account.begin') })).toBeVisible();
  await orderLinkTo(person.email, order.orderNumber);
});

test('PAY-01 CHK-02 a company orders by invoice', async ({ page, stock }) => {
  const person = await loggedInCustomer(page);
  await readyCart(page.request, stock, { person });
  await openCheckout(page);
  await stepOf(page, 'billing')
    .getByRole('button', { name: text('checkout.change') })
    .click();
  const billing = stepOf(page, 'billing');
  await billing.getByRole('checkbox', { name: text('checkout.billing.company') }).check();
  await billing
    .getByRole('textbox', { name: text('checkout.field.companyName'), exact: true })
    .fill('Probst & Töchter');
  await billing.getByRole('button', { name: text('checkout.billing.submit') }).click();
  await choosePayment(page, 'pay-by-invoice-b2b');
  await pressOrder(page);
  const order = await confirmed(page);
  expect(order.billingAddress).toMatchObject({ companyName: 'Probst & Töchter', addressType: 'company' });
  expect(order.payments).toMatchObject([{ methodKey: 'pay-by-invoice-b2b', amount: order.priceInfo.total }]);
});

test('VOU-01 VOU-03 CART-13 a discount code typed in the checkout and the voucher of a first delivery are in the order', async ({
  page,
  stock,
}) => {
  const person = await loggedInCustomer(page);
  const voucher = firstOf(
    payments.vouchers.filter((one) => one.ecommerceAutomaticRedemption === 'First orders delivery'),
  );
  const code = firstOf(
    discountCodes.filter(
      ({ active, kind, fromDays, untilDays, distributionTypes }) =>
        active && kind === 'percent' && fromDays <= 0 && untilDays > 0 && !distributionTypes,
    ),
  );
  await readyCart(page.request, stock, { person, worth: code.minimumOrderValue + 500 });
  await openCheckout(page);
  await expectOpen(page, 'payment');
  const step = stepOf(page, 'payment');
  await step.getByLabel(text('cart.code.label')).fill(code.code);
  await step.getByRole('button', { name: text('cart.code.apply'), exact: true }).click();
  await expect(step.locator('.applied-codes')).toContainText(code.code);
  await choosePayment(page, 'payment-at-the-door');
  const cart = await cartOf(page);
  const { priceInfo } = cart;
  expect(priceInfo).toMatchObject({ serviceFeesAfterDiscount: 0 });
  expect(priceInfo.serviceFees).toBeGreaterThan(0);
  await expect(sumRowsIn(stepOf(page, 'review'))).toHaveText(sumRowsOf(cart));
  await pressOrder(page);
  const order = await confirmed(page);
  expect(order.discountCodes).toMatchObject([{ code: code.code }]);
  expect(order.voucherLineItems).toMatchObject([{ name: voucher.name }]);
  expect(order.priceInfo.total).toBe(priceInfo.total);
  await expect(page.getByRole('main')).toContainText(code.name);
  await expect(page.getByRole('main').locator('.sum-total')).toContainText(money(priceInfo.total));

  // The second delivery has none.
  const again = await readyCart(page.request, stock, { person });
  expect(again.voucherLineItems).toEqual([]);
  expect(again.priceInfo.serviceFeesAfterDiscount).toBeGreaterThan(0);
});

test('CHK-01 CHK-10 who logs in on the way comes back to the checkout, and nothing is lost', async ({
  page,
  stock,
}) => {
  const person = await newCustomer();
  const { distributionWindow } = await readyCart(page.request, stock, { person: newPerson() });
  const goods = await quantitiesIn(page);
  await openCheckout(page);
  await page.getByRole('link', { name: text('checkout.login'), exact: true }).click();
  await typeLogin(page, person);
  await expect(page).toHaveURL(new RegExp(`^[^?]*${checkoutPage}`));
  await expectOpen(page, 'payment');
  await expect(page.getByText(text('checkout.guest'))).toHaveCount(0);
  expect(await quantitiesIn(page)).toEqual(goods);
  expect((await cartOf(page)).distributionWindow).toMatchObject({ id: distributionWindow?.id, held: true });
  await choosePayment(page, 'payment-at-the-door');
  await pressOrder(page);
  await confirmed(page);
  expect(await countOrders(page)).toBe(1);
});

test('ROUTE-26 CHK-01 an app’s web view stays one all the way through a payment', async ({ page, stock }) => {
  const person = newPerson();
  await readyCart(page.request, stock, { person });
  await openCheckout(page, '?webview=true');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await choosePayment(page, 'credit-cards');
  await pressOrder(page);
  await pressCard(page, 'success');
  await confirmed(page);
  await expect(page.locator('html')).toHaveAttribute('data-webview');
  await expect(page.getByRole('banner')).toHaveCount(0);
});
