import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Product, productItem, trackedItem, valueOf } from '../index.ts';

const milk: Product = {
  sku: '100200',
  productId: 'p-1',
  slug: 'bio-milch',
  name: 'Bio-Milch',
  brand: { slug: 'almgut', name: 'Almgut' },
  category: { slug: 'milch', name: 'Milch' },
  parentCategories: [{ slug: 'kuehlregal', name: 'Kühlregal' }],
  pack: '1 l',
  picture: 'x',
  price: {
    regular: { value: 189 },
    offer: { value: 149, lowest30: 189, percent: 21, from: '2026-11-16' },
    loyalty: { value: 139 },
    depositPrice: 25,
  },
  maxQuantity: 20,
  quantityStepSize: 1,
  weightArticle: false,
  weightPieceArticle: false,
  availability: 'available',
  labels: [],
};

test('a product is told with the fields of the specification and under the names of GA4', () => {
  expect(productItem(milk, { quantity: 2, index: 3, list: { id: 'milch', name: 'Milch' } })).toEqual({
    item_id: '100200',
    item_name: 'Bio-Milch',
    item_brand: 'Almgut',
    item_category: 'Kühlregal',
    item_category2: 'Milch',
    item_list_id: 'milch',
    item_list_name: 'Milch',
    index: 3,
    price: 1.49,
    quantity: 2,
    discount: 0.4,
    regular_price: 1.89,
    loyalty_price: 1.39,
    deposit: 0.25,
    product_id: 'p-1',
    weight_article: false,
    weight_piece_article: false,
  });
  expect(productItem(milk, { member: true })).toMatchObject({ price: 1.39, discount: 0.5 });
  expect(productItem(milk, { perPiece: 120 })).toMatchObject({ price: 1.2, discount: 0.69 });
});

test('whatever a product costs, its item fits the schema, and values add up in cents', () => {
  const cents = fc.integer({ min: 0, max: 99_999 });
  const lines = fc.array(
    fc.record({ regular: cents, offer: fc.option(cents), quantity: fc.integer({ min: 1, max: 99 }) }),
    {
      maxLength: 30,
    },
  );
  fc.assert(
    fc.property(lines, fc.boolean(), (all, member) => {
      let sum = 0;
      const items = all.map(({ regular, offer, quantity }) => {
        const price = {
          regular: { value: regular },
          ...(offer !== null && { offer: { value: offer, lowest30: regular, percent: 1, from: '2026-01-01' } }),
        };
        sum += (offer ?? regular) * quantity;
        return productItem({ ...milk, price }, { quantity, member });
      });
      for (const item of items) expect(trackedItem.safeParse(item).error).toBeUndefined();
      expect(Math.round(valueOf(items) * 100)).toBe(sum);
    }),
  );
});
