import { describe, expect, test } from 'vitest';
import { demoCatalogue } from '../../../../demo/shop/src/catalogue/testing/demoCatalogue.ts';
import { createEngine } from '../engine/engine.ts';
import { feldmarkt } from './feldmarkt.queries.ts';
import { harbour } from './harbour.queries.ts';
import { judge } from './judge.ts';

const least = 0.95;

describe.each([
  ['feldmarkt', feldmarkt],
  ['harbour', harbour],
] as const)('SEARCH-08 what shoppers of %s type', async (id, suite) => {
  const catalogue = demoCatalogue(id);
  const engine = createEngine();
  await engine.changed(catalogue);
  const verdicts = judge(suite, engine, catalogue);

  test('SEARCH-08 there are at least 150 queries of all kinds', () => {
    expect(verdicts.length).toBeGreaterThanOrEqual(150);
    expect(new Set(verdicts.map(({ term }) => term)).size).toBe(verdicts.length);
  });

  test('SEARCH-08 none of them finds nothing', () => {
    expect(verdicts.filter(({ found }) => found === 0)).toEqual([]);
  });

  test('SEARCH-08 what they expect is among the first three for nearly all of them', () => {
    const failed = verdicts.filter(({ passed }) => !passed);
    const share = 1 - failed.length / verdicts.length;
    const report = failed.map(
      ({ kind, term, first, categories }) => `${kind}: ${term} → ${first.join('; ')} | ${categories.join(', ')}`,
    );
    process.stdout.write(
      [`${id}: ${(100 * share).toFixed(1)} % of ${verdicts.length} queries`, ...report, ''].join('\n  '),
    );
    expect(share, report.join('\n')).toBeGreaterThanOrEqual(least);
  });
});

describe.each(['feldmarkt', 'harbour'])('SEARCH-08 the products of %s', async (id) => {
  const catalogue = demoCatalogue(id);
  const engine = createEngine();
  await engine.changed(catalogue);
  const products = [...catalogue.products.values()];

  test('SEARCH-08 each is among the first five for its full name', () => {
    const missed = products.flatMap(({ sku, brand = '', name, pack }) => {
      const full = `${catalogue.brands.get(brand)?.name ?? ''} ${name} ${pack}`.trim();
      return engine.products(full).slice(0, 5).includes(sku) ? [] : [full];
    });
    process.stdout.write(`${id}: ${products.length - missed.length} of ${products.length} found by their full name\n`);
    expect(missed).toEqual([]);
  });

  test('SEARCH-08 one that is called so is among the first five for every name', () => {
    const names = [...new Set(products.map(({ name }) => name))];
    const missed = names.filter(
      (name) =>
        !engine
          .products(name)
          .slice(0, 5)
          .some((sku) => catalogue.products.get(sku)?.name === name),
    );
    expect(missed).toEqual([]);
  });
});
