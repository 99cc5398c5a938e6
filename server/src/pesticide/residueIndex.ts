import { sameBatch, sameGtin } from '@trolley/contract';
import type { Catalogue, StoredTestedProduct } from '../catalogue/catalogue.ts';

interface ResidueIndex {
  /** Newest test first. */
  readonly products: readonly StoredTestedProduct[];
  readonly byGtin: ReadonlyMap<string, StoredTestedProduct>;
  /** Several products may come of one batch. */
  readonly byBatch: ReadonlyMap<string, readonly BatchPlace[]>;
}

interface BatchPlace {
  readonly product: StoredTestedProduct;
  /** As the label has it. */
  readonly batch: string;
}

const known = new WeakMap<Catalogue['residues'], ResidueIndex>();

/** Where tests are found; made once for a value of the catalogue's tests. */
export function residueIndex(residues: Catalogue['residues']): ResidueIndex {
  const made = known.get(residues) ?? indexOf(residues);
  known.set(residues, made);
  return made;
}

function indexOf(residues: Catalogue['residues']): ResidueIndex {
  const products = [...residues.values()].sort(
    (a, b) => newest(b).localeCompare(newest(a)) || (a.sku < b.sku ? -1 : 1),
  );
  const byGtin = new Map(products.flatMap((one) => (one.gtin === undefined ? [] : [[sameGtin(one.gtin), one]])));
  const byBatch = new Map<string, BatchPlace[]>();
  for (const product of products) {
    for (const { batch } of product.tests) {
      const key = sameBatch(batch);
      const places = byBatch.get(key) ?? [];
      if (!places.some((place) => place.product === product)) places.push({ product, batch });
      byBatch.set(key, places);
    }
  }
  return { products, byGtin, byBatch };
}

const newest = ({ tests }: StoredTestedProduct): string => tests[0]?.sampledOn ?? '';
