import { type Lookup, pictureAddress, sameBatch, type TestedProduct } from '@trolley/contract';
import type { Catalogue, StoredTestedProduct } from '../catalogue/catalogue.ts';
import { type Judging, summarizeTest } from './judgeTest.ts';
import { matchNames } from './matchNames.ts';
import { residueIndex } from './residueIndex.ts';

interface Found {
  readonly total: number;
  /** Best first, only some of many. */
  readonly products: readonly TestedProduct[];
  /** The batch that was asked for, as the label has it. */
  readonly batch?: string;
}

const mostFound = 24;

/** The tested products that somebody may mean. What is no name may be a batch: labels are hard to read. */
export function lookUp(catalogue: Catalogue, lookup: Lookup, judging: Pick<Judging, 'goal'>): Found {
  const { byGtin, byBatch } = residueIndex(catalogue.residues);
  const shown = (products: readonly StoredTestedProduct[], batch?: string): Found => ({
    total: products.length,
    products: products.slice(0, mostFound).map((one) => showTested(one, judging, batch)),
    ...(batch !== undefined && { batch }),
  });
  if (lookup.by === 'ean') {
    const product = byGtin.get(lookup.ean);
    return shown(product ? [product] : []);
  }
  const named = lookup.by === 'product' ? matchNames(catalogue, lookup.words) : [];
  if (named.length > 0) return shown(named);
  const places = byBatch.get(sameBatch(lookup.by === 'batch' ? lookup.batch : lookup.words)) ?? [];
  return shown(
    places.map(({ product }) => product),
    places[0]?.batch,
  );
}

/** A tested product with its newest test, or that of a batch. */
export function showTested(
  { sku, name, brand, pack, picture, tests }: StoredTestedProduct,
  judging: Pick<Judging, 'goal'>,
  batch?: string,
): TestedProduct {
  // Two laboratories may write the number of one batch in two ways.
  const wanted = batch === undefined ? undefined : sameBatch(batch);
  const test = tests.find((one) => sameBatch(one.batch) === wanted) ?? tests[0];
  if (!test) throw new Error(`The product ${sku} is among the tested ones, but has no test.`);
  const latest = summarizeTest(test, judging);
  const fullName = brand === undefined ? name : `${brand} ${name}`;
  return { sku, name: fullName, pack, picture: pictureAddress(picture), latest };
}
