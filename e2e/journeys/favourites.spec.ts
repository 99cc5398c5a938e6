import type { Page } from '@playwright/test';
import { addFavorite, getFavorites, type MyProductSort, type Product } from '@trolley/contract';
import { apiGet, apiSend } from '../support/api.ts';
import { fillCart, nameOf, notificationOn } from '../support/cart.ts';
import { firstOf, listOf, ofDepartments, ordinary } from '../support/goods.ts';
import { counted, listOn } from '../support/listOn.ts';
import { loggedInCustomer, newCustomer, typeLogin } from '../support/people.ts';
import { choosePlace, collectStores } from '../support/places.ts';
import { askForPlace } from '../support/serviceDialog.ts';
import { addressOf, tenant, text } from '../support/tenantFiles.ts';
import { expect, openHydrated, test } from '../support/test.ts';

const myProducts = addressOf('favorite-products');
const heartOf = (page: Page, product: Product) =>
  page.getByRole('main').getByRole('button', { name: text('favourite.mark', { name: nameOf(product) }), exact: true });

test('FAV-05 FAV-01 what a visitor marks is stored, asks for the login and is the customer’s after it', async ({
  page,
  stock,
}) => {
  const person = await newCustomer();
  const product = firstOf(ordinary(stock));
  const list = listOf(product);
  const heart = heartOf(page, product).first();
  await openHydrated(page, list);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const stored = notificationOn(page, text('favourite.pending'));
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await stored.getByRole('button', { name: text('favourite.login') }).click();
  await typeLogin(page, person);
  await expect(page).toHaveURL(list);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(await apiGet(page.request, getFavorites)).toEqual({ products: [product.sku] });
  expect(await page.evaluate(() => sessionStorage.getItem('favourites'))).toBeNull();

  await openHydrated(page, myProducts);
  await expect.poll(() => listOn(page).skus()).toEqual([product.sku]);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(async () => (await apiGet(page.request, getFavorites)).products ?? []).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { name: text('myProducts.empty.title') })).toBeVisible();
});

test('FAV-02 FAV-03 FAV-04 my products are sorted and narrowed, each view at an address of its own', async ({
  page,
  stock,
}) => {
  await loggedInCustomer(page);
  await choosePlace(page.request);
  const [ordered, free] = ofDepartments(stock, 2) as readonly [Product, Product];
  const gone = firstOf(stock.filter(({ availability }) => availability === 'temporarilyUnavailable'));
  for (const { sku } of [ordered, free, gone]) {
    await apiSend(page.request, addFavorite, { params: { type: 'products' }, body: { reference: sku } });
  }
  await fillCart(page.request, [ordered, 1]);
  await openHydrated(page, myProducts);
  const list = listOn(page);
  const shows = async (...products: readonly Product[]) =>
    expect.poll(() => list.skus()).toEqual(products.map(({ sku }) => sku));
  await shows(gone, free, ordered);
  await expect(list.count).toHaveText(counted(3));
  const sort = page.getByLabel(text('myProducts.sort.label'));
  await sort.selectOption('alphabetically' satisfies MyProductSort);
  const { compare } = new Intl.Collator(tenant.locale);
  await shows(...[ordered, free, gone].toSorted((a, b) => compare(a.name, b.name)));

  const orderability = page.getByLabel(text('myProducts.orderability.label'));
  for (const [kind, product] of [
    ['CanBeOrdered', free],
    ['CanNotBeOrdered', gone],
    ['IsOrdered', ordered],
  ] as const) {
    await orderability.selectOption(kind);
    await shows(product);
  }
  await expect(list.tiles.first()).toContainText(text('myProducts.note.ordered'));
  await page.reload();
  await shows(ordered);
  await page.goBack();
  await shows(gone);
  await page
    .getByRole('navigation', { name: text('myProducts.source.label') })
    .getByRole('link', { name: text('myProducts.source.Purchased'), exact: true })
    .click();
  await expect(page.getByRole('heading', { name: text('myProducts.empty.filtered') })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: text('myProducts.empty.all') })
    .click();
  await expect(list.tiles).toHaveCount(3);
});

test('STORE-02 STORE-04 a store is marked in the list, for this browser or in the account', async ({ page }) => {
  const store = firstOf(await collectStores(page.request));
  const openStores = async () => {
    await openHydrated(page, '/');
    const dialog = await askForPlace(page);
    await dialog.getByRole('tab', { name: text('service.collect') }).click();
    return dialog.getByRole('button', { name: text('favourite.store', { name: store.name }), exact: true });
  };
  const visitors = await openStores();
  await visitors.click();
  await expect(visitors).toHaveAttribute('aria-pressed', 'true');
  const stored = () => page.evaluate(() => localStorage.getItem('favoriteStores'));
  expect(JSON.parse((await stored()) ?? '')).toEqual([store.storeId]);
  await visitors.click();
  await expect(visitors).toHaveAttribute('aria-pressed', 'false');
  expect(await stored()).toBeNull();

  await loggedInCustomer(page);
  const theirs = await openStores();
  await theirs.click();
  await expect(theirs).toHaveAttribute('aria-pressed', 'true');
  await expect(await openStores()).toHaveAttribute('aria-pressed', 'true');
  expect(await stored()).toBeNull();
});
