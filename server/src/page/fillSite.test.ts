import type { EditedLink } from '@trolley/contract';
import { expect, test } from 'vitest';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { shelfOf } from '../catalogue/shelf/shelfOf.ts';
import { catalogueOf } from '../catalogue/testing.ts';
import { captureLog } from '../platform/http/testing.ts';
import { mountedRoutes } from '../tenant/mountedRoutes.ts';
import { fillSite } from './fillSite.ts';
import { groceries } from './screens/testing.ts';
import { testScreens, testSnapshots, testTenant } from './testing.ts';

const to = (slug: string) => ({ label: slug, to: `route:products-slug?slug=${slug}` });

const menu = [to('dairy'), to('fruit'), to('gone'), to('flowers')];

async function siteOf(catalogue: Catalogue, zone = '', made: EditedLink[] | undefined = menu) {
  const tenant = testTenant();
  const { header, footer, topBarBanner } = tenant.clientConfig;
  const clientConfig = {
    ...tenant.clientConfig,
    topBarBanner: { ...topBarBanner, links: [to('fruit'), to('gone')] },
    header: { ...header, navigation: made, highlight: to('gone') },
    footer: {
      ...footer,
      columns: [
        { title: 'Range', links: [to('fruit')] },
        { title: 'Toys', links: [to('gone')] },
        { title: 'Brands', links: [{ label: 'Brands', to: 'route:brands' }] },
      ],
    },
  };
  const { snapshots } = await testSnapshots({ ...tenant, clientConfig }, [], captureLog().log, catalogue);
  const { content } = snapshots.current().parts;
  const routes = mountedRoutes(tenant.routes, testScreens);
  const world = { routes, locale: tenant.file.locale };
  const fill = () => fillSite(content, shelfOf(catalogue, zone), world);
  return { site: fill(), again: fill() };
}

test('the menu shows the categories below those it leads to, with pictures of their own or of what sells best there', async () => {
  const { site } = await siteOf(groceries);
  const picture = (sku: string) => shelfOf(groceries, '').product(sku)?.picture;
  expect(site.header.navigation).toEqual([
    {
      label: 'dairy',
      href: '/products/dairy',
      picture: picture('c0'),
      children: [
        { label: 'Cheese', href: '/products/cheese', picture: picture('c0') },
        { label: 'Milk', href: '/products/milk', picture: picture('m1') },
      ],
    },
    { label: 'fruit', href: '/products/fruit', picture: picture('a1') },
  ]);
});

test('links to a category that is not there, or has nothing, are left out everywhere', async () => {
  const { site } = await siteOf(groceries);
  expect(site.topBarBanner.links).toEqual([{ label: 'fruit', href: '/products/fruit' }]);
  expect(site.header.highlight).toBeNull();
  expect(site.footer.columns.map(({ title }) => title)).toEqual(['Range', 'Brands']);
});

test('it is put together once for each state of content and catalogue', async () => {
  const { site, again } = await siteOf(groceries);
  expect(again).toBe(site);
});

const labelsOf = async (made: EditedLink[] | undefined) => {
  const { site } = await siteOf(groceries, '', made);
  return site.header.navigation.map(({ label }) => label);
};

test('a menu that nobody made is that of the departments, with what is below them', async () => {
  const tenant = testTenant();
  const { navigation: _, ...header } = tenant.clientConfig.header;
  const { snapshots } = await testSnapshots(
    { ...tenant, clientConfig: { ...tenant.clientConfig, header } },
    [],
    captureLog().log,
    groceries,
  );
  const world = { routes: mountedRoutes(tenant.routes, testScreens), locale: 'en-IE' };
  const site = fillSite(snapshots.current().parts.content, shelfOf(groceries, ''), world);
  expect(site.header.navigation.map(({ label, href, children }) => [label, href, children?.length])).toEqual([
    ['Dairy', '/products/dairy', 2],
    ['Fruit', '/products/fruit', undefined],
  ]);
});

test('departments that the menu does not name follow, so that none is out of reach', async () => {
  expect(await labelsOf([to('fruit'), { label: 'Help', to: 'route:sitemap' }])).toEqual(['fruit', 'Help', 'Dairy']);
  expect(await labelsOf([to('gone')])).toEqual(['Dairy', 'Fruit']);
});

test('a menu that leads to the page of all departments is left as it is', async () => {
  const all = { label: 'All departments', to: 'route:products-slug' };
  expect(await labelsOf([to('fruit'), all])).toEqual(['fruit', 'All departments']);
});

test('a link to the page of brands is there as long as a product has one', async () => {
  const titles = async (catalogue: Catalogue) =>
    (await siteOf(catalogue)).site.footer.columns.map(({ title }) => title);
  expect(await titles(groceries)).toContain('Brands');
  expect(await titles(catalogueOf([{ sku: 'a1', category: 'fruit', brand: undefined }]))).toEqual(['Range']);
});
