import type { Page } from '@playwright/test';
import {
  currentPrice,
  fewProducts,
  getSimilarProducts,
  type ProductDetail,
  type ProductPrice,
} from '@trolley/contract';
import { apiGet } from '../support/api.ts';
import { violations } from '../support/axe.ts';
import { addressOf, money, tenant, text } from '../support/tenantFiles.ts';
import { expect, openHydrated, test } from '../support/test.ts';

const pathOf = (slug: string) => addressOf('product-slug', { slug });
const units: Record<NonNullable<ProductPrice['base']>['unit'], string> = {
  kg: 'kilogram',
  l: 'litre',
  '100g': 'hundredGrams',
  '100ml': 'hundredMillilitres',
  piece: 'piece',
  '100pieces': 'hundredPieces',
  wash: 'wash',
  m: 'metre',
  m2: 'squareMetre',
  '100sheets': 'hundredSheets',
};

test('DISC-07 a reduced food shows all its prices, its allergens in bold, its nutrition and where it is from @smoke', async ({
  page,
  shelf,
}) => {
  const product = await shelf.find(
    ({ price, weightArticle, weightPieceArticle }) =>
      price.offer !== undefined && price.base !== undefined && !weightArticle && !weightPieceArticle,
    ({ facts }) =>
      facts.nutrition !== undefined && (facts.ingredients?.includes('**') ?? false) && facts.origins.length > 0,
  );
  const { price, facts } = product;
  const { offer, base } = price;
  if (!offer || !base || !facts.nutrition) throw new Error('not what was looked for');
  await page.goto(pathOf(product.slug));

  const box = page.locator('.price-box');
  await expect(box.locator('.price').first()).toContainText(money(offer.value));
  await expect(box.locator('s')).toContainText(money(price.regular.value));
  await expect(box).toContainText(text('catalogue.price.lowest30', { price: money(offer.lowest30) }));
  await expect(box).toContainText(unitOf(base.unit, base.value));
  expect(offer.value).toBeLessThan(price.regular.value);
  // It promises no more than is true.
  expect(offer.percent).toBe(Math.floor((1 - offer.value / offer.lowest30) * 100));
  await expect(page.locator('.product-stage')).toContainText(text('catalogue.badge.offer', { percent: offer.percent }));

  const allergens = [...(facts.ingredients ?? '').matchAll(/\*\*(.+?)\*\*/g)].map(([, words = '']) => words);
  const ingredients = page
    .getByRole('main')
    .locator('details')
    .filter({ hasText: text('catalogue.product.ingredients') });
  await expect(ingredients.locator('strong')).toHaveText(allergens);
  expect(
    Number(
      await ingredients
        .locator('strong')
        .first()
        .evaluate((one) => getComputedStyle(one).fontWeight),
    ),
  ).toBeGreaterThanOrEqual(600);
  const named = facts.contains.map((code) => text(`catalogue.allergen.${code}`)).join(', ');
  if (named) await expect(ingredients).toContainText(text('catalogue.product.contains', { allergens: named }));

  await open(page, text('catalogue.nutrition.whole', { per: perOf(facts.nutrition) }));
  const table = page.getByRole('table', { name: text('catalogue.nutrition.title') });
  const decimal = new Intl.NumberFormat(tenant.locale, { maximumFractionDigits: 2, useGrouping: false });
  const { kJ, kcal, fat, salt } = facts.nutrition;
  await expect(rowOf(table, 'energy')).toContainText(`${decimal.format(kJ)} kJ / ${decimal.format(kcal)} kcal`);
  await expect(rowOf(table, 'fat')).toContainText(`${decimal.format(fat)} g`);
  await expect(rowOf(table, 'salt')).toContainText(`${decimal.format(salt)} g`);

  const countries = new Intl.DisplayNames(tenant.locale, { type: 'region' });
  await open(page, text('catalogue.product.originAndMaker'));
  const origin = page
    .locator('.product-facts > div')
    .filter({ has: page.getByText(text('catalogue.product.origin'), { exact: true }) });
  for (const { country } of facts.origins) await expect(origin).toContainText(countries.of(country) ?? country);
});

