import { randomUUID } from 'node:crypto';
import type { Cart, CartReply } from '@trolley/contract';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { patient } from '../../test/patient.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { catalogueOf, loyaltySpan, regularSpan } from '../catalogue/testing.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../platform/database/testing.ts';
import { captureLog } from '../platform/http/testing.ts';
import { serviceOf } from '../service/openService.ts';
import { localTime } from '../service/slots/localTime.ts';
import { openSlots } from '../service/slots/openSlots.ts';
import { testServiceFiles } from '../service/testing.ts';
import type { CartResponse } from './cartResponse.ts';
import type { Caller, Carts, OrderForAddon } from './carts.ts';
import { openCarts } from './openCarts.ts';
import type { CartRefused } from './refusals.ts';

/**
 * p1 … p320 for 1.99, at most 20 each. `cheese` is cut by the 50 g, members pay less for `club`, `gone` is sold out, `southern` is sold in the south
 * alone, `not-west` is missing in the store `west`, and `varying` costs 2 more in the south.
 */
export function testCatalogue(): Catalogue {
  const numbered = Array.from({ length: 320 }, (_, index) => ({ sku: `p${index + 1}` }));
  return catalogueOf(
    [
      ...numbered,
      { sku: 'cheese', selling: 'step', pieceGrams: 50 },
      { sku: 'club', prices: [regularSpan(300), loyaltySpan(250)] },
      { sku: 'gone', availability: 'unavailable' },
      { sku: 'southern', zones: ['sued'] },
      { sku: 'not-west', availabilityIn: { west: 'unavailable' } },
      {
        sku: 'varying',
        prices: [
          { kind: 'regular', value: 300, from: 0 },
          { kind: 'regular', zone: 'sued', value: 500, from: 0 },
        ],
      },
    ],
    {
      stores: [
        { id: 'west', name: 'West', zone: 'ost' },
        { id: 'east', name: 'East', zone: 'ost' },
        { id: 'south', name: 'South', zone: 'sued' },
      ],
      vat: [
        { name: 'food', permille: 100, from: 0 },
        { name: 'standard', permille: 200, from: 0 },
      ],
    },
  );
}

interface Differing
  extends Partial<Pick<Carts, 'lastOrderOf' | 'paymentMethods' | 'wallet' | 'passes' | 'vouchers' | 'abandonPayment'>> {
  readonly catalogue?: () => Catalogue;
  readonly orderForAddon?: OrderForAddon;
  readonly now?: () => number;
}

/** A shop's carts on a database, as one process has them. */
export function openTestCarts(database: Database, { catalogue, ...differing }: Differing = {}) {
  const usual = testCatalogue();
  const current = catalogue ?? (() => usual);
  const files = testServiceFiles({ crate: { deposit: 300, grams: 10_000 } });
  const slots = openSlots({ database, file: files.service, time: localTime('Europe/Vienna') });
  return openCarts({
    database,
    cacheBytes: 1024 * 1024,
    snapshots: { current: () => ({ version: '1', parts: { catalogue: current() } }) },
    service: { ...serviceOf(files, current), slots },
    ...differing,
  });
}

/** One database for a test file, and processes on it. */
export function cartDatabase() {
  let testDatabase: TestDatabase;
  const { log } = captureLog();
  const closing: (() => Promise<unknown>)[] = [];
  const database = () => testDatabase.database;

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
  });
  afterAll(() => testDatabase.drop());
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  return {
    database,
    connectionString: () => testDatabase.connectionString,
    closeLater: (close: () => Promise<unknown>) => void closing.push(close),
    query: <Row>(text: string, ...values: unknown[]) => database().query<Row>({ text, values }),

    async open(on: Database = database(), differing?: Differing) {
      const carts = openTestCarts(on, differing);
      return carts;
    },

    /** A second process: its own connections to the same database. */
    anotherConnection(poolSize = 4): Database {
      const another = openDatabase(
        { connection: { connectionString: testDatabase.connectionString }, poolSize, ...patient },
        log,
      );
      closing.push(() => another.close());
      return another;
    },

    async stored(id: string) {
      const text = 'select status, revision, customer_id as "customerId", mode, document from cart where id = $1';
      const [row] = await database().query<{
        readonly status: string;
        readonly revision: number;
        readonly customerId: string | null;
        readonly mode: string;
        readonly document: string;
      }>({ text, values: [id] });
      return row;
    },
  };
}

export const guest: Caller = { visitor: { member: false } };
export const guestWith = (cartId: string, more: Partial<Caller> = {}): Caller => ({ ...guest, cartId, ...more });
export const customer = (customerId: string = randomUUID(), more: Partial<Caller> = {}): Caller => ({
  visitor: { customerId, member: false },
  ...more,
});

/** A code as somebody on this machine types it. */
export const typedHere = (code: string) => ({ code, address: '127.0.0.1' });

/** The answer of an operation that should have worked. */
export function answered(result: CartResponse | CartRefused): CartReply {
  if ('failure' in result) throw new Error(`refused: ${JSON.stringify(result)}`);
  return result.answer;
}

export const quantities = (cart: Pick<Cart, 'productLineItems'>): Record<string, number> =>
  Object.fromEntries(cart.productLineItems.map(({ lineItemId, quantity }) => [lineItemId, quantity]));

export const neubau = {
  distributionType: 'DELIVERY',
  streetName: 'Neubaugasse',
  streetNumber: '12',
  postalCode: '1070',
  city: 'Wien',
} as const;
export const graz = { ...neubau, streetName: 'Grazbachgasse', postalCode: '8010', city: 'Graz' } as const;
