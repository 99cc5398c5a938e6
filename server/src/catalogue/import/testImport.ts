import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { folderStorage } from '../../platform/storage/folderStorage.ts';
import { catalogueDatabase } from '../storage/testing.ts';
import type { ImportAsk } from './importAsk.ts';
import { importCatalogue } from './importCatalogue.ts';
import type { Source } from './source.ts';
import { fileOf, jsonLines, problemList } from './testing.ts';

export const around = [
  { kind: 'store', id: 'vienna', name: 'Vienna', zone: 'ost', zoneName: 'East' },
  { kind: 'vat', name: 'food', permille: 100 },
  { kind: 'category', slug: 'dairy', name: 'Dairy', unit: 'kg' },
  { kind: 'category', slug: 'milk', name: 'Milk', parent: 'dairy', unit: 'l' },
];
export const product = (sku: string, changes: object = {}) => ({
  kind: 'product',
  sku,
  name: `Milk ${sku}`,
  brand: 'Almglück',
  category: 'milk',
  pack: '6 × 1 l',
  content: '6 x 1 l',
  vat: 'food',
  contains: ['milk'],
  about: 'Fresh.',
  ...changes,
});
export const price = (sku: string, cents: number, changes: object = {}) => ({ kind: 'price', sku, cents, ...changes });
/** Two products with their prices, and all they need. */
export const shop = [...around, product('A1'), product('B2'), price('A1', 199), price('B2', 249)];

/** A database and a folder for every test of a file, and imports into them. */
export function importing() {
  const catalogue = catalogueDatabase();
  const { database, query } = catalogue;
  let home: string;
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'trolley-import-'));
  });
  afterEach(() => rmSync(home, { recursive: true }));

  async function runFiles(sources: readonly Source[], options: Partial<ImportAsk> = {}) {
    const { lines, following, problem } = problemList();
    const outcome = await importCatalogue(database(), {
      sources,
      photos: { storage: folderStorage(join(home, 'photos')), allowPrivate: true, refresh: false, pauseMs: 1 },
      timeZone: 'Europe/Vienna',
      locale: 'de-AT',
      currency: 'EUR',
      skipBad: false,
      dryRun: false,
      retireMissing: false,
      acceptPriceJumps: false,
      problem,
      ...options,
    });
    return { ...outcome, problems: lines, following: following() };
  }

  return {
    ...catalogue,
    home: () => home,
    runFiles,
    run: (rows: readonly object[], options: Partial<ImportAsk> = {}) =>
      runFiles([fileOf('all.jsonl', jsonLines(rows), {}, home)], options),
    /** What is sold. */
    async skus() {
      const rows = await query<{ sku: string }>('select sku from product where not retired order by sku');
      return rows.map(({ sku }) => sku);
    },
    /** What is charged without an end. */
    prices: () =>
      query<{ sku: string; value: number }>(
        'select sku, value from price where valid_until is null order by sku, value',
      ),
  };
}
