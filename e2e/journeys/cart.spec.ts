import type { APIRequestContext } from '@playwright/test';
import {
  byBasePrice,
  type Cart,
  comparablePrice,
  cookies,
  getCart,
  getCartValidation,
  getOrderConfig,
  type LineItem,
  measureOfPrice,
  type Product,
  removeItems,
} from '@trolley/contract';
import { apiGet, apiSend } from '../support/api.ts';
import {
  cartOf,
  fillCart,
  headingsIn,
  linesIn,
  nameOf,
  notificationOn,
  openSideCart,
  quantitiesIn,
  soldNameOf,
  stepperOf,
  sumRowsIn,
  sumRowsOf,
  untilCartIsKnown,
} from '../support/cart.ts';
import { departmentOf, firstOf, listOf, ofDepartments, ordinary, stockOf } from '../support/goods.ts';
import { inspect } from '../support/inspect.ts';
import { choosePlace, collectStores, pickupAddressOf } from '../support/places.ts';
import { chipOn } from '../support/serviceDialog.ts';
import { addressOf, money, tenant, text, zones } from '../support/tenantFiles.ts';
import { expect, openHydrated, test } from '../support/test.ts';

const cartPage = addressOf('cart');
const namesOf = (lines: readonly LineItem[]) => lines.map(({ product }) => nameOf(product));

test('CART-04 CART-15 the side cart groups by department, and what is typed, removed and undone adds up to the cent @smoke', async ({
  page,
  stock,
}) => {
  await choosePlace(page.request);
  const products = ofDepartments(stock, 3);
  const [one, two, three] = products as readonly [Product, Product, Product];
  const reduced = firstOf(ordinary(stock).filter(({ price }) => price.offer !== undefined));
  const filled = await fillCart(page.request, [three, 1], [one, 2], [two, 1], [reduced, 1]);
  await openHydrated(page, listOf(one));
  const drawer = await openSideCart(page);
  const departments = new Set(filled.productLineItems.map(({ product }) => departmentOf(product).name));
  await expect(headingsIn(drawer)).toContainText([...departments]);
  await expect(linesIn(drawer)).toHaveText(namesOf(filled.productLineItems));
  await expect(sumRowsIn(drawer)).toHaveText(sumRowsOf(filled));

  const first = stepperOf(drawer, one);
  await first.amount.fill('7');
  await first.amount.press('Enter');
  await expect.poll(async () => (await quantitiesIn(page))[one.sku]).toBe(7);
  await expect(sumRowsIn(drawer)).toHaveText(sumRowsOf(await cartOf(page)));

  await stepperOf(drawer, two).remove.click();
  await expect(linesIn(drawer)).toHaveCount(3);
  await expect.poll(() => quantitiesIn(page)).toEqual({ [one.sku]: 7, [three.sku]: 1, [reduced.sku]: 1 });
  await expect(sumRowsIn(drawer)).toHaveText(sumRowsOf(await cartOf(page)));
  const removed = notificationOn(drawer, text('cart.notice.removed', { name: nameOf(two) }));
  await removed.getByRole('button', { name: text('cart.undo') }).click();
  await expect(linesIn(drawer)).toHaveCount(4);
  await expect.poll(async () => (await quantitiesIn(page))[two.sku]).toBe(1);
  await expect(linesIn(drawer)).toHaveText(namesOf((await cartOf(page)).productLineItems));
  await expect(sumRowsIn(drawer)).toHaveText(sumRowsOf(await cartOf(page)));
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('banner').locator('.header-cart')).toBeFocused();
});

