import type { StoredResidueTest, StoredTestedProduct } from '../catalogue/catalogue.ts';

/** A test with what a test wants to be different; nothing was found in it. */
export function storedTest(changes: Partial<StoredResidueTest> = {}): StoredResidueTest {
  return {
    batch: 'L2646-07',
    sampledOn: '2026-11-09',
    laboratory: 'Test Works',
    tested: 612,
    residues: [],
    ...changes,
  };
}

/** Boscalid, of which 3 mg/kg are allowed. */
export const boscalid = (amount: number) => ({ substance: 'Boscalid', amount, limit: 3, acuteDose: 0 });

export function testedProduct(changes: Partial<StoredTestedProduct> & { readonly sku: string }): StoredTestedProduct {
  return {
    name: `Product ${changes.sku}`,
    pack: '500 g',
    picture: '0123456789abcdef',
    category: 'fruit',
    find: [],
    tests: [storedTest()],
    ...changes,
  };
}

export const testedProducts = (...products: readonly StoredTestedProduct[]) =>
  new Map(products.map((one) => [one.sku, one]));
