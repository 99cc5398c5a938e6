import { expect, test } from 'vitest';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { shelfOf } from '../catalogue/shelf/shelfOf.ts';
import { captureLog } from '../platform/http/testing.ts';
import { mountedRoutes } from '../tenant/mountedRoutes.ts';
import { fillSite } from './fillSite.ts';
import { groceries } from './screens/testing.ts';
import { testScreens, testSnapshots, testTenant } from './testing.ts';

const to = (slug: string) => ({ label: slug, to: `route:products-slug?slug=${slug}` });

async function siteOf(catalogue: Catalogue, zone = '') {
  const tenant = testTenant();
  const { header, footer, topBarBanner } = tenant.clientConfig;
  const clientConfig = {
    ...tenant.clientConfig,
    topBarBanner: { ...topBarBanner, links: [to('fruit'), to('gone')] },
    header: { ...header, navigation: [to('dairy'), to('fruit'), to('gone'), to('flowers')], highlight: to('gone') },
    footer: {
      ...footer,
      columns: [
        { title: 'Range', links: [to('fruit')] },
        { title: 'Toys', links: [to('gone')] },
      ],
    },
  };
  const { snapshots } = await testSnapshots({ ...tenant, clientConfig }, [], captureLog().log, catalogue);
  const { content } = snapshots.current().parts;
  const routes = mountedRoutes(tenant.routes, testScreens);
  const fill = () => fillSite(content, shelfOf(catalogue, zone), routes);
  return { site: fill(), again: fill() };
}

test('the menu shows the categories below those it leads to', async () => {
  const { site } = await siteOf(groceries);
  expect(site.header.navigation).toEqual([
    {
      label: 'dairy',
      href: '/products/dairy',
      children: [
        { label: 'Cheese', href: '/products/cheese' },
        { label: 'Milk', href: '/products/milk' },
      ],
    },
    { label: 'fruit', href: '/products/fruit' },
  ]);
});

test('links to a category that is not there, or has nothing, are left out everywhere', async () => {
  const { site } = await siteOf(groceries);
  expect(site.topBarBanner.links).toEqual([{ label: 'fruit', href: '/products/fruit' }]);
  expect(site.header.highlight).toBeNull();
  expect(site.footer.columns.map(({ title }) => title)).toEqual(['Range']);
});

test('it is put together once for each state of content and catalogue', async () => {
  const { site, again } = await siteOf(groceries);
  expect(again).toBe(site);
});
