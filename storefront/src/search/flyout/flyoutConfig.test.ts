import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnsOf, plainFlyout, readFlyoutConfig } from './flyoutConfig.ts';

const on = { featureProductDiscovery: true, featureRecipes: true };

describe('SEARCH-01 the flyout', () => {
  test('SEARCH-01 has two columns of six twelfths, unless editors want it otherwise', () => {
    expect(readFlyoutConfig(undefined, on).ratio).toEqual([6, 6]);
    expect(readFlyoutConfig({ ratio: [8, 4] }, on).ratio).toEqual([8, 4]);
  });

  test.each([[[8, 8]], [[0, 12]], [['6', '6']], ['6/6'], [[6]], [[5.5, 6.5]]])(
    'SEARCH-01 the ratio %j makes no sense and is not taken',
    (ratio) => expect(readFlyoutConfig({ ratio }, on).ratio).toEqual([6, 6]),
  );

  test('SEARCH-01 pairs types into columns by odd and even order, sorted by order', () => {
    const { types } = readFlyoutConfig(
      {
        types: [
          { type: 'content', order: 6 },
          { type: 'products', order: 1 },
          { type: 'brands', order: 4, emptyResultsContent: 'No brand' },
          { type: 'categories', order: 3 },
        ],
      },
      on,
    );
    const [left, right] = columnsOf(types);
    expect(left.map(({ type }) => type)).toEqual(['products', 'categories']);
    expect(right.map(({ type }) => type)).toEqual(['brands', 'content']);
    expect(right[0]?.emptyResultsContent).toBe('No brand');
  });

  test('SEARCH-01 leaves types out whose feature is off', () => {
    const types = [{ type: 'wishes', order: 1 }, { type: 'brands', order: '2' }, null, { type: 'content', order: 2 }];
    expect(readFlyoutConfig({ types }, on).types).toEqual([{ type: 'content', order: 2 }]);
  });

  test('SEARCH-01 leaves types out whose feature is off, whatever editors wrote', () => {
    const off = { featureProductDiscovery: false, featureRecipes: false };
    expect(readFlyoutConfig(undefined, off).types.map(({ type }) => type)).toEqual(['content']);
    const types = [
      { type: 'products', order: 1 },
      { type: 'content', order: 4 },
    ];
    expect(readFlyoutConfig({ types }, off).types).toEqual([{ type: 'content', order: 4 }]);
    expect(readFlyoutConfig({ types: types.slice(0, 1) }, off).types.map(({ type }) => type)).toEqual(['content']);
  });

  test('SEARCH-06 recipes are a group of their own where the shop has them, with products or without', () => {
    const typesOf = (featureProductDiscovery: boolean, featureRecipes: boolean) =>
      readFlyoutConfig(undefined, { featureProductDiscovery, featureRecipes }).types.map(({ type }) => type);
    expect(typesOf(true, true)).toContain('recipes');
    expect(typesOf(true, false)).not.toContain('recipes');
    expect(typesOf(false, true)).toEqual(['recipes', 'content']);
  });

  test('whatever an editor stored, there is something to show', () => {
    fc.assert(
      fc.property(fc.anything(), (given) => {
        const { ratio, types } = readFlyoutConfig(given, on);
        const [left, right] = columnsOf(types);
        expect(ratio[0] + ratio[1]).toBe(12);
        expect(left.length + right.length).toBe(types.length);
        expect(types.length).toBeGreaterThan(0);
      }),
    );
    expect(readFlyoutConfig({ types: [] }, on)).toEqual(plainFlyout);
  });
});