test('DISC-07 weighed goods tell the price of a kilogram and that the scales decide', async ({ page, shelf }) => {
  const byWeight = await shelf.find(({ weightArticle }) => weightArticle);
  const byPiece = await shelf.find(({ weightPieceArticle }) => weightPieceArticle);
  for (const product of [byWeight, byPiece]) {
    await page.goto(pathOf(product.slug));
    const box = page.locator('.price-box');
    await expect(box).toContainText(unitOf('kg', product.price.perKilogram ?? 0));
    await expect(box).toContainText(money(currentPrice(product.price)));
    await expect(box).toContainText(text('catalogue.price.weighed'));
    const step = product.weightArticle ? product.pack : text('catalogue.price.about');
    await expect(box.locator('p').first()).toContainText(step);
  }
  // A step costs what its grams cost.
  const { price, quantityStepSize } = byWeight;
  const perKilogram = price.perKilogram ?? 0;
  expect(currentPrice(price)).toBe(Math.round((perKilogram * quantityStepSize) / 1000));
});

test('DISC-07 alcohol tells its strength and from what age it is sold', async ({ page, shelf }) => {
  const drink = await shelf.find(
    ({ minAge }) => minAge !== undefined,
    ({ facts }) => facts.alcohol !== undefined,
  );
  await page.goto(pathOf(drink.slug));
  const { minAge = 0, facts } = drink;
  await expect(page.getByText(text('catalogue.product.age', { age: minAge }))).toBeVisible();
  await expect(page.locator('.product-stage')).toContainText(text('catalogue.badge.age', { age: minAge }));
  const percent = new Intl.NumberFormat(tenant.locale, { maximumFractionDigits: 1 }).format(facts.alcohol ?? 0);
  await expect(page.locator('.quick-facts')).toContainText(text('catalogue.product.alcoholValue', { percent }));
  expect(['ageRestricted', 'temporarilyUnavailable', 'unavailable']).toContain(drink.availability);
});

test('DISC-07 a deposit stands beside the price, on the page and in the list', async ({ page, shelf }) => {
  const bottle = await shelf.find(
    ({ price, brand }) => price.depositPrice !== undefined && price.base !== undefined && brand !== undefined,
  );
  const deposit = text('catalogue.price.deposit', { price: money(bottle.price.depositPrice ?? 0) });
  await page.goto(pathOf(bottle.slug));
  await expect(page.locator('.price-box')).toContainText(deposit);
  await page.goto(`${addressOf('products-slug', { slug: bottle.category.slug })}?brand=${bottle.brand?.slug}`);
  const tile = page.locator('.product-grid > li').filter({ has: page.locator(`[data-quick-view="${bottle.sku}"]`) });
  await expect(tile).toContainText(deposit);
  await expect(tile).toContainText(money(bottle.price.base?.value ?? 0));
});

