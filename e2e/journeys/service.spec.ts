import type { APIRequestContext } from '@playwright/test';
import {
  type CollectStore,
  currentPrice,
  getCart,
  getDeliveryArea,
  getOrderConfig,
  getPlaceSuggestions,
  type Product,
} from '@trolley/contract';
import { apiGet } from '../support/api.ts';
import { cartOf, fillCart, quantitiesIn, stepperOf } from '../support/cart.ts';
import { firstOf, listOf, ordinary, stockOf } from '../support/goods.ts';
import { inspect } from '../support/inspect.ts';
import { listOn } from '../support/listOn.ts';
import {
  choosePlace,
  collectStores,
  deliveryAddressIn,
  home,
  nowhere,
  type Street,
  streets,
  wholeCode,
} from '../support/places.ts';
import { askForPlace, chipOn, chooseStore, stepOn } from '../support/serviceDialog.ts';
import { addressOf, money, places, text, zones } from '../support/tenantFiles.ts';
import { expect, openHydrated, test } from '../support/test.ts';

const label = (field: string) => text(`service.field.${field}`);
const placeText = ({ postalCode, city }: Pick<Street, 'postalCode' | 'city'>) =>
  text('service.place', { code: wholeCode(postalCode), city });

test('SERV-02 who has no place is asked on the add; whether leaving that adds something is the shop’s setting @smoke', async ({
  page,
  shelf,
  stock,
}) => {
  const { servicePrompt } = await apiGet(page.request, getOrderConfig);
  const department = shelf.departments.reduce((most, one) => (one.count > most.count ? one : most));
  await openHydrated(page, addressOf('products-slug', { slug: department.slug }));
  const plain = new Map(ordinary(stock).map((product) => [product.sku, product]));
  const products = (await listOn(page).skus()).map((sku) => plain.get(sku)).filter((product) => product !== undefined);
  const question = stepOn(page, 'place');
  const press = (product: Product) => stepperOf(page.getByRole('main'), product).more.click();
  const amount = (product: Product) => stepperOf(page.getByRole('main'), product).amount;
  const [first, ...others] = products;
  const again = others[servicePrompt.everyAdds - 1];
  if (!first || !again) throw new Error('the list is too short');

  await press(first);
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  if (servicePrompt.required) {
    await press(first);
    await expect(question).toBeVisible();
    await expect(amount(first)).toHaveCount(0);
    expect(await quantitiesIn(page)).toEqual({});
  } else {
    await expect(amount(first)).toHaveValue('1');
    for (const product of others.slice(0, servicePrompt.everyAdds - 1)) {
      await press(product);
      await expect(amount(product)).toHaveValue('1');
    }
    await press(again);
    await expect(question).toBeVisible();
  }

  // Who names a place gets what was pressed, and is not asked any more.
  await question.getByLabel(label('postalCode')).fill(wholeCode(home.postalCode));
  await question.getByRole('button', { name: text('service.address.lookAround') }).click();
  await stepOn(page, 'slot')
    .getByRole('button', { name: text('service.slot.later') })
    .click();
  const pressed = servicePrompt.required ? first : again;
  await expect(amount(pressed)).toHaveValue('1');
  await expect.poll(async () => (await quantitiesIn(page))[pressed.sku]).toBe(1);
  const last = firstOf(others.slice(servicePrompt.everyAdds));
  await press(last);
  await expect(amount(last)).toHaveValue('1');
  await expect(question).toBeHidden();
});

