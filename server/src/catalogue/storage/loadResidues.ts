import { pesticideUses } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import type { Catalogue, StoredResidue, StoredResidueTest, StoredTestedProduct } from '../catalogue.ts';
import { type ResidueColumns, selectResidues, selectTested, type TestedColumns } from './queries.ts';

/** Tested products with what laboratories found in them. */
export async function loadResidues(database: Queryable): Promise<Catalogue['residues']> {
  const rows = await selectResidues(database);
  const tests = new Map<string, StoredResidueTest[]>();
  let last: { readonly row: ResidueColumns; readonly residues: StoredResidue[] } | undefined;
  for (const row of rows) {
    if (last?.row.sku !== row.sku || last.row.batch !== row.batch || last.row.sampledOn !== row.sampledOn) {
      last = { row, residues: [] };
      tests.set(row.sku, [...(tests.get(row.sku) ?? []), testOf(row, last.residues)]);
    }
    const residue = residueOf(row);
    if (residue) last.residues.push(residue);
  }
  if (tests.size === 0) return new Map();
  const products = await selectTested(database, [...tests.keys()]);
  return new Map(products.map((product) => [product.sku, productOf(product, tests.get(product.sku) ?? [])]));
}

function productOf(
  { brand, gtin, ...product }: TestedColumns,
  tests: StoredTestedProduct['tests'],
): StoredTestedProduct {
  return { ...product, ...(brand !== null && { brand }), ...(gtin !== null && { gtin }), tests };
}

function testOf(row: ResidueColumns, residues: readonly StoredResidue[]): StoredResidueTest {
  const { batch, sampledOn, laboratory, report, tested, origin, action } = row;
  return {
    ...{ batch, sampledOn, laboratory, tested, residues },
    ...(report !== null && { report }),
    ...(origin !== null && { origin }),
    ...(action !== null && { action }),
  };
}

/** Undefined where nothing was found. */
function residueOf({ substance, use, amount, limit, acuteDose }: ResidueColumns): StoredResidue | undefined {
  if (amount === null || limit === null || amount <= 0) return undefined;
  const known = pesticideUses.find((one) => one === use);
  return {
    ...{ substance, amount, limit },
    ...(known && { use: known }),
    ...(acuteDose !== null && { acuteDose }),
  };
}
