import { findTestedProducts, getResidues, getStores } from '@trolley/contract';
import { againstBare } from './againstBare.ts';
import type { Finding } from './report.ts';
import { startShop, withDataDir } from './shop.ts';

const words: Readonly<Record<string, readonly string[]>> = {
  feldmarkt: ['apfel', 'paradeiser', 'salat', 'trauben', 'karotten'],
  harbour: ['apple', 'tomato', 'salad', 'grapes', 'carrots'],
};
const places: Readonly<Record<string, readonly string[]>> = {
  feldmarkt: ['Wien', '1070', 'Graz', 'Linz'],
  harbour: ['Galway', 'Cork', 'D02', 'Limerick'],
};

/** The store finder and the residues that laboratories found: lists by a place, lookups by a word, single products. */
export async function measureStores(tenant: string): Promise<Finding[]> {
  return withDataDir(async (dataDir) => {
    const shop = await startShop({ tenant, dataDir });
    try {
      const { url } = shop;
      const asked = (path: string, q: string) => `${path}?q=${encodeURIComponent(q)}`;
      const lookups = (words[tenant] ?? []).map((word) => asked(findTestedProducts.path, word));
      const found = await Promise.all(
        lookups.map(async (path) => (await (await fetch(url + path)).json()) as { results: { sku: string }[] }),
      );
      const skus = found.flatMap(({ results }) => results.map(({ sku }) => sku));
      return [
        ...(await againstBare(url, {
          'all stores': [getStores.path],
          'stores by a place': (places[tenant] ?? []).map((place) => asked(getStores.path, place)),
          'tested products by a word': lookups,
          'residues of a product': skus.map((sku) => getResidues.path.replace('{sku}', sku)),
        })),
        { what: 'memory after the load', value: `${Math.round(await shop.memoryMb())} MB` },
      ];
    } finally {
      await shop.stop();
    }
  });
}
