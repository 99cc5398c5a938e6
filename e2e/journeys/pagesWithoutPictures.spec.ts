import { inspectPage, soundPage } from '../support/inspectPage.ts';
import type { Shelf } from '../support/shelf.ts';
import { addressOf, flyout, places, searchPath, stores, tenant } from '../support/tenantFiles.ts';
import { test } from '../support/test.ts';

const missing = '/there/is-no-such-page';

const paths = [
  '/sitemap',
  addressOf('brands'),
  addressOf('pesticides'),
  addressOf('storefinder'),
  `${addressOf('storefinder')}?q=${places.streets[0]?.[0] ?? ''}&service=bakery`,
  addressOf('store-slug', { slug: stores[0]?.id ?? '' }),
  searchPath(flyout.banners[0]?.terms[0] ?? ''),
  searchPath('xqzvwkj'),
  `/${tenant.pageMap.generalError.urlslug}`,
  missing,
];

/** Pages that the catalogue decides on. */
const found: Readonly<Record<string, (shelf: Shelf) => Promise<string> | string>> = {
  'a department': ({ departments }) => addressOf('products-slug', { slug: departments[0]?.slug ?? '' }),
  'a narrowed list': ({ departments }) =>
    `${addressOf('products-slug', { slug: departments[0]?.slug ?? '' })}?offer=1&sort=price`,
  'a reduced product': async (shelf) => productPath(await shelf.find(({ price }) => price.offer !== undefined)),
  'a product that cannot be bought now': async (shelf) =>
    productPath(await shelf.find(({ availability }) => availability === 'temporarilyUnavailable')),
  'a brand': ({ products }) =>
    addressOf('brand-slug', { slug: products.find(({ brand }) => brand)?.brand?.slug ?? '' }),
};

const productPath = ({ slug }: { readonly slug: string }) => addressOf('product-slug', { slug });

for (const path of paths)
  test(`${path} ${soundPage}`, async ({ page, faults }) => {
    if (path === missing) faults.tolerate(/404/);
    await inspectPage(page, path);
  });

for (const [kind, find] of Object.entries(found))
  test(`${kind} ${soundPage}`, async ({ page, shelf }) => {
    await inspectPage(page, await find(shelf));
  });
