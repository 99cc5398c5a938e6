import { type FoundStores, findTestedProducts, getResidues, getStores } from '@trolley/contract';
import { findAddresses } from './addresses.ts';
import { againstBare } from './againstBare.ts';
import { medianMs } from './medianMs.ts';
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

/** The store finder and the residues that laboratories found: their pages, lookups by a word, single products. */
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
      const { page } = await findAddresses(url);
      const { stores } = (await (await fetch(url + getStores.path)).json()) as FoundStores;
      const cached = await againstBare(url, {
        'page of all stores': [page('storefinder')],
        'page of stores by a place': (places[tenant] ?? []).map((place) => asked(page('storefinder'), place)),
        'pages of stores': stores.map(({ id }) => page('store-slug', { slug: id })),
        'page of residues': [page('pesticides')],
      });
      // What is near and what is open is worked out for each caller, who may ask 300 times a minute; residues 120 times.
      const near = (places[tenant] ?? []).map((place) => asked(getStores.path, place));
      const residues = skus.slice(0, 40).map((sku) => getResidues.path.replace('{sku}', sku));
      return [
        ...cached,
        {
          what: 'stores by a place, worked out',
          value: `${await medianMs(url, Array.from({ length: 40 }, () => near).flat())} ms`,
          note: 'median, one after the other',
        },
        {
          what: 'tested products by a word',
          value: `${await medianMs(url, Array.from({ length: 10 }, () => lookups).flat())} ms`,
          note: 'median, one after the other',
        },
        {
          what: 'residues of a product',
          value: `${await medianMs(url, residues)} ms`,
          note: 'median, one after the other',
        },
        { what: 'memory after the load', value: `${Math.round(await shop.memoryMb())} MB` },
      ];
    } finally {
      await shop.stop();
    }
  });
}
