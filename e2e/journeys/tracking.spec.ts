import type { Page } from '@playwright/test';
import { cookies, getTenantConfig, writeConsent } from '@trolley/contract';
import { apiGet } from '../support/api.ts';
import { stepperOf } from '../support/cart.ts';
import { choosePayment, confirmed, openCheckout, pressOrder, readyCart } from '../support/checkout.ts';
import { firstOf, ordinary } from '../support/goods.ts';
import { markHydration } from '../support/markHydration.ts';
import { openMeasuredShop } from '../support/measuredShop.ts';
import { newPerson } from '../support/people.ts';
import { choosePlace } from '../support/places.ts';
import { searchPath } from '../support/tenantFiles.ts';
import { expect, openHydrated, test } from '../support/test.ts';

const pushed = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as { dataLayer?: readonly { readonly event?: string }[] };
    return dataLayer.flatMap(({ event }) => event ?? []);
  });

test('CONS-08 CONS-05 from the home page to the order: our own figures at once, everybody else from consent on @smoke', async ({
  browser,
  stock,
}) => {
  test.setTimeout(240_000);
  const shop = await openMeasuredShop();
  try {
    // A demo shop has orders from the start.
    const ordersBefore = await shop.figure('orders');
    const context = await browser.newContext({ baseURL: shop.url });
    await context.addInitScript(markHydration);
    const page = await context.newPage();
    const product = firstOf(ordinary(stock));
    const { more } = stepperOf(page.getByRole('main'), product);
    // Who has no place is asked on the first add, and a shop may wait for the answer.
    await choosePlace(page.request);

    // Nobody is told of a shopper who has not answered, and nothing is stored.
    await openHydrated(page, '/');
    await openHydrated(page, searchPath(product.name));
    await expect(more.first()).toBeVisible();
    await expect.poll(() => shop.figure('searches')).toBeGreaterThan(0);
    expect(shop.told).toEqual([]);
    expect(await pushed(page)).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.getItem('visitor'))).toBeNull();

    // From the answer on they are, with the page it was given on.
    const { consent } = await apiGet(page.request, getTenantConfig);
    const answer = writeConsent({ version: consent.version, at: Date.now(), categories: ['C0001', 'C0002'] });
    await context.addCookies([
      { name: cookies.consent, value: answer, url: shop.url },
      { name: '_ga', value: 'GA1.1.1234567890.1700000000', url: shop.url },
    ]);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect.poll(() => pushed(page)).toContain('view_search_results');
    await more.first().click();
    await expect.poll(() => pushed(page)).toContain('add_to_cart');
    await expect.poll(() => shop.names('/api/send')).toContain('add_to_cart');
    expect(shop.names('/api/send').filter((name) => name === 'add_to_cart')).toHaveLength(1);

    // A thousand presses on one page stay within its limit.
    await page.evaluate((sku) => {
      const tile = document.querySelector(`[data-replay="add-${sku}"]`)?.closest('.product-tile');
      const link = tile?.querySelector<HTMLAnchorElement>('a[href]');
      link?.addEventListener('click', (event) => {
        event.preventDefault();
        event.stopPropagation();
      });
      for (let press = 0; press < 1000; press += 1) link?.click();
    }, product.sku);
    const events = await pushed(page);
    expect(events.filter((name) => name === 'select_item').length).toBeGreaterThan(200);
    expect(events).toHaveLength(250);

    // What editors offer and rows of products are told as they come into sight, what is pressed of them as well.
    await openHydrated(page, '/');
    await expect.poll(() => pushed(page)).toContain('view_promotion');
    const row = page.locator('main .product-slider').first();
    await row.scrollIntoViewIfNeeded();
    await expect.poll(() => pushed(page)).toContain('view_item_list');
    expect((await pushed(page)).filter((name) => name === 'view_promotion').length).toBeLessThan(12);

    await readyCart(page.request, stock, { person: newPerson() });
    await openCheckout(page);
    await expect.poll(() => pushed(page)).toContain('begin_checkout');
    // How fast the page of the search was is told when it is left.
    const metrics = async () => (await page.request.get('/metrics')).text();
    await expect.poll(metrics).toContain('web_vitals_lcp_seconds_count{route="search-term"} 1');
    await choosePayment(page, 'payment-at-the-door');
    await expect.poll(() => pushed(page)).toContain('add_payment_info');
    await pressOrder(page);
    const { orderNumber, priceInfo } = await confirmed(page);
    const value = priceInfo.orderValue / 100;
    await expect.poll(() => shop.told.filter(({ name }) => name === 'purchase').length).toBe(2);
    const purchase = (path: string) => shop.told.find((one) => one.path === path && one.name === 'purchase')?.fields;
    const visitor = await page.evaluate(() => sessionStorage.getItem('visitor'));
    expect(purchase('/mp/collect')).toMatchObject({
      ...{ transaction_id: orderNumber, value, clientId: '1234567890.1700000000' },
    });
    expect(purchase('/api/send')).toMatchObject({ transaction_id: orderNumber, revenue: value, id: visitor });
    expect(await pushed(page)).not.toContain('purchase');
    expect(await shop.figure('orders')).toBe(ordersBefore + 1);
    await expect.poll(() => shop.figure('checkouts begun')).toBe(1);
    expect(JSON.stringify(shop.told)).not.toMatch(/@|example\.(at|ie)/);
    await context.close();
  } finally {
    await shop.stop();
  }
});
