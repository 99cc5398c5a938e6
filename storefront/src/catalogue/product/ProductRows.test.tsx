import { screen, within } from '@testing-library/react';
import type { PagePayloadOf } from '@trolley/contract';
import { expect, test } from 'vitest';
import { recipeTexts, summaryFixture } from '../../recipe/testing/recipes.ts';
import { detailFixture, productFixture } from '../testing/products.ts';
import { payloadOf, renderInTenant, type TenantId } from '../testing/renderInTenant.tsx';
import ProductScreen from './ProductScreen.tsx';

const alone = {
  product: detailFixture({ category: { slug: 'yoghurt', name: 'Yoghurt' } }),
  similar: [],
  companions: { bought: false, products: [] },
};
/** The page of a product with these beside it. */
const open = (beside: Partial<PagePayloadOf<'product-slug'>['data']> = {}, tenant: TenantId = 'harbour') =>
  renderInTenant(<ProductScreen payload={payloadOf('product-slug', '/product/x', { ...alone, ...beside })} />, tenant);

test('DISC-04 similar products stand in a row below it', () => {
  const similar = Array.from({ length: 5 }, (_, index) => productFixture({ sku: `s${index}`, slug: `s-${index}` }));
  open({ similar });
  const row = within(screen.getByRole('region', { name: 'Similar products' }));
  expect(row.getAllByRole('heading', { level: 3 })).toHaveLength(5);
  expect(row.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/products/yoghurt');
});

test('what goes with it stands in a row of its own, and whether people bought it so is told only where it is so', () => {
  const products = [productFixture({ sku: 'm', slug: 'muesli', name: 'Müsli' })];
  for (const bought of [true, false]) {
    const { unmount } = open({ companions: { bought, products } }, 'feldmarkt');
    const row = within(screen.getByRole('region', { name: 'Dazu passt' }));
    expect(row.getByRole('link', { name: /Müsli/ }).getAttribute('href')).toBe('/product/muesli');
    expect(row.queryAllByText('Oft zusammen gekauft')).toHaveLength(bought ? 1 : 0);
    unmount();
  }
  open({}, 'feldmarkt');
  expect(screen.queryByRole('region', { name: 'Dazu passt' })).toBeNull();
});

test('recipes that use it stand in a row, with the words that came with them; without any there is no row', () => {
  const { unmount } = open({ recipes: { results: [summaryFixture()], texts: recipeTexts() } });
  const row = within(screen.getByRole('region', { name: 'Recipes using this' }));
  expect(row.getByRole('link', { name: 'Thin pancakes' }).getAttribute('href')).toBe('/recipes/pancakes');
  expect(row.getByText('35 min')).toBeDefined();
  unmount();
  open();
  expect(screen.queryByRole('region', { name: 'Recipes using this' })).toBeNull();
});
