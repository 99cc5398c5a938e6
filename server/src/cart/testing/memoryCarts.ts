import type { CartCode, DistributionWindow } from '@trolley/contract';
import { testNow } from '../../catalogue/testing.ts';
import type { Database, Queryable, Statement } from '../../platform/database/database.ts';
import { serviceOf } from '../../service/openService.ts';
import type { HoldAsk, Slots } from '../../service/service.ts';
import type { HeldWindow } from '../../service/slots/readWindow.ts';
import { readWindow } from '../../service/slots/readWindow.ts';
import { testServiceFiles } from '../../service/testing.ts';
import type { Carts } from '../carts.ts';
import { type CartDocument, emptyDocument, readDocument, writeDocument } from '../rules/document.ts';
import { createCartCache } from '../storage/cartCache.ts';
import { createKeyedMutex } from '../storage/keyedMutex.ts';
import type { CartColumns } from '../storage/queries.ts';
import { testCatalogue } from '../testing.ts';

type Row = Omit<CartColumns, 'window'>;

type Answers = Readonly<Record<string, (values: readonly unknown[]) => readonly unknown[]>>;

const hour = 3_600_000;

export const heldWindow = (id: string, changes: Partial<HeldWindow> = {}): HeldWindow => ({
  id,
  startsAt: testNow + 24 * hour,
  endsAt: testNow + 26 * hour,
  cutOffAt: testNow + 12 * hour,
  fee: 499,
  green: false,
  heldUntil: testNow + hour,
  held: true,
  ...changes,
});

/**
 * Carts whose table is in memory, for tests of what is done with carts, not of how the database is asked: it answers
 * the statements of `storage/queries.ts` by their names, and whatever else `more` does. `meanwhile` lets somebody else
 * act just before a statement.
 */
