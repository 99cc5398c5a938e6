import { buildRoutes, editedPage } from '@trolley/contract';
import { expect, test } from 'vitest';
import { testTenant } from '../page/testing.ts';
import { deadReferences, describeDead } from './deadReferences.ts';

const known = {
  hasCategory: (slug: string) => slug === 'fruit',
  hasBrand: (slug: string) => slug === 'glenbeg',
  hasProduct: (name: string) => name === 'a1' || name === 'apple',
  hasForm: (id: string) => id === 'contact',
};

function deadIn(blocks: object[], configs: Record<string, unknown> = {}, flags = {}) {
  const tenant = testTenant({ flags });
  const pages = ['/about', '/help'].map((path) => ({
    edited: editedPage.parse({ path, title: path, meta: {}, blocks: path === '/about' ? blocks : [] }),
    revision: 1,
    updatedAt: new Date(0),
  }));
  const routes = buildRoutes(tenant.file.pageMap, tenant.publicConfig.clientRuntimeConfig);
  return deadReferences({ pages, configs }, routes, known).map(({ where, kind, name }) => `${where}: ${kind} ${name}`);
}

test('names every place where a page names what is not there, however it names it', () => {
  const blocks = [
    {
      type: 'teaser',
      layout: 'tiles',
      items: [
        { title: 'Fruit', to: 'route:products-slug?slug=fruit', pictures: [{ product: 'a1', alt: '' }] },
        { title: 'Toys', to: 'route:products-slug?slug=toys', pictures: [{ product: 'b9', alt: '' }] },
        { title: 'Pear', to: '/product/pear' },
        { title: 'Help', to: '/help#hours' },
        { title: 'Jobs', to: '/jobs' },
        { title: 'Abroad', to: 'https://example.org/jobs' },
      ],
    },
    { type: 'productGroup', title: 'x', source: { kind: 'skus', skus: ['a1', 'gone'] } },
    { type: 'productGroup', title: 'x', source: { kind: 'brand', brand: 'nobody' } },
    {
      type: 'tabs',
      label: 'x',
      tabs: [{ label: 'y', blocks: [{ type: 'richText', html: '<a href="/products/toys?x=1&amp;y=2">Toys</a>' }] }],
    },
  ];
  expect(deadIn(blocks)).toEqual([
    'page /about · blocks.0.items.1.to: category toys',
    'page /about · blocks.0.items.1.pictures.0.product: product b9',
    'page /about · blocks.0.items.2.to: product pear',
    'page /about · blocks.0.items.4.to: page /jobs',
    'page /about · blocks.1.source.skus.1: product gone',
    'page /about · blocks.2.source.brand: brand nobody',
    'page /about · blocks.3.tabs.0.blocks.0.html: category toys',
  ]);
});

test('names what the menu and the banners of the search lead to', () => {
  const header = { navigation: [{ label: 'Toys', to: 'route:products-slug?slug=toys' }] };
  const search = { banners: [{ terms: ['x'], href: '/brands/nobody' }] };
  expect(deadIn([], { header, search })).toEqual([
    'header · navigation.0.to: category toys',
    'search · banners.0.href: brand nobody',
  ]);
});

test('names the forms that are not there', () => {
  const blocks = [
    { type: 'contactForm', form: 'contact' },
    { type: 'contactForm', form: 'gone' },
    { type: 'questionnaire', form: 'never-was' },
  ];
  expect(deadIn(blocks)).toEqual([
    'page /about · blocks.1.form: form gone',
    'page /about · blocks.2.form: form never-was',
  ]);
});

test('what is off is not dead: a link of a feature that the tenant does not have is no mistake', () => {
  const navigation = [{ label: 'Toys', to: 'route:products-slug?slug=toys' }];
  expect(deadIn([], { header: { navigation } }, { featureProductDiscovery: false })).toEqual([]);
});

test('is told with a number and a few examples', () => {
  const dead = [1, 2, 3].map((n) => ({ where: `page / · blocks.${n}.sku`, kind: 'product' as const, name: `s${n}` }));
  expect(describeDead([])).toBeUndefined();
  expect(describeDead(dead, 2)).toBe(
    [
      'Content names 3 things that are not there:',
      '  page / · blocks.1.sku: product "s1"',
      '  page / · blocks.2.sku: product "s2"',
      '  … and 1 more',
    ].join('\n'),
  );
});
