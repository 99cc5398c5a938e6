import { afterEach, beforeEach } from 'vitest';
import { patient } from '../../../test/patient.ts';
import { type Database, openDatabase, type Queryable, type Statement } from '../../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/database/testing.ts';
import { captureLog } from '../../platform/http/testing.ts';
import { openSnapshots } from '../../platform/snapshot/snapshotStore.ts';
import type { CatalogueWatcher } from '../catalogue.ts';
import { cataloguePart } from '../cataloguePart.ts';
import type { CatalogueRows, PriceRow, ProductRow } from './rows.ts';
import { writeCatalogue } from './writeCatalogue.ts';

const picture = '0123456789abcdef';

/** A product of the small catalogue, with what a test wants to be different. */
export function productRow(sku: string, changes: Partial<ProductRow> = {}): ProductRow {
  return {
    sku,
    productId: sku,
    slug: `product-${sku.toLowerCase()}`,
    name: `Product ${sku}`,
    brand: 'own',
    category: 'milk',
    pack: '1 l',
    baseQuantity: 1,
    baseUnit: 'l',
    selling: 'pack',
    maxQuantity: 20,
    vat: 'food',
    labels: ['organic'],
    origins: ['AT'],
    contains: ['milk'],
    popularity: 50,
    find: ['drink, "cold"'],
    picture,
    availability: 'available',
    facts: { about: 'Fresh.', contains: ['milk'], traces: [], origins: [{ country: 'AT' }], notes: [] },
    retired: false,
    ...changes,
  };
}

export const priceRow = (sku: string, value: number | null, changes: Partial<PriceRow> = {}): PriceRow => ({
  sku,
  zone: '',
  kind: 'regular',
  value,
  ...changes,
});

/** What products need around them. */
export const surroundings = {
  zones: [
    { id: 'ost', name: 'East', position: 0 },
    { id: 'sued', name: 'South', position: 1 },
  ],
  stores: [
    { id: 'vienna', name: 'Vienna', zone: 'ost' },
    { id: 'graz', name: 'Graz', zone: 'sued' },
  ],
  vat: [{ name: 'food', permille: 100, from: 0 }],
  pictures: [{ hash: picture, spec: { shape: 'carton' } }],
  categories: [
    { slug: 'milk', name: 'Milk', parent: 'dairy', position: 1, unit: 'l' },
    { slug: 'dairy', name: 'Dairy', parent: 'fresh', position: 1, unit: 'kg' },
    { slug: 'fresh', name: 'Fresh', position: 0, unit: 'kg' },
  ],
  brands: [{ slug: 'own', name: 'Own' }],
  synonyms: [{ words: ['milk', 'moo juice'] }],
} as const satisfies CatalogueRows;

/** A database for every test of a file, and what tests of the stored catalogue do with it. */
export function catalogueDatabase() {
  let testDatabase: TestDatabase;
  const { log, lines } = captureLog();
  const closing: (() => Promise<unknown>)[] = [];
  const database = () => testDatabase.database;

  beforeEach(async () => {
    testDatabase = await createTestDatabase();
  });
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
    lines.length = 0;
    await testDatabase.drop();
  });

  return {
    log,
    lines,
    database,
    connectionString: () => testDatabase.connectionString,
    query: <Row>(text: string, ...values: unknown[]) => database().query<Row>({ text, values }),
    write: (rows: CatalogueRows) => database().transaction((tx) => writeCatalogue(tx, rows)),
    closeLater: (close: () => Promise<unknown>) => void closing.push(close),

    /** A second process: its own connections to the same database. */
    anotherConnection(poolSize = 2): Database {
      const another = openDatabase(
        { connection: { connectionString: testDatabase.connectionString }, poolSize, ...patient },
        log,
      );
      closing.push(() => another.close());
      return another;
    },

    async openCatalogue(on: Database = database(), { pollMs = 2000, watchers = [] as CatalogueWatcher[] } = {}) {
      const tenant = { file: { timeZone: 'Europe/Vienna', locale: 'de-AT' } };
      const parts = { catalogue: cataloguePart({ tenant, watchers, log }) };
      const snapshots = await openSnapshots(on, parts, { log, pollMs });
      closing.push(() => snapshots.close());
      return snapshots;
    },

    async version(): Promise<number> {
      const text = "select version from snapshot_version where area = 'catalogue'";
      const [row] = await database().query<{ version: number }>({ text });
      return row?.version ?? 0;
    },
  };
}

/** The same database, every statement noted; `rows` counts what they brought. */
export function counted(database: Database) {
  const statements: { readonly text: string; readonly rows: number }[] = [];
  const noting = (queryable: Queryable): Queryable => ({
    async query<Row>(statement: Statement) {
      const rows = await queryable.query<Row>(statement);
      statements.push({ text: statement.text, rows: rows.length });
      return rows;
    },
  });
  const on: Database = {
    ...database,
    ...noting(database),
    transaction: (work, options) => database.transaction((tx) => work(noting(tx)), options),
  };
  return { on, statements };
}