test('SERV-03 SERV-04 an address is typed and chosen with the keyboard alone, and delivered to', async ({ page }) => {
  const street = await suggested(page.request);
  await openHydrated(page, '/');
  await chipOn(page).focus();
  await page.keyboard.press('Enter');
  const dialog = stepOn(page, 'place');
  const field = dialog.getByRole('combobox', { name: text('service.address.search') });
  await field.focus();
  await page.keyboard.type(street.streetName);
  const option = dialog.getByRole('option').filter({ hasText: street.streetName });
  await expect(option).toHaveCount(1);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  while ((await option.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const number = dialog.getByLabel(label('streetNumber'));
  await expect(number).toBeFocused();
  await expect(dialog.getByLabel(label('streetName'))).toHaveValue(street.streetName);
  await expect(dialog.getByLabel(label('postalCode'))).toHaveValue(street.postalCode);
  await expect(dialog.getByLabel(label('city'))).toHaveValue(street.city);
  await page.keyboard.type('7');
  const { area } = await apiGet(page.request, getDeliveryArea, { query: { postalCode: street.postalCode } });
  await expect(dialog.getByRole('status').filter({ hasText: area?.name ?? 'no area' })).toBeVisible();
  await page.keyboard.press('Enter');
  const code = dialog.getByLabel(label('postalCode'));
  if (street.postalCode !== wholeCode(street.postalCode)) {
    // VAL-06: the map knows only its beginning; it is not taken before it is whole.
    await expect(code).toBeFocused();
    await expect(code).toHaveAccessibleDescription(text('service.field.postalCodeBegun', { code: street.postalCode }));
    await code.fill(wholeCode(street.postalCode));
    await page.keyboard.press('Enter');
  }
  await expect(stepOn(page, 'slot')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chipOn(page)).toContainText(text('service.chip.delivery', { place: placeText(street) }));
  await expect(chipOn(page)).toBeFocused();

  const { distributionAddress } = await cartOf(page);
  expect(distributionAddress).toMatchObject({
    ...deliveryAddressIn(street),
    streetNumber: '7',
    deliveryAreaNumber: street.area,
  });
  await page.reload();
  await expect(chipOn(page)).toContainText(placeText(street));
});

test('SERV-03 CHK-09 a place outside all areas is refused in the shop’s words, and nothing changes', async ({
  page,
  faults,
}) => {
  faults.tolerate(/status of 409/);
  const { invalidAddressMessage } = await apiGet(page.request, getOrderConfig);
  await openHydrated(page, '/');
  const dialog = await askForPlace(page);
  const typed = { streetName: home.streetName, streetNumber: '1', postalCode: nowhere, city: home.city };
  await dialog.getByRole('button', { name: text('service.address.submit') }).click();
  await expect(dialog.getByLabel(label('streetName'))).toHaveAccessibleDescription(text('service.missing.streetName'));
  await expect(dialog.getByLabel(label('streetName'))).toBeFocused();
  for (const [field, value] of Object.entries(typed)) await dialog.getByLabel(label(field)).fill(value);
  const refusal = dialog.getByRole('alert').filter({ hasText: invalidAddressMessage });
  await expect(refusal).toBeVisible();
  const refused = page.waitForResponse((answer) => answer.url().endsWith('/distribution-address'));
  await dialog.getByRole('button', { name: text('service.address.submit') }).click();
  expect((await refused).status()).toBe(409);
  await expect(refusal).toBeVisible();
  for (const [field, value] of Object.entries(typed)) await expect(dialog.getByLabel(label(field))).toHaveValue(value);
  expect((await page.request.get(getCart.path)).status()).toBe(404);
  await refusal.getByRole('button', { name: text('service.address.collectInstead') }).click();
  await expect(dialog.getByRole('radiogroup', { name: text('service.store.list') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chipOn(page)).toContainText(text('service.chip.question'));
});

test('SERV-04 SERV-09 without the map and the areas the form still works, and shows no error', async ({
  page,
  faults,
}) => {
  faults.tolerate(/net::ERR_FAILED|Failed to fetch/);
  for (const silent of ['**/api/maps/**', '**/api/distribution/**']) await page.route(silent, (route) => route.abort());
  await openHydrated(page, '/');
  const dialog = await askForPlace(page);
  const asked = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/maps/'));
  await dialog.getByRole('combobox', { name: text('service.address.search') }).fill(home.streetName);
  await asked;
  await expect(dialog.getByRole('option')).toHaveCount(0);
  const { streetName, city } = home;
  const postalCode = wholeCode(home.postalCode);
  for (const [field, value] of Object.entries({ streetName, streetNumber: '3', postalCode, city }))
    await dialog.getByLabel(label(field)).fill(value);
  await expect(dialog.getByRole('alert')).toHaveText(['']);
  await expect(page.locator('.toast')).toHaveCount(0);
  await dialog.getByRole('button', { name: text('service.address.submit') }).click();
  await expect(stepOn(page, 'slot')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chipOn(page)).toContainText(placeText(home));
});

test('SERV-04 where the device is fills the address in, and a shopper who refuses it reads what to do instead', async ({
  page,
  context,
}) => {
  const [, , longitude, latitude] = firstOf(places.streets.filter(([code]) => code === home.postalCode));
  await openHydrated(page, '/');
  const dialog = await askForPlace(page);
  const locate = dialog.getByRole('button', { name: text('service.position.use') });
  await locate.click();
  await expect(dialog.getByText(text('service.position.denied'))).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude, longitude });
  await locate.click();
  await expect(dialog.getByLabel(label('postalCode'))).toHaveValue(home.postalCode);
  await expect(dialog.getByLabel(label('city'))).toHaveValue(home.city);
  await expect(dialog.getByText(text('service.position.denied'))).toBeHidden();
});

test('SERV-01 SERV-08 at a store of another zone prices and assortment follow at once, the difference is shown, and nothing leaves the cart', async ({
  page,
  stock,
}) => {
  const { store, here, there, missing } = await otherZone(page.request, stock);
  await choosePlace(page.request);
  await fillCart(page.request, [here, 2], [missing, 1]);
  await openHydrated(page, listOf(here));
  const price = listOn(page)
    .tiles.filter({ has: page.locator(`[data-quick-view="${here.sku}"]`) })
    .locator('.price-tag');
  await expect(price).toContainText(money(currentPrice(here.price)));
  await chooseStore(page, await askForPlace(page), store.storeId);

  const changes = stepOn(page, 'changes');
  const [before, after] = [here, there].map((product) => currentPrice(product.price)) as [number, number];
  await expect(
    changes.getByRole('heading', {
      name: text(`service.changes.${after > before ? 'dearer' : 'cheaper'}`, { count: 1 }),
    }),
  ).toBeVisible();
  const fromTo = text('service.changes.fromTo', { before: money(before), after: money(after) });
  await expect(changes.getByRole('listitem').filter({ hasText: here.name })).toContainText(fromTo);
  await expect(changes.getByRole('heading', { name: text('service.changes.unavailable', { count: 1 }) })).toBeVisible();
  await expect(changes.getByRole('listitem').filter({ hasText: missing.name })).toBeVisible();
  await expect(price).toContainText(money(after));
  await changes.getByRole('button', { name: text('service.changes.go') }).click();
  await stepOn(page, 'slot')
    .getByRole('button', { name: text('service.slot.later') })
    .click();
  await expect(chipOn(page)).toContainText(text('service.chip.collect', { place: store.name }));

  const { productLineItems, unavailableLineItems, distributionAddress } = await cartOf(page);
  expect(distributionAddress).toMatchObject({ distributionType: 'CLICK_AND_COLLECT', storeId: store.storeId });
  expect(productLineItems).toMatchObject([{ lineItemId: here.sku, quantity: 2, perPiecePrice: after }]);
  expect(unavailableLineItems).toMatchObject([{ lineItemId: missing.sku, quantity: 1 }]);
  // Back at home it is as it was: nothing was lost.
  await choosePlace(page.request);
  expect(await quantitiesIn(page)).toEqual({ [here.sku]: 2, [missing.sku]: 1 });
});

test('SERV-01 the address with its suggestions, the stores and the differences pass every inspection', async ({
  page,
  stock,
}) => {
  const { store, here, missing } = await otherZone(page.request, stock);
  const { streetName } = await suggested(page.request);
  await choosePlace(page.request);
  await fillCart(page.request, [here, 1], [missing, 1]);
  await openHydrated(page, addressOf('cart'));
  const dialog = await askForPlace(page);
  await dialog.getByRole('combobox', { name: text('service.address.search') }).fill(streetName);
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await inspect(page, 'dialog[open]');
  await dialog.getByRole('tab', { name: text('service.collect') }).click();
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  await inspect(page, 'dialog[open]');
  await chooseStore(page, dialog, store.storeId);
  await expect(stepOn(page, 'changes')).toBeVisible();
  await inspect(page, 'dialog[open]');
});

/** A street in another place than home, found by typing its name. */
async function suggested(request: APIRequestContext): Promise<Street> {
  for (const street of streets.filter(({ area, streetName }) => area !== home.area && streetName.length > 7)) {
    const { results } = await apiGet(request, getPlaceSuggestions, { query: { q: street.streetName } });
    const same = results.filter(({ primaryPart }) => primaryPart.includes(street.streetName));
    if (same.length === 1 && same[0]?.primaryPart === street.streetName) return street;
  }
  throw new Error('the map suggests nothing');
}

interface Elsewhere {
  readonly store: CollectStore;
  /** The same product at home and there. */
  readonly here: Product;
  readonly there: Product;
  /** What that zone does not sell. */
  readonly missing: Product;
}

/** A store of another zone, with something that costs something else there and something that it has not. */
async function otherZone(request: APIRequestContext, stock: readonly Product[]): Promise<Elsewhere> {
  for (const store of (await collectStores(request)).filter(({ zone }) => zone !== zones[0])) {
    const theirs = new Map((await stockOf(request, store.storeId, store.zone)).map((one) => [one.sku, one]));
    const missing = ordinary(stock).find(({ sku }) => !theirs.has(sku));
    const here = ordinary(stock).find(({ sku, price }) => {
      const there = theirs.get(sku);
      return there?.availability === 'available' && currentPrice(there.price) !== currentPrice(price);
    });
    const there = here && theirs.get(here.sku);
    if (there && missing) return { store, here, there, missing };
  }
  throw new Error('all zones are alike');
}