test('CART-12 CART-15 what is sold out comes first, with what can take its place', async ({ page, stock }) => {
  await choosePlace(page.request);
  const { lost, store } = await soldOutSomewhere(page.request, stock);
  const stays = firstOf(ordinary(stock).filter(({ sku }) => !lost.some((product) => product.sku === sku)));
  await fillCart(page.request, [stays, 1], ...lost.map((product) => [product, 2] as const));
  const { unavailableLineItems } = await choosePlace(page.request, pickupAddressOf(store));
  const { alternative, product } = firstOf(unavailableLineItems.filter((line) => line.alternative));
  if (!alternative) throw new Error('nothing has anything that can take its place');
  const others = unavailableLineItems.filter((line) => line.product !== product).map(({ lineItemId }) => lineItemId);
  if (others.length > 0) await apiSend(page.request, removeItems, { query: { lineItemIds: others.join() } });

  await openHydrated(page, cartPage);
  const gone = page.locator('.cart-unavailable');
  await expect(gone).toContainText(product.name);
  await gone
    .getByRole('button', {
      name: text('cart.unavailable.replaceNamed', { name: product.name, by: nameOf(alternative) }),
    })
    .click();
  await expect(gone).toHaveCount(0);
  await expect(linesIn(page).filter({ hasText: nameOf(alternative) })).toHaveCount(1);
  await expect.poll(() => quantitiesIn(page)).toMatchObject({ [alternative.sku]: 2 });
  expect((await cartOf(page)).unavailableLineItems).toEqual([]);
});

test('CART-15 the cart page is sorted each way, emptied and undone, and the same after a reload and in a second tab', async ({
  page,
  context,
  stock,
}) => {
  await choosePlace(page.request);
  const products = ofDepartments(stock, 4);
  for (const product of products) await fillCart(page.request, [product, 1]);
  await openHydrated(page, cartPage);
  const { productLineItems: lines } = await cartOf(page);
  const { compare } = new Intl.Collator(tenant.locale);
  const time = ({ addedAt = '' }: LineItem) => Date.parse(addedAt);
  const orders = {
    alphabetically: lines.toSorted((a, b) => compare(a.product.name, b.product.name)),
    chronologically: lines.toSorted((a, b) => time(b) - time(a)),
    unitprice: lines.toSorted(
      byBasePrice(
        lines,
        ({ product }) => measureOfPrice(product.price),
        ({ product }) => -comparablePrice(product.price),
      ),
    ),
    category: lines,
  };
  const sort = page.getByLabel(text('cart.sort.label'));
  for (const [name, sorted] of Object.entries(orders)) {
    await sort.selectOption(name);
    await expect(linesIn(page)).toHaveText(namesOf(sorted));
    await expect(headingsIn(page)).toHaveCount(name === 'category' ? 4 : 1);
  }

  const other = await context.newPage();
  await other.goto(cartPage);
  await expect(linesIn(other)).toHaveText(namesOf(lines));
  await page.getByRole('button', { name: text('cart.clear'), exact: true }).click();
  await expect(page.getByRole('heading', { name: text('cart.empty.title') })).toBeVisible();
  await expect(other.getByRole('heading', { name: text('cart.empty.title') })).toBeVisible();
  expect(await quantitiesIn(page)).toEqual({});
  const undo = notificationOn(page, text('cart.notice.cleared')).getByRole('button', { name: text('cart.undo') });
  await undo.click();
  await expect(linesIn(page)).toHaveText(namesOf(lines));
  await expect(linesIn(other)).toHaveText(namesOf(lines));
  await expect.poll(() => quantitiesIn(page)).toEqual(Object.fromEntries(products.map(({ sku }) => [sku, 1])));
  await page.reload();
  await expect(linesIn(page)).toHaveText(namesOf(lines));
  await expect(sumRowsIn(page)).toHaveText(sumRowsOf(await cartOf(page)));
});

