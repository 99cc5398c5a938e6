import type { BootData, PageFrame, PagePayload, ProductDetail, ProductPrice } from '@trolley/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bootFixture, contentFixture } from '../testing/bootFixture.ts';
import { structuredData } from './structuredData.ts';

const frame: PageFrame = {
  themeStyle: '',
  fontUrl: '/media/sans.woff2',
  icons: { favicon: '/f.svg', touchIcon: '/media/touch.png', manifest: '/m', socialImage: '/s.png' },
  webview: false,
};
const dairy = { slug: 'dairy', name: 'Dairy' };
const milk = { slug: 'milk', name: 'Milk' };

const product: ProductDetail = {
  sku: '100123',
  productId: '100',
  slug: 'whole-milk-1-l',
  name: 'Whole Milk',
  brand: { slug: 'glenbeg', name: 'Glenbeg' },
  category: milk,
  parentCategories: [dairy],
  pack: '1 l',
  picture: '/pictures/0123456789abcdef',
  pictures: [
    { kind: 'front', picture: '/pictures/0123456789abcdef' },
    { kind: 'back', picture: '/pictures/fedcba9876543210' },
  ],
  price: { regular: { value: 159 } },
  maxQuantity: 20,
  quantityStepSize: 1,
  weightArticle: false,
  weightPieceArticle: false,
  availability: 'available',
  labels: [],
  facts: { about: 'From Irish farms.', gtin: '05391520123456', contains: ['milk'], traces: [], origins: [], notes: [] },
  vatPermille: 0,
  sizes: [],
};

function page(payload: Pick<PagePayload, 'screen' | 'data'> & Partial<PagePayload>): BootData {
  const canonical = 'https://shop.example/product/whole-milk-1-l';
  return bootFixture({ ...contentFixture('x'), path: '/x', canonical, ...payload });
}
const productPage = (changes: Partial<ProductDetail> = {}) =>
  page({
    screen: 'product-slug',
    data: { product: { ...product, ...changes }, similar: [], companions: { bought: false, products: [] } },
  });

function graphOf(boot: BootData): readonly Record<string, unknown>[] {
  const html = structuredData(boot, frame);
  const json = new DOMParser().parseFromString(html, 'text/html').querySelector('script')?.textContent ?? '{}';
  return JSON.parse(json)['@graph'] ?? [];
}
const offerOf = (changes: Partial<ProductDetail> = {}) => graphOf(productPage(changes))[0]?.['offers'];

test('a product is told with its brand, number, pictures and offer', () => {
  expect(graphOf(productPage())[0]).toEqual({
    '@type': 'Product',
    name: 'Whole Milk',
    sku: '100123',
    gtin: '05391520123456',
    description: 'From Irish farms.',
    brand: { '@type': 'Brand', name: 'Glenbeg' },
    category: 'Dairy > Milk',
    size: '1 l',
    image: [
      'https://shop.example/pictures/0123456789abcdef/960.webp',
      'https://shop.example/pictures/fedcba9876543210/960.webp',
    ],
    url: 'https://shop.example/product/whole-milk-1-l',
    offers: {
      '@type': 'Offer',
      url: 'https://shop.example/product/whole-milk-1-l',
      price: '1.59',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
    },
  });
});

test('DISC-08 its base price is told with the amount it is for', () => {
  const specification = (base: ProductPrice['base']) => offerOf({ price: { regular: { value: 159 }, base } });
  expect(specification({ value: 318, unit: 'l' })).toMatchObject({
    priceSpecification: { price: '3.18', priceCurrency: 'EUR', referenceQuantity: { value: 1, unitCode: 'LTR' } },
  });
  expect(specification({ value: 120, unit: '100g' })).toMatchObject({
    priceSpecification: { price: '1.20', referenceQuantity: { value: 100, unitCode: 'GRM' } },
  });
  expect(specification({ value: 22, unit: 'wash' })).toMatchObject({
    priceSpecification: { referenceQuantity: { value: 1, unitText: 'wash' } },
  });
});

test('what has no brand is told without one', () => {
  expect(graphOf(productPage({ brand: undefined }))[0]).not.toHaveProperty('brand');
});

test('while it is reduced, the price is the reduced one and says until when', () => {
  const offer = { value: 99, lowest30: 159, percent: 38, from: '2026-11-12', until: '2026-11-18' };
  expect(offerOf({ price: { regular: { value: 159 }, offer } })).toMatchObject({
    price: '0.99',
    priceValidUntil: '2026-11-18',
  });
});

test.each([
  ['ageRestricted', 'InStock'],
  ['temporarilyUnavailable', 'OutOfStock'],
  ['unavailable', 'OutOfStock'],
] as const)('%s is %s', (availability, told) => {
  expect(offerOf({ availability })).toMatchObject({ availability: `https://schema.org/${told}` });
});

test('the breadcrumbs of a product end with it, those of a category with the category', () => {
  const steps = [
    { '@type': 'ListItem', position: 1, name: 'Dairy', item: 'https://shop.example/products/dairy' },
    { '@type': 'ListItem', position: 2, name: 'Milk', item: 'https://shop.example/products/milk' },
  ];
  expect(graphOf(productPage())[1]).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...steps,
      { '@type': 'ListItem', position: 3, name: 'Whole Milk', item: 'https://shop.example/product/whole-milk-1-l' },
    ],
  });
  const category = { ...milk, count: 3, parents: [dairy], children: [], siblings: [] };
  expect(graphOf(page({ screen: 'products-slug', data: { category } }))).toEqual([
    { '@type': 'BreadcrumbList', itemListElement: steps },
  ]);
});

test('NAV-11 where categories are those of an external shop, the breadcrumbs lead there', () => {
  const { tenant, ...boot } = productPage();
  const productDiscovery = { variant: 'shop-forward' as const, externalShopUrl: 'https://big.example' };
  const clientRuntimeConfig = { ...tenant.clientRuntimeConfig, productDiscovery };
  expect(JSON.stringify(graphOf({ ...boot, tenant: { ...tenant, clientRuntimeConfig } })[1])).toContain(
    '"item":"https://big.example/category/dairy"',
  );
});

test('the overview of all departments and other pages tell nothing', () => {
  expect(structuredData(page({ screen: 'products-slug', data: {} }), frame)).toBe('');
  expect(structuredData(page({ screen: 'brands', data: { letters: [], featured: [] } }), frame)).toBe('');
});

test('whatever a name says, it cannot leave the script it stands in', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const name = `</script><script>alert(1)</script>${text}`;
      const html = structuredData(productPage({ name }), frame);
      expect(html.match(/<\/script>/g)).toHaveLength(1);
      const json = html.replace(/^<script[^>]*>|<\/script>$/g, '');
      expect(JSON.parse(json)['@graph'][0].name).toBe(name);
    }),
  );
});

test('a product whose pack nobody knows has no size', () => {
  const sized = (pack: string) => structuredData(productPage({ pack }), frame);
  expect(sized('1 l')).toContain('"size":"1 l"');
  expect(sized('')).not.toContain('"size"');
});
