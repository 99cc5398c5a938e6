import { type Cart, type CartAnswer, cartFailures, getCart } from '@trolley/contract';
import { ApiError } from '../shell/api/apiError.ts';
import { createStore } from '../shell/store.ts';
import { type BeforeAdd, createAsking } from './beforeAdd.ts';
import type { CartEvent } from './cartEvents.ts';
import {
  type CartState,
  firstState,
  isKnown,
  isNews,
  landed,
  lineOf,
  quantityOf,
  requeued,
  taken,
  takenBack,
  type Wish,
  wished,
  wishedMore,
  withCart,
} from './cartState.ts';
import type { CartStore, CartWorld } from './cartStore.ts';
import { createConnection } from './connection.ts';
import { createOutcomes } from './outcomes.ts';
import { keepQueue, keptQueue } from './queue.ts';
import { transmit } from './transmit.ts';

export type { CartStore } from './cartStore.ts';

/** Between the last press and the call, and the longest that any press waits. */
const quiet = 250;
const patience = 1000;

/** Nobody was reached: the same again later may succeed. */
const isLost = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 502);
const codeOf = (error: unknown) => (error instanceof ApiError ? error.data.errorCode : undefined);

export function createCart(world: CartWorld): CartStore {
  const store = createStore<CartState>(firstState);
  const listeners = new Set<(event: CartEvent) => void>();
  const beforeAdd = new Set<BeforeAdd>();
  const ask = createAsking(beforeAdd);
  const outcomes = createOutcomes();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressedAt: number | undefined;
  let loading: Promise<void> | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  const tell = (event: CartEvent) => {
    for (const listener of [...listeners]) listener(event);
  };
  const set = (next: CartState) => {
    const before = store.get();
    store.set(next);
    if (before.wishes !== next.wishes || before.sent !== next.sent) keepQueue(world.storage(), next);
  };
  /** One call at a time, in the order they were asked for. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const run = turn.then(work);
    turn = run.catch(() => undefined);
    return run;
  };

  const accept = (answer: Cart | CartAnswer): boolean => {
    const state = store.get();
    if (!isNews(state, answer)) return false;
    set(withCart(state, answer));
    return true;
  };
  const forget = (id: string | undefined) => {
    if (store.get().cart?.id === id) set(withCart(store.get(), undefined));
  };

  const schedule = () => {
    clearTimeout(timer);
    const now = Date.now();
    pressedAt ??= now;
    timer = setTimeout(() => void flush(), Math.min(quiet, Math.max(0, pressedAt + patience - now)));
  };
  const flush = () => {
    clearTimeout(timer);
    pressedAt = undefined;
    return inTurn(deliver);
  };
  const connection = createConnection(() => resume());
  const lost = () => {
    connection.lost();
    if (store.get().waiting) return;
    set({ ...store.get(), waiting: true });
    tell({ kind: 'waiting' });
  };
  const reached = () => {
    connection.reached();
    if (!store.get().waiting) return;
    set({ ...store.get(), waiting: false });
    tell({ kind: 'reached' });
  };

  const load = () => {
    const asked = store.get().cart?.id;
    set({ ...store.get(), loadState: isKnown(store.get()) ? 'success' : 'pending' });
    loading ??= world
      .call(getCart, {})
      .then(
        (cart) => {
          reached();
          // Meanwhile it may have become another one.
          if (store.get().cart?.id === asked || cart.id !== asked) accept(cart);
        },
        (error: unknown) => {
          if (error instanceof ApiError && error.status === 404) forget(asked);
          else if (!isKnown(store.get())) set({ ...store.get(), loadState: 'error' });
          if (isLost(error)) lost();
        },
      )
      .finally(() => {
        loading = undefined;
      });
    return loading;
  };

  async function deliver(): Promise<void> {
    await loading;
    const before = store.get();
    set(taken(before, world.uuid()));
    const { sent } = store.get();
    if (!before.sent) {
      for (const [sku, { product }] of Object.entries(before.wishes)) {
        tell({ kind: 'changed', product, quantity: quantityOf(store.get(), sku) });
        if (!sent?.wishes[sku]) outcomes.settle(sku, 'added');
      }
    }
    if (!sent) return;
    try {
      const { cart, outcome, refused } = await transmit(world.call, sent);
      reached();
      // First the answer, then what was on its way goes: no moment in between shows neither.
      if (isNews(store.get(), cart)) set(withCart(landed(store.get()), cart));
      else set(landed(store.get()));
      for (const wish of Object.values(sent.wishes)) {
        const { product } = wish;
        const failed = refused.find(({ sku }) => sku === product.sku);
        const result = failed ? 'failed' : (outcome ?? outcomeOf(wish, lineOf({ cart }, product.sku)?.quantity));
        if (failed) tell({ kind: 'failed', products: [product], errorCode: failed.reason });
        if (result === 'capped' || result === 'maxquantityreached') tell({ kind: result, product });
        outcomes.settle(product.sku, result);
      }
    } catch (error) {
      await takeBack(error);
    }
    if (Object.keys(store.get().wishes).length > 0 && !store.get().waiting) schedule();
  }

  /** A call for wishes did not succeed. */
  async function takeBack(error: unknown): Promise<void> {
    const state = store.get();
    const { sent } = state;
    if (!sent || isLost(error)) return lost();
    reached();
    const code = codeOf(error);
    const gone = code === cartFailures.cartNotFound || code === cartFailures.lineNotFound;
    if (gone && !sent.again) {
      if (code === cartFailures.cartNotFound) set(withCart(requeued(state), undefined));
      else {
        set(requeued(state));
        await load();
      }
      const next = taken(store.get(), world.uuid());
      set(next.sent ? { ...next, sent: { ...next.sent, again: true } } : next);
      if (next.sent) void flush();
      else for (const sku of Object.keys(sent.wishes)) outcomes.settle(sku, 'added');
      return;
    }
    set(takenBack(state));
    for (const sku of Object.keys(sent.wishes)) outcomes.settle(sku, 'failed');
    if (code === cartFailures.notOpen) closed(error);
    else tell({ kind: 'failed', products: Object.values(sent.wishes).map(({ product }) => product), errorCode: code });
    // What the server refused rests on something the screen does not show yet.
    if (error instanceof ApiError && error.status < 500 && world.hasCart()) void load();
  }

  function closed(error: unknown): void {
    const { cartStatus } = ((error as ApiError).data.customPayload ?? {}) as { readonly cartStatus?: string };
    tell({ kind: 'closed', cartStatus });
  }

  function resume(): void {
    const { loadState } = store.get();
    if (loadState === 'error' && world.hasCart()) void load();
    void flush();
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    beforeAdd,
    onEvent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      if (store.get().loadState !== 'idle') return;
      const kept = keptQueue(world.storage());
      if (kept) set({ ...store.get(), ...kept, wishes: { ...kept.wishes, ...store.get().wishes } });
      if (world.hasCart()) void load();
      else set(withCart(store.get(), undefined));
      if (kept) void flush();
    },
    async add(product, quantity = 1) {
      // What is in the cart already was asked about when it was put there.
      const verdict = quantityOf(store.get(), product.sku) > 0 ? 'go' : await ask(product);
      if (verdict !== 'go') return verdict;
      const state = store.get();
      if (isKnown(state) && quantityOf(state, product.sku) >= product.maxQuantity) {
        tell({ kind: 'maxquantityreached', product });
        return 'maxquantityreached';
      }
      set(wishedMore(state, product, quantity));
      schedule();
      return outcomes.of(product.sku);
    },
    setQuantity(product, quantity) {
      const before = quantityOf(store.get(), product.sku);
      const next = Math.max(0, Math.min(quantity, product.maxQuantity));
      if (quantity > product.maxQuantity) tell({ kind: 'maxquantityreached', product });
      if (next === before) return;
      // Until it is known what lies in the cart, an amount on screen is only what was pressed here.
      if (isKnown(store.get())) set(wished(store.get(), product, next));
      else set(wishedMore(store.get(), product, next - before));
      if (next === 0) tell({ kind: 'removed', lines: [{ product, quantity: before }] });
      schedule();
    },
    restore(lines) {
      set(lines.reduce((state, { product, quantity }) => wished(state, product, quantity), store.get()));
      void flush();
    },
    accept,
    forget,
    refresh: () => (loading ? loading.then(load) : load()),
    async change(endpoint, input) {
      if (Object.keys(store.get().wishes).length > 0) void flush();
      return inTurn(async () => {
        const options = endpoint.method === 'GET' ? {} : { headers: { 'idempotency-key': world.uuid() } };
        try {
          const reply = await world.call(endpoint, input, options);
          if (isCart(reply)) accept(reply);
          return reply;
        } catch (error) {
          const code = codeOf(error);
          if (code === cartFailures.cartNotFound) forget(store.get().cart?.id);
          if (code === cartFailures.notOpen) closed(error);
          throw error;
        }
      });
    },
    flush,
    resume,
  };
}

/** What became of a wish where nobody said it: fewer than were wanted is the maximum. */
function outcomeOf({ quantity, relative }: Wish, told = 0): 'added' | 'capped' {
  return !relative && told > 0 && told < quantity ? 'capped' : 'added';
}

function isCart(reply: unknown): reply is CartAnswer {
  return typeof reply === 'object' && reply !== null && 'revision' in reply && 'productLineItems' in reply;
}
