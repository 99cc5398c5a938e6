import { getCustomer } from '@trolley/contract';
import { apiGet } from '../support/api.ts';
import { cartOf, fillCart } from '../support/cart.ts';
import {
  chooseSlot,
  confirmed,
  countOrders,
  expectOpen,
  goodsWorth,
  leastWorth,
  openCheckout,
  orderBy,
  pressOrder,
  readyCart,
  stepOf,
} from '../support/checkout.ts';
import { inspect } from '../support/inspect.ts';
import { inOtherBrowser, loggedInCustomer, logIn } from '../support/people.ts';
import { deliveryAddressIn, home } from '../support/places.ts';
import { text } from '../support/tenantFiles.ts';
import { expect, openHydrated, test } from '../support/test.ts';

test('WEEK-01 who comes back after an order finds place, address and payment, and orders again with a slot and one press @smoke', async ({
  page,
  stock,
}) => {
  const person = await loggedInCustomer(page);
  await readyCart(page.request, stock, { person });
  await orderBy(page, 'payment-at-the-door');
  const first = await confirmed(page);
  const { streetName, city } = home;

  // The second visit: the chip knows the place before anything is added.
  await openHydrated(page, '/');
  const chip = page.getByRole('banner').locator('.service-chip');
  await expect(chip).toContainText(city);
  await expect(chip).not.toContainText(text('service.chip.none'));
  const next = await cartOf(page);
  expect(next).toMatchObject({
    productLineItems: [],
    distributionAddress: { streetName, firstName: person.firstName },
    payments: [{ methodKey: 'payment-at-the-door' }],
  });
  expect(next).not.toHaveProperty('distributionWindow');

  // The address is in the address book, and stands first in the dialog with its next slot.
  const { addresses } = await apiGet(page.request, getCustomer);
  expect(addresses).toMatchObject([{ streetName, primary: expect.arrayContaining(['Delivery']) }]);
  await chip.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: text('service.slot.otherPlace') }).click();
  const known = dialog.getByRole('list', { name: text('service.known.addresses') }).getByRole('button');
  await expect(known).toHaveCount(1);
  await expect(known).toContainText(text('service.known.last'));
  await expect(known).toContainText(/\d/);
  await inspect(page, '[role=dialog], dialog[open]');
  await known.click();
  await expect(dialog.getByRole('heading', { level: 2, name: text('service.slot.title') })).toBeVisible();
  await page.keyboard.press('Escape');

  // The second order: goods, a slot, one press.
  await fillCart(page.request, ...goodsWorth(stock, await leastWorth(page.request)));
  await openCheckout(page);
  await expectOpen(page, 'slot');
  await expect(stepOf(page, 'payment')).toContainText(text('checkout.method.payment-at-the-door'));
  await chooseSlot(page, deliveryAddressIn(home));
  await pressOrder(page);
  const second = await confirmed(page);
  expect(second.orderNumber).not.toBe(first.orderNumber);
  expect(second).toMatchObject({ distributionAddress: { streetName } });
  expect(await countOrders(page)).toBe(2);
  expect((await apiGet(page.request, getCustomer)).addresses).toHaveLength(1);

  // Another device knows it, too.
  await inOtherBrowser(async (request) => {
    await logIn(request, person);
    expect((await cartOf({ request } as typeof page)).distributionAddress).toMatchObject({ streetName });
  });
});