test('CART-11 CART-18 crates and what may be packed instead are chosen, and saved', async ({ page, stock }) => {
  await choosePlace(page.request);
  const [one, other] = ofDepartments(stock, 2) as readonly [Product, Product];
  const before = await fillCart(page.request, [one, 1], [other, 1]);
  const { crate } = await apiGet(page.request, getOrderConfig);
  await openHydrated(page, cartPage);
  await expect(sumRowsIn(page)).toHaveText(sumRowsOf(before));

  const wanted = page.getByRole('checkbox', { name: text('cart.crate', { deposit: money(crate?.deposit ?? 0) }) });
  if (crate) {
    await wanted.check();
    await expect.poll(async () => (await cartOf(page)).crateDepositDesired).toBe(true);
    const { priceInfo } = await cartOf(page);
    expect(priceInfo.total - before.priceInfo.total).toBe(Math.ceil(before.weight / crate.grams) * crate.deposit);
    await expect(sumRowsIn(page)).toHaveText(sumRowsOf(await cartOf(page)));
  } else await expect(page.getByRole('checkbox')).toHaveCount(0);

  const choices = page.getByRole('radiogroup', { name: text('cart.substitution.title') });
  await choices.getByRole('radio', { name: text('cart.substitution.none') }).check();
  const ofLine = page.getByRole('combobox', { name: text('cart.substitution.line', { name: soldNameOf(one) }) });
  await ofLine.selectOption('similar');
  const wishes = ({ substitution, productLineItems }: Cart) => [
    substitution,
    ...productLineItems.map((line) => [line.lineItemId, line.substitution]),
  ];
  await expect
    .poll(async () => wishes(await cartOf(page)))
    .toEqual(expect.arrayContaining(['none', [one.sku, 'similar'], [other.sku, undefined]]));
  await page.reload();
  await expect(choices.getByRole('radio', { name: text('cart.substitution.none') })).toBeChecked();
  await expect(ofLine).toHaveValue('similar');
  if (crate) await expect(wanted).toBeChecked();
});

test('CART-03 CART-14 a cart is validated when it comes, and one that is gone begins anew', async ({
  page,
  context,
  stock,
  faults,
}) => {
  faults.tolerate(/status of 404/);
  await choosePlace(page.request);
  const product = firstOf(ordinary(stock));
  await fillCart(page.request, [product, 3]);
  const validation = page.waitForResponse((answer) => answer.url().endsWith(getCartValidation.path));
  await openHydrated(page, listOf(product));
  expect((await validation).status()).toBe(200);
  const { more, amount } = stepperOf(page.getByRole('main'), product);
  await expect(amount).toHaveValue('3');

  const { id } = await cartOf(page);
  await context.clearCookies({ name: cookies.cart });
  expect((await page.request.get(getCart.path)).status()).toBe(404);
  await page.reload();
  await expect(amount).toHaveCount(0);
  // With the cart its place is gone, too.
  await expect(chipOn(page)).toContainText(text('service.chip.none'));
  await choosePlace(page.request);
  await openHydrated(page, listOf(product));
  await untilCartIsKnown(page);
  await more.click();
  await expect(amount).toHaveValue('1');
  await expect.poll(() => quantitiesIn(page)).toEqual({ [product.sku]: 1 });
  expect((await cartOf(page)).id).not.toBe(id);
});

test('CART-15 an empty cart says where one could begin, and passes every inspection', async ({ page }) => {
  await openHydrated(page, cartPage);
  await expect(page.getByRole('heading', { name: text('cart.empty.title') })).toBeVisible();
  await inspect(page);
});

test('CART-15 the cart page and the side cart pass every inspection', async ({ page, stock }) => {
  await choosePlace(page.request);
  const [one, two, three] = ofDepartments(stock, 3) as readonly [Product, Product, Product];
  await fillCart(page.request, [one, 1], [two, 4], [three, 2]);
  await openHydrated(page, cartPage);
  await expect(linesIn(page)).toHaveCount(3);
  await expect(sumRowsIn(page).first()).toBeVisible();
  await inspect(page, 'main');
  await openHydrated(page, '/');
  await expect(linesIn(await openSideCart(page))).toHaveCount(3);
  await inspect(page, 'dialog[open]');
});

/** A store of the same assortment where some of what stands at home is sold out. */
async function soldOutSomewhere(request: APIRequestContext, stock: readonly Product[]) {
  const zone = zones[0];
  for (const store of (await collectStores(request)).filter((one) => one.zone === zone)) {
    const theirs = await stockOf(request, store.storeId);
    const soldOut = new Set(
      theirs.filter(({ availability }) => availability === 'temporarilyUnavailable').map(({ sku }) => sku),
    );
    const lost = ordinary(stock)
      .filter(({ sku }) => soldOut.has(sku))
      .slice(0, 8);
    if (lost.length > 0) return { lost, store };
  }
  throw new Error('every store has everything');
}
