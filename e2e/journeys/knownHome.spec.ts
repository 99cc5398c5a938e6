import type { Page } from '@playwright/test';
import { cookies, logout } from '@trolley/contract';
import { apiSend } from '../support/api.ts';
import { cartOf, fillCart, quantitiesIn } from '../support/cart.ts';
import { confirmed, orderBy, readyCart } from '../support/checkout.ts';
import { firstOf, ordinary } from '../support/goods.ts';
import { inspect } from '../support/inspect.ts';
import { inOtherBrowser, loggedInCustomer, logIn } from '../support/people.ts';
import { choosePlace, deliveryAddressIn, home } from '../support/places.ts';
import { publicPages, text } from '../support/tenantFiles.ts';
import { expect, openHydrated, test } from '../support/test.ts';

const hero = publicPages.find(({ path }) => path === '/')?.blocks[0] as { items: { title: string }[] } | undefined;
const heroTitle = hero?.items[0]?.title ?? '';

/** How far what is on the page moved by itself since it was opened. */
const shiftOn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
          resolve(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Nothing moved at all: the observer is never called.
        setTimeout(() => resolve(0), 500);
      }),
  );

test('WEEK-02 on the second visit home shows the order, the next windows and what to buy again, from a page that is everybody’s @smoke', async ({
  page,
  context,
  stock,
  faults,
}) => {
  const person = await loggedInCustomer(page);
  const [line] = (await readyCart(page.request, stock, { person })).productLineItems;
  await orderBy(page, 'payment-at-the-door');
  const { orderNumber } = await confirmed(page);
  await openHydrated(page, '/');
  const main = page.getByRole('main');
  const order = main.getByRole('region', { name: text('home.order.label'), exact: true });
  await expect(order).toContainText(orderNumber);

  // Once more: now the page knows beforehand how much room it needs.
  await openHydrated(page, '/');
  await expect(order).toContainText(orderNumber);
  await expect(order.getByRole('button', { name: text('home.order.add') })).toBeVisible();
  await expect(order.getByRole('listitem', { name: '' }).filter({ hasText: text('home.step.received') })).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toContainText(person.firstName);
  const windows = main.getByRole('region', { name: text('home.windows'), exact: true });
  await expect(windows.getByRole('button').filter({ hasText: /\d/ })).not.toHaveCount(0);
  const again = main.getByRole('region', { name: text('home.again'), exact: true });
  await expect(again.getByRole('listitem')).toHaveCount(1);
  expect(await shiftOn(page)).toBeLessThanOrEqual(0.02);
  await inspect(page, 'main');

  // Whoever asks for the page of this assortment gets the same bytes.
  const theirs = await (await page.request.get('/')).text();
  const zone = (await context.cookies()).find(({ name }) => name === cookies.zone)?.value ?? '';
  const headers = { cookie: `${cookies.zone}=${zone}` };
  expect(theirs).toBe(await inOtherBrowser(async (request) => (await request.get('/', { headers })).text()));
  expect(theirs).not.toContain(person.firstName);
  expect(theirs).not.toContain(orderNumber);

  // The window is noted, with its place, and held with the first goods.
  await windows.getByRole('listitem').first().getByRole('button').click();
  await expect(windows.getByRole('button', { pressed: true })).toHaveCount(1);
  await again.getByRole('button', { name: text('home.again.all', { count: 1 }) }).click();
  const sku = line?.product.sku ?? '';
  await expect.poll(async () => Object.keys(await quantitiesIn(page))).toEqual([sku]);
  await expect(main.getByText(text('home.again.done', { count: 1 }))).toBeVisible();
  await expect.poll(async () => (await cartOf(page)).distributionWindow?.held).toBe(true);

  // A browser that never saw this page reserves the room, too: the login told it which parts there are.
  // The page that is left may be asking about its cart just when the cookie goes.
  faults.tolerate(/404.*\/api\/carts\/validation/);
  await page.goto('about:blank');
  await context.clearCookies();
  await logIn(page.request, person);
  await openHydrated(page, '/');
  await expect(order).toContainText(orderNumber);
  expect(await shiftOn(page)).toBeLessThanOrEqual(0.02);

  // A logout in another tab takes all of it away.
  const other = await context.newPage();
  await openHydrated(other, '/');
  await apiSend(other.request, logout, {});
  await page.bringToFront();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(order).toBeHidden();
  await expect(main.getByRole('heading', { level: 1 })).toContainText(heroTitle);
  await expect(page.getByText(new RegExp(`\\b${person.firstName}\\b`))).toHaveCount(0);
});

test('WEEK-02 a guest with a cart finds it again at home, with the windows of its place; nobody else sees a change', async ({
  page,
  stock,
}) => {
  await openHydrated(page, '/');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(heroTitle);
  await expect(page.locator('.home-parts')).toBeHidden();
  expect(await shiftOn(page)).toBeLessThanOrEqual(0.02);

  await choosePlace(page.request, deliveryAddressIn(home));
  await fillCart(page.request, [firstOf(ordinary(stock)), 2]);
  await openHydrated(page, '/');
  const windows = page.getByRole('region', { name: text('home.windows'), exact: true });
  await expect(windows).toContainText(home.city);
  await openHydrated(page, '/');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(text('home.hello.guest'));
  await expect(page.locator('.home-hello')).toContainText('2');
  await expect(windows).toBeVisible();
  expect(await shiftOn(page)).toBeLessThanOrEqual(0.02);
});
