import type { APIRequestContext, Locator, Page } from '@playwright/test';
import {
  cartCodes,
  checkCapacity,
  type DistributionAddress,
  formatTimeSpan,
  getCart,
  getEarliestWindow,
  type SlotDay,
  setTimeSlot,
  type TimeSlot,
} from '@trolley/contract';
import { apiFetch, apiSend } from '../support/api.ts';
import { callsTo } from '../support/callsTo.ts';
import {
  cartOf,
  fillCart,
  notificationOn,
  openSideCart,
  quantitiesIn,
  stepperOf,
  sumRowsIn,
  sumRowsOf,
} from '../support/cart.ts';
import { choosePayment, expectOpen, openCheckout, readyCart, stepOf } from '../support/checkout.ts';
import { firstOf, listOf, ordinary } from '../support/goods.ts';
import { inspect } from '../support/inspect.ts';
import { newPerson } from '../support/people.ts';
import { choosePlace, deliveryAddressIn, home, streets, wholeCode } from '../support/places.ts';
import { chipOn, stepOn } from '../support/serviceDialog.ts';
import { addressOf, tenant, text } from '../support/tenantFiles.ts';
import { expect, openHydrated, test } from '../support/test.ts';

/** How long the slot is still kept, where something tells of it; hours of slots look much the same. */
const countdownIn = (place: Locator) => place.locator('.hold-time').filter({ hasText: /^\d{1,2}:\d{2}$/ });

test('SERV-05 SERV-06 a slot is chosen from the days, held with a countdown in chip and cart, and still after a reload', async ({
  page,
  stock,
}) => {
  await choosePlace(page.request);
  await fillCart(page.request, [firstOf(ordinary(stock)), 2]);
  const days = await daysAt(page.request, deliveryAddressIn(home));
  const { slot, day } = firstOf(slotsOf(days, 'free').filter(({ slot: { fee } }) => fee > 0));
  await openHydrated(page, addressOf('cart'));
  // Until the cart is there, the chip asks where.
  await expect(chipOn(page)).toContainText(wholeCode(home.postalCode));
  await chipOn(page).click();
  const dialog = stepOn(page, 'slot');
  const tabs = dialog.getByRole('tablist', { name: text('service.slot.days') }).getByRole('tab');
  await expect(tabs).toHaveCount(days.length);
  await tabs.nth(day).click();
  await expect(dialog.getByRole('radio')).toHaveCount(days[day]?.windows.length ?? 0);
  await cardOf(page, slot).click();
  await dialog.getByRole('button', { name: text('service.slot.hold') }).click();
  await expect(dialog).toBeHidden();
  await expect(chipOn(page)).toContainText(spanOf(slot));
  await expect(countdownIn(chipOn(page))).toBeVisible();

  const cart = await cartOf(page);
  expect(cart.distributionWindow).toMatchObject({ id: slot.id, held: true, fee: slot.fee });
  await expect(sumRowsIn(page)).toHaveText(sumRowsOf(cart));
  await expect(countdownIn(page.locator('.slot-line'))).toBeVisible();
  await page.reload();
  await expect(countdownIn(chipOn(page))).toBeVisible();
  await openHydrated(page, '/');
  await expect(countdownIn((await openSideCart(page)).locator('.slot-line'))).toBeVisible();
  expect((await cartOf(page)).distributionWindow?.held).toBe(true);
});

