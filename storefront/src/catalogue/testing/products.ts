import type { Listing, Product, ProductDetail } from '@trolley/contract';

/** A plain product, and what a test needs to be different. */
export function productFixture(given: Partial<Product> = {}): Product {
  return {
    sku: '100',
    productId: '1',
    slug: 'glenbeg-milk-1-l',
    name: 'Whole Milk',
    brand: { slug: 'glenbeg', name: 'Glenbeg' },
    category: { slug: 'milk', name: 'Milk' },
    parentCategories: [{ slug: 'dairy', name: 'Dairy' }],
    pack: '1 litre',
    picture: '/pictures/0123456789abcdef',
    price: { regular: { value: 179 }, base: { value: 179, unit: 'l' } },
    maxQuantity: 24,
    quantityStepSize: 1,
    weightArticle: false,
    weightPieceArticle: false,
    availability: 'available',
    labels: [],
    ...given,
  };
}

export function detailFixture(given: Partial<ProductDetail> = {}): ProductDetail {
  return {
    ...productFixture(),
    pictures: [{ kind: 'front', picture: productFixture(given).picture }],
    vatPermille: 100,
    sizes: [],
    facts: { about: 'Fresh from the west.', contains: [], traces: [], origins: [], notes: [] },
    ...given,
  };
}

export function listingFixture(given: Partial<Listing> = {}): Listing {
  const results = given.results ?? [productFixture()];
  return {
    count: results.length,
    offset: 0,
    total: results.length,
    results,
    page: 1,
    pages: 1,
    pageSize: 48,
    sort: 'popularity',
    facets: [],
    ...given,
  };
}