test('another size is one press away, and leads back', async ({ page, shelf }) => {
  const product = await shelf.find(
    () => true,
    ({ sizes }) => sizes.length > 0,
  );
  const other = product.sizes[0];
  if (!other) throw new Error('no other size');
  await openHydrated(page, pathOf(product.slug));
  const sizes = page.getByRole('navigation', { name: text('catalogue.product.sizes') });
  await expect(sizes.getByRole('link')).toHaveCount(product.sizes.length);
  // Above the button that buys.
  const [above, below] = await Promise.all([sizes.boundingBox(), page.locator('.product-buy > .buy').boundingBox()]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await sizes.locator(`a[href="${pathOf(other.slug)}"]`).click();
  await expect(page).toHaveURL(pathOf(other.slug));
  await expect(page.locator('.price-box .price').first()).toContainText(money(currentPrice(other.price)));
  await expect(sizes.locator(`a[href="${pathOf(product.slug)}"]`)).toBeVisible();
});

test('a product is shared as a link where the browser cannot share, and printed on one page', async ({
  page,
  context,
  shelf,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const product = await shelf.find(
    () => true,
    ({ facts }) => facts.nutrition !== undefined && facts.ingredients !== undefined,
  );
  await openHydrated(page, pathOf(product.slug));
  await page.getByRole('button', { name: text('catalogue.product.share'), exact: true }).click();
  await expect(page.locator('.toast').filter({ hasText: text('catalogue.product.linkCopied') })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('table', { name: text('catalogue.nutrition.title') })).toBeVisible();
  for (const gone of ['.buy', '.bottom-bar', '.product-slider', '.product-tools', '.category-navigation'])
    await expect(page.locator(gone).locator('visible=true')).toHaveCount(0);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
});

test('a picture opens large by the keyboard, and Escape leads back to it', async ({ page, shelf }) => {
  const product = await shelf.find(({ availability }) => availability === 'available');
  await openHydrated(page, pathOf(product.slug));
  const picture = page.locator('.product-stage .gallery-large');
  await picture.focus();
  await page.keyboard.press('Enter');
  const zoom = page.locator('dialog.zoom');
  await expect(zoom).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();
  await expect(picture).toBeFocused();
});

test('DISC-04 at most five similar products stand below a product, the same ones the API names', async ({
  page,
  request,
  shelf,
}) => {
  const product = await shelf.find(({ availability }) => availability === 'available');
  const { results } = await apiGet(request, getSimilarProducts, { params: { slug: product.slug } });
  expect(results.length).toBeGreaterThan(1);
  expect(results.length).toBeLessThanOrEqual(fewProducts);
  expect(results.map(({ sku }) => sku)).not.toContain(product.sku);
  await openHydrated(page, pathOf(product.slug));
  const similar = page.getByRole('region', { name: text('catalogue.product.similar') });
  const names = similar.getByRole('listitem').getByRole('link');
  const hrefs = await names.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(results.map(({ slug }) => pathOf(slug)));
  await names.first().click();
  await expect(page).toHaveURL(hrefs[0] ?? 'no address');
});

test('DISC-03 what machines read of a product agrees with what people see, to the cent', async ({
  page,
  shelf,
  baseURL,
}) => {
  const reduced = await shelf.find(({ price }) => price.offer !== undefined);
  const gone = await shelf.find(({ availability }) => availability.endsWith('navailable'));
  for (const product of [reduced, gone]) {
    await page.goto(pathOf(product.slug));
    const cents = currentPrice(product.price);
    expect(Number.isInteger(cents)).toBe(true);
    await expect(page.locator('.price-box .price').first()).toContainText(money(cents));
    const graph = await structuredData(page);
    const offer = graph.find((thing) => thing['@type'] === 'Product');
    expect(offer).toMatchObject({
      name: product.name,
      sku: product.sku,
      ...(product.brand && { brand: { name: product.brand.name } }),
      offers: {
        '@type': 'Offer',
        price: (cents / 100).toFixed(2),
        priceCurrency: tenant.currency,
        url: `${baseURL}${pathOf(product.slug)}`,
        availability: `https://schema.org/${product === gone ? 'OutOfStock' : 'InStock'}`,
      },
    });
    const crumbs = graph.find((thing) => thing['@type'] === 'BreadcrumbList') as
      | { itemListElement?: Step[] }
      | undefined;
    const way = [...product.parentCategories, product.category];
    expect(crumbs?.itemListElement?.map(({ name }) => name)).toEqual([...way.map(({ name }) => name), product.name]);
    expect(crumbs?.itemListElement?.map(({ position }) => position)).toEqual(
      [...way.keys(), way.length].map((place) => place + 1),
    );
    const shown = page.getByRole('navigation', { name: text('shell.breadcrumbs.label') }).getByRole('listitem');
    await expect(shown).toHaveCount(way.length + 2);
    for (const [index, { name }] of way.entries()) await expect(shown.nth(index + 1)).toHaveText(name);
  }
});

interface Step {
  readonly name: string;
  readonly position: number;
}

async function structuredData(page: Page): Promise<readonly Record<string, unknown>[]> {
  const written = await page.locator('script[type="application/ld+json"]').textContent();
  const { '@context': context, '@graph': graph } = JSON.parse(written ?? '{}');
  expect(context).toBe('https://schema.org');
  return graph;
}

function rowOf(
  table: ReturnType<Page['getByRole']>,
  name: keyof NonNullable<ProductDetail['facts']['nutrition']> | 'energy',
) {
  return table
    .getByRole('row')
    .filter({ hasText: text(`catalogue.nutrition.${name}`) })
    .first();
}

function perOf({ per }: NonNullable<ProductDetail['facts']['nutrition']>): string {
  return text(per === '100g' ? 'catalogue.nutrition.per100g' : 'catalogue.nutrition.per100ml');
}

/** `1,99 € pro kg`, as the product page writes it. */
function unitOf(unit: keyof typeof units, value: number): string {
  return `${money(value)} ${text('catalogue.price.perLong', { unit: text(`catalogue.unit.${units[unit]}`) })}`;
}

/** Opens a section of the page unless it is open. */
async function open(page: Page, title: string): Promise<void> {
  const section = page
    .getByRole('main')
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: title }) })
    .last();
  if ((await section.getAttribute('open')) === null) await section.locator('summary').first().click();
}
