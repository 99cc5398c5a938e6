import type { FacetKey, Listing, ListingFilter } from '@trolley/contract';
import { noFilter } from '@trolley/contract';
import { expect, test } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { catalogueOf, loyaltySpan, regularSpan } from '../testing.ts';
import { shelfOf } from './shelfOf.ts';

const listed = (catalogue: Catalogue, filter: Partial<ListingFilter> = {}) =>
  shelfOf(catalogue, 'ost').list({ of: { kind: 'all' }, filter: { ...noFilter, ...filter }, page: 1 });
const skus = ({ results }: Listing) => results.map(({ sku }) => sku);
const facet = ({ facets }: Listing, key: FacetKey) => facets.find((one) => one.key === key)?.values;
const counts = (listing: Listing, key: FacetKey) => facet(listing, key)?.map(({ value, count }) => `${value} ${count}`);
const costs = (value: number) => ({ prices: [regularSpan(value)] });

test('what has no brand is shown without one, and is in no brand of the filter', () => {
  const loose = catalogueOf([
    { sku: 'carrots', brand: undefined },
    { sku: 'crisps', brand: 'alm' },
    { sku: 'nuts', brand: 'berg' },
  ]);
  const listing = listed(loose);
  expect(listing.results.find(({ sku }) => sku === 'carrots')).not.toHaveProperty('brand');
  expect(facet(listing, 'brand')?.map(({ value }) => value)).toEqual(['alm', 'berg']);
  expect(skus(listed(loose, { brand: ['alm'] }))).toEqual(['crisps']);
  expect(
    shelfOf(loose, 'ost')
      .brands()
      .map(({ slug }) => slug),
  ).toEqual(['alm', 'berg']);
  expect(facet(listed(catalogueOf([{ brand: undefined }, { brand: undefined }])), 'brand')).toBeUndefined();
});

test('DISC-09 diet, returnable, regional and member prices narrow, each diet further', () => {
  const shelf = catalogueOf([
    { sku: 'tofu', labels: ['vegan', 'regional'] },
    { sku: 'bread', labels: ['vegan', 'gluten-free'] },
    { sku: 'cheese', labels: ['vegetarian', 'gluten-free'], prices: [regularSpan(200), loyaltySpan(150)] },
    { sku: 'beer', labels: ['returnable'] },
  ]);
  expect(counts(listed(shelf), 'diet')).toEqual(['vegan 2', 'vegetarian 3', 'gluten-free 2']);
  expect(counts(listed(shelf), 'member')).toEqual(['1 1']);
  expect(skus(listed(shelf, { member: true }))).toEqual(['cheese']);
  expect(skus(listed(shelf, { returnable: true }))).toEqual(['beer']);
  expect(skus(listed(shelf, { regional: true }))).toEqual(['tofu']);
  const vegan = listed(shelf, { diet: ['vegan'] });
  expect(skus(vegan).toSorted()).toEqual(['bread', 'tofu']);
  expect(counts(vegan, 'diet')).toEqual(['vegan 2', 'gluten-free 1']);
  expect(skus(listed(shelf, { diet: ['gluten-free', 'vegetarian'] })).toSorted()).toEqual(['bread', 'cheese']);
});

test('DISC-09 lactose-free and no added sugar narrow, each alone and both together', () => {
  const shelf = catalogueOf([
    { sku: 'milk', labels: ['lactose-free'] },
    { sku: 'compote', labels: ['no-added-sugar'] },
    { sku: 'yoghurt', labels: ['lactose-free', 'no-added-sugar'] },
    { sku: 'biscuits', labels: [] },
  ]);
  expect(counts(listed(shelf), 'diet')).toEqual(['lactose-free 2', 'no-added-sugar 2']);
  const lactoseFree = listed(shelf, { diet: ['lactose-free'] });
  expect(skus(lactoseFree).toSorted()).toEqual(['milk', 'yoghurt']);
  expect(counts(lactoseFree, 'diet')).toEqual(['lactose-free 2', 'no-added-sugar 1']);
  expect(skus(listed(shelf, { diet: ['no-added-sugar'] })).toSorted()).toEqual(['compote', 'yoghurt']);
  expect(skus(listed(shelf, { diet: ['lactose-free', 'no-added-sugar'] }))).toEqual(['yoghurt']);
});

test('DISC-09 what keeps more than 95 % of a list is not offered, unless it is chosen', () => {
  const of = (organic: number, all: number) =>
    catalogueOf(Array.from({ length: all }, (_, at) => ({ labels: at < organic ? (['organic'] as const) : [] })));
  expect(facet(listed(of(19, 20)), 'organic')).toEqual([{ value: '1', count: 19, selected: false }]);
  expect(facet(listed(of(39, 40)), 'organic')).toBeUndefined();
  expect(facet(listed(of(39, 40), { organic: true }), 'organic')).toEqual([{ value: '1', count: 39, selected: true }]);
  expect(facet(listed(of(0, 40)), 'organic')).toBeUndefined();
});

test('DISC-09 the slider of prices stops where people would, from the cheapest to the dearest, however narrowed', () => {
  const steps = (prices: readonly number[], filter?: Partial<ListingFilter>) =>
    listed(catalogueOf(prices.map(costs)), filter).facets.find(({ key }) => key === 'price')?.steps;
  expect(steps([49, 129, 649])).toEqual([0, 50, 100, 200, 300, 500, 1000]);
  const counts = (prices: readonly number[], filter?: Partial<ListingFilter>) =>
    listed(catalogueOf(prices.map(costs)), filter).facets.find(({ key }) => key === 'price')?.counts;
  expect(counts([49, 50, 129, 199, 200, 649])).toEqual([1, 1, 2, 1, 0, 1]);
  // What is chosen does not change where prices lie, and the highest lies below the last step.
  expect(counts([49, 129, 1000], { price: { to: 100 } })).toEqual([1, 0, 1, 0, 0, 1]);
  expect(steps([699, 4999])).toEqual([500, 1000, 2000, 3000, 5000]);
  expect(steps([49, 129, 649], { price: { to: 100 } })).toEqual([0, 50, 100, 200, 300, 500, 1000]);
  expect(steps([120, 180])).toBeUndefined();
  expect(steps([100, 250])).toEqual([100, 200, 300]);
});