test('SERV-06 SERV-07 a slot that others filled meanwhile is told kindly, and the grid and the earliest slot are fetched again', async ({
  page,
  playwright,
  stock,
  faults,
}) => {
  faults.tolerate(/status of 409/);
  const { address, slot, day } = await nearlyFull(page.request);
  await choosePlace(page.request, address);
  const { productLineItems } = await fillCart(page.request, [firstOf(ordinary(stock)), 1]);
  await openHydrated(page, addressOf('cart'));
  await expect(chipOn(page)).toContainText(address.city ?? '');
  await chipOn(page).click();
  const dialog = stepOn(page, 'slot');
  await dialog.getByRole('tab').nth(day).click();
  await cardOf(page, slot).click();

  const visitors: APIRequestContext[] = [];
  const product = firstOf(productLineItems).product;
  let errorCode: string | undefined;
  while (errorCode === undefined && visitors.length < 12) {
    const visitor = await playwright.request.newContext({ baseURL: process.env.E2E_BASE_URL });
    visitors.push(visitor);
    await choosePlace(visitor, address);
    await fillCart(visitor, [product, 1]);
    const answer = await apiFetch(visitor, setTimeSlot, { body: { id: slot.id } });
    if (!answer.ok()) errorCode = ((await answer.json()) as { errorCode: string }).errorCode;
  }
  expect(errorCode).toBe(cartCodes.outOfCapacity);

  const again = [callsTo(page, checkCapacity.path), callsTo(page, getEarliestWindow.path)];
  await dialog.getByRole('button', { name: text('service.slot.hold') }).click();
  await expect(dialog.getByRole('alert')).toContainText([text('service.slot.refused.023')]);
  await expect(cardOf(page, slot)).toContainText(text('service.slot.soldOut'));
  await expect(cardOf(page, slot).locator('input')).toBeDisabled();
  for (const calls of again) await expect.poll(() => calls.length).toBeGreaterThan(0);
  expect((await cartOf(page)).distributionWindow).toBeUndefined();
  expect(await quantitiesIn(page)).toEqual({ [product.sku]: 1 });
  for (const visitor of visitors) await visitor.dispose();
});

test('SERV-06 a slot chosen for an empty cart is remembered, and held with the first product', async ({
  page,
  stock,
}) => {
  await choosePlace(page.request);
  const product = firstOf(ordinary(stock));
  const { slot, day } = firstOf(slotsOf(await daysAt(page.request, deliveryAddressIn(home)), 'free').slice(2));
  await openHydrated(page, listOf(product));
  await expect(chipOn(page)).toContainText(home.city);
  await chipOn(page).click();
  const dialog = stepOn(page, 'slot');
  await dialog.getByRole('tab').nth(day).click();
  await cardOf(page, slot).click();
  await dialog.getByRole('button', { name: text('service.slot.note') }).click();
  await expect(chipOn(page)).toContainText(spanOf(slot));
  await expect(countdownIn(chipOn(page))).toHaveCount(0);
  await stepperOf(page.getByRole('main'), product).more.click();
  await expect(countdownIn(chipOn(page))).toBeVisible();
  expect((await cartOf(page)).distributionWindow).toMatchObject({ id: slot.id, held: true });
});

test('SERV-06 when the time is over it is said, the cart stays, and one press holds the slot again', async ({
  page,
  stock,
}) => {
  await choosePlace(page.request);
  const product = firstOf(ordinary(stock));
  await fillCart(page.request, [product, 1]);
  const { slot } = firstOf(slotsOf(await daysAt(page.request, deliveryAddressIn(home)), 'free').slice(4));
  const { distributionWindow } = await apiSend(page.request, setTimeSlot, { body: { id: slot.id } });
  // The browser’s clock runs ahead; the server’s does not.
  await page.clock.install();
  await openHydrated(page, listOf(product));
  await expect(countdownIn(chipOn(page))).toBeVisible();
  // What watches over the hold is fetched last; it must see the time pass.
  await page.waitForLoadState('networkidle');
  const left = Date.parse(distributionWindow?.heldUntil ?? '') - Date.now();
  await page.clock.fastForward(left + 1000);
  const expired = notificationOn(page, text('service.hold.expired'));
  await expect(expired).toBeVisible();
  await expect(chipOn(page)).toContainText(text('service.chip.expired'));
  await expect(stepperOf(page.getByRole('main'), product).amount).toHaveValue('1');
  await page.clock.setSystemTime(new Date());
  await expired.getByRole('button', { name: text('service.hold.again') }).click();
  await expect(countdownIn(chipOn(page))).toBeVisible();
  await expect(expired).toBeHidden();
});

