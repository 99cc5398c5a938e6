import { expect, test } from 'vitest';
import { catalogueOf } from '../../catalogue/testing.ts';
import { createEngine } from './engine.ts';

/** So many that a change is taken in, instead of building all anew. */
const others = Array.from({ length: 600 }, (_, at) => ({ sku: `x${at}`, name: `Sorte ${at}` }));
const shop = (a: string, b: string) => catalogueOf([{ sku: 'a', name: a }, { sku: 'b', name: b }, ...others]);

test('SEARCH-08 a product that is called otherwise is compared with a term by its new name', async () => {
  const engine = createEngine();
  const [said, turned] = ['Rote Linsen Nudeln', 'Nudeln Linsen Rote'];
  await engine.changed(shop(said, turned));
  expect(engine.products('rote linsen')).toEqual(['a', 'b']);
  await engine.changed(shop(turned, said));
  expect(engine.products('rote linsen')).toEqual(['b', 'a']);
});
