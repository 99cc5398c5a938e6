import { expect, test } from 'vitest';
import type { Catalogue, StoredProduct } from '../../catalogue/catalogue.ts';
import { demoCatalogue } from '../../catalogue/demo/demoCatalogue.ts';
import { changedCatalogue } from '../../catalogue/testing.ts';
import { createEngine } from './engine.ts';

const size = 20_000;
const syllables = ['ba', 'ko', 'li', 'ter', 'mo', 'sen', 'ra', 'vil', 'do', 'ne', 'fu', 'gar', 'pi', 'lo', 'mar', 'tu'];

/** The demo again and again, under further names. */
function large(): Catalogue {
  const demo = demoCatalogue('feldmarkt');
  const base = [...demo.products.values()];
  const copies = Array.from({ length: size }, (_, i): StoredProduct => {
    const product = base[i % base.length] as StoredProduct;
    const round = Math.floor(i / base.length);
    const word = [i, i >> 4, i >> 8].map((n) => syllables[(n * 7) % 16]).join('');
    return round === 0 ? product : { ...product, sku: `${product.sku}-${round}`, name: `${product.name} ${word}` };
  });
  return { ...demo, products: new Map(copies.map((product) => [product.sku, product])), changes: undefined };
}

const typed = [
  'vollmilch',
  'joghurt erdbeere',
  'mozzarella',
  'waschmittel color',
  'zartbitterschokolade',
  'grüner veltliner',
  'toilettenpapier',
  'hühnerfilet',
  'brot',
];
const prefixes = typed.flatMap((term) => Array.from(term, (_, end) => term.slice(0, end + 1)));
const typos = typed.flatMap((term) =>
  Array.from(term.slice(3), (_, at) => [
    `${term.slice(0, at + 3)}x${term.slice(at + 4)}`,
    `${term.slice(0, at + 3)}${term.slice(at + 4)}`,
  ]).flat(),
);

test(`SEARCH-08 typing in ${size} products is answered in 10 ms, and a change taken in without a pause`, async () => {
  const catalogue = large();
  const engine = createEngine();
  await engine.changed(catalogue);
  const best = new Map<string, number>();
  // The best of several: others work on this machine too.
  for (let round = 0; round < 5; round++) {
    for (const term of [...prefixes, ...typos]) {
      const since = performance.now();
      engine.products(term);
      best.set(term, Math.min(best.get(term) ?? Infinity, performance.now() - since));
    }
  }
  const times = [...best.values()].sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Infinity;
  process.stdout.write(
    `${size} products, ${times.length} terms: p50 ${at(0.5).toFixed(2)} ms, p99 ${at(0.99).toFixed(2)} ms\n`,
  );
  expect(at(0.99)).toBeLessThan(10);

  const put = [...catalogue.products.values()]
    .slice(0, 20)
    .map((product) => ({ ...product, name: `Neu ${product.name}` }));
  const since = performance.now();
  await engine.changed(changedCatalogue(catalogue, { put }));
  expect(performance.now() - since).toBeLessThan(500);
  expect(engine.products('neu').length).toBeGreaterThanOrEqual(20);
});