test('WEEK-11 a hold that ends with its cut-off says until when to order, then the step opens with what is free next @smoke', async ({
  page,
  stock,
}) => {
  const { distributionWindow } = await readyCart(page.request, stock, { person: newPerson() });
  const end = distributionWindow?.heldUntil ?? '';
  // As if the cut-off of this slot were the end of its hold; the server's own answer to that is proven without a browser.
  await page.route(`**${getCart.path}**`, async (route) => {
    const answer = await route.fetch();
    const body: unknown = answer.headers()['content-type']?.includes('json') ? await answer.json() : undefined;
    await route.fulfill({ response: answer, ...(body !== undefined && { json: withCutOff(body, end) }) });
  });
  await page.clock.install();
  await openCheckout(page);
  await choosePayment(page, 'payment-at-the-door');
  await expectOpen(page, 'review');
  const slot = stepOf(page, 'slot');
  const [said = ''] = text('checkout.slot.lastCall', { moment: '|' }).split('|');
  await expect(slot).toContainText(said);
  await inspect(page, 'main');
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(Date.parse(end) - Date.now() + 2000);
  await expectOpen(page, 'slot');
  await expect(slot).toContainText(text('service.slot.next'));
  await inspect(page, 'main');

  await page.unroute(`**${getCart.path}**`);
  await page.clock.setSystemTime(new Date());
  await slot.locator('.slot-next').getByRole('button').last().click();
  await expectOpen(page, 'review');
  await expect(countdownIn(slot)).toBeVisible();
});

test('SERV-05 the slots pass every inspection', async ({ page, stock }) => {
  await choosePlace(page.request);
  await fillCart(page.request, [firstOf(ordinary(stock)), 1]);
  await openHydrated(page, addressOf('cart'));
  await expect(chipOn(page)).toContainText(home.city);
  await chipOn(page).click();
  await expect(stepOn(page, 'slot').getByRole('radio').first()).toBeVisible();
  await inspect(page, 'dialog[open]');
});

async function daysAt(request: APIRequestContext, distributionAddress: DistributionAddress) {
  return (await apiSend(request, checkCapacity, { body: { distributionAddress } })).days;
}

/** The slots that are so, with the place of their day among the days; the last days first, which no other journey uses. */
function slotsOf(days: readonly SlotDay[], state: TimeSlot['state']) {
  return days
    .flatMap(({ windows }, day) => windows.map((slot) => ({ slot, day })))
    .filter(({ slot }) => slot.state === state)
    .toReversed();
}

/** Somewhere else than at home a slot with a few places left, and time to take them. */
async function nearlyFull(request: APIRequestContext) {
  const soon = new Date(Date.now() + 10 * 60_000).toISOString();
  const inOtherBrowser = streets.filter(
    ({ area }, at) => area !== home.area && streets.findIndex((one) => one.area === area) === at,
  );
  for (const street of inOtherBrowser) {
    const address = deliveryAddressIn(street);
    const [found] = slotsOf(await daysAt(request, address), 'few').filter(({ slot }) => slot.cutOffAt > soon);
    if (found) return { address, ...found };
  }
  throw new Error('there is room everywhere');
}

function cardOf(page: Page, { id }: TimeSlot) {
  return page.locator('label.slot-card').filter({ has: page.locator(`input[value="${id}"]`) });
}

/** A cart, or an answer that has one in it, whose slot closes then. */
function withCutOff(cart: unknown, cutOffAt: string): unknown {
  return JSON.parse(JSON.stringify(cart), (key, value: unknown) =>
    key === 'distributionWindow' ? { ...(value as object), cutOffAt, heldUntil: cutOffAt } : value,
  );
}

/** `17–19 Uhr` on the shop's clocks. */
function spanOf({ startsAt, endsAt }: TimeSlot): string {
  const [from, until] = [startsAt, endsAt].map((instant) => {
    const clock = { timeZone: tenant.timeZone, hour: 'numeric', minute: '2-digit', hourCycle: 'h23' } as const;
    const [hour = 0, minute = 0] = new Intl.DateTimeFormat('en-GB', clock)
      .format(new Date(instant))
      .split(':')
      .map(Number);
    return { hour, minute };
  });
  if (!from || !until) throw new Error('A slot has two ends.');
  return formatTimeSpan(from, until, tenant.locale);
}