export function memoryCarts(differing: Partial<Carts> = {}, more: Answers = {}) {
  let rows = new Map<string, Row>();
  let holds = new Map<string, HeldWindow>();
  const asked: string[] = [];
  const others: { readonly before: string; act(): void }[] = [];
  const refusals = new Map<string, CartCode>();
  const holdAsks: HoldAsk[] = [];

  const ofCustomer = (customerId: unknown) =>
    [...rows.values()].find((row) => row.customerId === customerId && row.mode === 'REGULAR' && isLive(row));
  const shown = (row: Row | undefined) => (row ? [{ ...row, window: holds.get(row.id) ?? null }] : []);
  const change = (id: unknown, changes: Partial<Row>, isFit: (row: Row) => boolean = () => true) => {
    const row = rows.get(String(id));
    if (!row || !isFit(row)) return [];
    const next = { ...row, ...changes, revision: row.revision + 1 };
    rows.set(row.id, next);
    return [{ revision: next.revision }];
  };
  const save = ([id, revision, document]: readonly unknown[]) =>
    change(id, { document: String(document) }, (row) => row.revision === revision && row.status === 'OPEN');
  const selectKnown = ([id, , known]: readonly unknown[]) =>
    shown(rows.get(String(id))).map(({ window, ...row }) => ({
      ...{ idle: row.idle, changed: row.revision === known ? null : row, window },
    }));

  const statements: Answers = {
    ...more,
    cart: ([id]) => shown(rows.get(String(id))),
    'cart-known': (values) => selectKnown(values).map(({ window: _, ...row }) => row),
    'cart-known-with-window': selectKnown,
    'cart-locked': ([id]) => shown(rows.get(String(id))),
    'cart-of-customer': ([customerId]) => shown(ofCustomer(customerId)),
    'cart-of-order': ([orderNumber, , beside, customerId]) =>
      shown(
        [...rows.values()].find(
          (row) =>
            row.mode === 'ADDON' &&
            isLive(row) &&
            row.orderNumber === orderNumber &&
            (customerId === null ? row.customerId === null && row.beside === beside : row.customerId === customerId),
        ),
      ),
    'cart-insert': ([id, customerId, mode, orderNumber, beside, document]) => {
      if (mode === 'REGULAR' && customerId !== null && ofCustomer(customerId)) return [];
      const row = { id, customerId, mode, orderNumber, beside, document, status: 'OPEN', revision: 1, idle: false };
      rows.set(String(id), row as Row);
      return [{}];
    },
    'cart-save': save,
    'cart-save-with-window': (values) => {
      const [id, , , minutes] = values;
      const hold = holds.get(String(id));
      return save(values).map((saved) => {
        if (!hold) return { ...saved, window: null };
        const renewed = { ...hold, heldUntil: hold.heldUntil + Number(minutes) * 60_000 };
        holds.set(String(id), renewed);
        return { ...saved, window: renewed };
      });
    },
    'cart-abandon': ([id]) => change(id, { status: 'ABANDONED', document: '{}' }, ({ status }) => status === 'OPEN'),
    'cart-reopen': ([id]) => change(id, { status: 'OPEN' }, ({ status }) => status === 'FINALIZED'),
    'cart-give': ([id, customerId]) => {
      const other = ofCustomer(customerId);
      if (other && other.id !== id) throw Object.assign(new Error('duplicate key'), { code: '23505' });
      return change(id, { customerId: String(customerId) });
    },
  };

  async function query<R>({ name = '', values = [] }: Statement): Promise<readonly R[]> {
    const at = others.findIndex(({ before }) => before === name);
    if (at >= 0) others.splice(at, 1)[0]?.act();
    asked.push(name);
    const answer = statements[name];
    if (!answer) throw new Error(`nobody answers ${name}`);
    return answer(values) as R[];
  }

  async function transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T> {
    const before = { rows: new Map(rows), holds: new Map(holds) };
    try {
      return await work({ query });
    } catch (error) {
      ({ rows, holds } = before);
      throw error;
    }
  }

  const notHere = () => {
    throw new Error('not in these tests');
  };
  const database: Database = {
    query,
    transaction,
    session: notHere,
    aside: { query: notHere },
    listen: notHere,
    isReachable: async () => true,
    close: async () => undefined,
  };

  const slots: Slots = {
    days: notHere,
    earliest: notHere,
    find: notHere,
    book: notHere,
    unbook: notHere,
    check: async (_, id) => refusals.get(id),
    async hold(_, ask): Promise<{ readonly window: DistributionWindow } | { readonly failure: CartCode }> {
      holdAsks.push(ask);
      const failure = refusals.get(ask.slotId);
      if (failure) return { failure };
      const held = heldWindow(ask.slotId);
      holds.set(ask.cartId, held);
      const window = readWindow(held);
      return window ? { window } : notHere();
    },
    windowOf: async (_, cartId) => readWindow(holds.get(cartId)),
    release: async (_, cartId) => void holds.delete(cartId),
    async passOn(_, fromCartId, toCartId) {
      const held = holds.get(fromCartId);
      if (held && !holds.has(toCartId)) holds.set(toCartId, held);
      holds.delete(fromCartId);
    },
  };

  const catalogue = testCatalogue();
  const carts: Carts = {
    database,
    service: { ...serviceOf(testServiceFiles({ crate: { deposit: 300, grams: 10_000 } }), () => catalogue), slots },
    cache: createCartCache(1024 * 1024),
    mutex: createKeyedMutex(),
    rateLimiter: { count: async () => undefined, takeBack: async () => undefined, forget: async () => undefined },
    orderForAddon: async () => undefined,
    catalogue: () => catalogue,
    now: () => testNow,
    ...differing,
  };

  return {
    carts,
    /** Another process on the same table: it remembers nothing. */
    another: (): Carts => ({ ...carts, cache: createCartCache(1024 * 1024), mutex: createKeyedMutex() }),
    /** Statements by name, in their order; empty it before what is looked at. */
    asked,
    refusals,
    holdAsks,
    hold: (cartId: string, window: HeldWindow) => void holds.set(cartId, window),
    holdOf: (cartId: string) => holds.get(cartId),
    row: (id: string) => rows.get(id),
    rows: () => [...rows.values()],
    documentOf: (id: string): CartDocument => readDocument(rows.get(id)?.document ?? '{}'),
    put(id: string, { document = emptyDocument(), ...row }: PutCart = {}): string {
      rows.set(id, { ...usual, ...row, id, document: writeDocument(document) });
      return id;
    },
    /** As if by another process: memory does not know of it. */
    alter: (id: string, changes: Partial<Row>) => void change(id, changes),
    remove: (id: string) => void rows.delete(id),
    meanwhile: (before: string, act: () => void, times = 1) =>
      void others.push(...Array.from({ length: times }, () => ({ before, act }))),
  };
}

interface PutCart extends Partial<Omit<Row, 'id' | 'document'>> {
  readonly document?: CartDocument;
}

const usual = {
  customerId: null,
  mode: 'REGULAR',
  orderNumber: null,
  beside: null,
  status: 'OPEN',
  revision: 1,
  idle: false,
} as const;

const isLive = ({ status }: Row): boolean => status === 'OPEN' || status === 'FINALIZED';
