import { type Cart, type CartReply, cartFailures, getCart } from '@trolley/contract';
import { ApiError } from '../shell/api/apiError.ts';
import { createStore } from '../shell/store.ts';
import { type BeforeAdd, createAddCheck } from './beforeAdd.ts';
import type { CartEvent } from './cartEvents.ts';
import {
  type CartState,
  initialState,
  isKnown,
  isNewer,
  lineOf,
  type PendingChange,
  quantityOf,
  requeued,
  rolledBack,
  withCart,
  withoutSent,
  withPending,
  withPendingMore,
  withPendingSent,
} from './cartState.ts';
import type { CartDependencies, CartStore } from './cartStore.ts';
import { createConnection } from './connection.ts';
import { createOutcomes } from './outcomes.ts';
import { patchedCall } from './patchedCall.ts';
import { loadQueue, saveQueue } from './queue.ts';
import { transmit } from './transmit.ts';

export type { CartStore } from './cartStore.ts';

/** Between the last press and the call, and the longest that a press waits. */
const debounceMs = 250;
const maxWaitMs = 1000;

/** The server was not reached: the same request may succeed later. */
const isConnectionError = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 502);
const codeOf = (error: unknown) => (error instanceof ApiError ? error.data.errorCode : undefined);

export function createCart(dependencies: CartDependencies): CartStore {
  const store = createStore<CartState>(initialState);
  const call = patchedCall(dependencies.call, () => store.get().cart);
  const listeners = new Set<(event: CartEvent) => void>();
  const beforeAdd = new Set<BeforeAdd>();
  const ask = createAddCheck(beforeAdd);
  const outcomes = createOutcomes();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressedAt: number | undefined;
  let loading: Promise<void> | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  const emit = (event: CartEvent) => {
    for (const listener of [...listeners]) listener(event);
  };
  const set = (next: CartState) => {
    const before = store.get();
    store.set(next);
    if (before.pending !== next.pending || before.sent !== next.sent) saveQueue(dependencies.storage(), next);
  };
  /** Runs calls one at a time, in order. */
  const enqueue = <T>(work: () => Promise<T>): Promise<T> => {
    const run = queue.then(work);
    queue = run.catch(() => undefined);
    return run;
  };

  const accept = (answer: Cart | CartReply): boolean => {
    const state = store.get();
    if (!isNewer(state, answer)) return false;
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
    timer = setTimeout(() => void flush(), Math.min(debounceMs, Math.max(0, pressedAt + maxWaitMs - now)));
  };
  const flush = () => {
    clearTimeout(timer);
    pressedAt = undefined;
    return enqueue(deliver);
  };
  const connection = createConnection(() => resume());
  const lost = () => {
    connection.lost();
    if (store.get().waiting) return;
    set({ ...store.get(), waiting: true });
    emit({ kind: 'waiting' });
  };
  const reached = () => {
    connection.reached();
    if (!store.get().waiting) return;
    set({ ...store.get(), waiting: false });
    emit({ kind: 'reached' });
  };

  const load = () => {
    const asked = store.get().cart?.id;
    set({ ...store.get(), loadState: isKnown(store.get()) ? 'success' : 'pending' });
    loading ??= dependencies
      .call(getCart, {})
      .then(
        (cart) => {
          reached();
          // The cart on screen may have been replaced meanwhile.
          if (store.get().cart?.id === asked || cart.id !== asked) accept(cart);
        },
        (error: unknown) => {
          if (error instanceof ApiError && error.status === 404) forget(asked);
          else if (!isKnown(store.get())) set({ ...store.get(), loadState: 'error' });
          if (isConnectionError(error)) lost();
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
    set(withPendingSent(before, dependencies.uuid()));
    const { sent } = store.get();
    if (!before.sent) {
      for (const [sku, { product }] of Object.entries(before.pending)) {
        emit({ kind: 'changed', product, quantity: quantityOf(store.get(), sku) });
        if (!sent?.changes[sku]) outcomes.settle(sku, 'added');
      }
    }
    if (!sent) return;
    try {
      const { cart, outcome, refused } = await transmit(call, sent);
      reached();
      // Response and removal of the sent changes in one step, so that no render shows neither.
      if (isNewer(store.get(), cart)) set(withCart(withoutSent(store.get()), cart));
      else set(withoutSent(store.get()));
      for (const change of Object.values(sent.changes)) {
        const { product } = change;
        const failed = refused.find(({ sku }) => sku === product.sku);
        const result = failed ? 'failed' : (outcome ?? outcomeOf(change, lineOf({ cart }, product.sku)?.quantity));
        if (failed) emit({ kind: 'failed', products: [product], errorCode: failed.reason });
        if (result === 'capped' || result === 'maxquantityreached') emit({ kind: result, product });
        outcomes.settle(product.sku, result);
      }
    } catch (error) {
      await rollBack(error);
    }
    if (Object.keys(store.get().pending).length > 0 && !store.get().waiting) schedule();
  }

  /** The call for pending changes failed. */
  async function rollBack(error: unknown): Promise<void> {
    const state = store.get();
    const { sent } = state;
    if (!sent || isConnectionError(error)) return lost();
    reached();
    const code = codeOf(error);
    const gone = code === cartFailures.cartNotFound || code === cartFailures.lineNotFound;
    if (gone && !sent.again) {
      if (code === cartFailures.cartNotFound) set(withCart(requeued(state), undefined));
      else {
        set(requeued(state));
        await load();
      }
      const next = withPendingSent(store.get(), dependencies.uuid());
      set(next.sent ? { ...next, sent: { ...next.sent, again: true } } : next);
      if (next.sent) void flush();
      else for (const sku of Object.keys(sent.changes)) outcomes.settle(sku, 'added');
      return;
    }
    set(rolledBack(state));
    for (const sku of Object.keys(sent.changes)) outcomes.settle(sku, 'failed');
    if (code === cartFailures.notOpen) closed(error);
    else emit({ kind: 'failed', products: Object.values(sent.changes).map(({ product }) => product), errorCode: code });
    // A refusal means that the cart on screen is outdated.
    if (error instanceof ApiError && error.status < 500 && dependencies.hasCart()) void load();
  }

  function closed(error: unknown): void {
    const { cartStatus } = ((error as ApiError).data.customPayload ?? {}) as { readonly cartStatus?: string };
    emit({ kind: 'closed', cartStatus });
  }

  function resume(): void {
    const { loadState } = store.get();
    if (loadState === 'error' && dependencies.hasCart()) void load();
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
      const saved = loadQueue(dependencies.storage());
      if (saved) set({ ...store.get(), ...saved, pending: { ...saved.pending, ...store.get().pending } });
      if (dependencies.hasCart()) void load();
      else set(withCart(store.get(), undefined));
      if (saved) void flush();
    },
    async add(product, quantity = 1) {
      // The checks ran when the first piece was added.
      const verdict = quantityOf(store.get(), product.sku) > 0 ? 'go' : await ask(product, quantity);
      if (verdict !== 'go') return verdict;
      const state = store.get();
      if (isKnown(state) && quantityOf(state, product.sku) >= product.maxQuantity) {
        emit({ kind: 'maxquantityreached', product });
        return 'maxquantityreached';
      }
      set(withPendingMore(state, product, quantity));
      schedule();
      return outcomes.of(product.sku);
    },
    setQuantity(product, quantity) {
      const before = quantityOf(store.get(), product.sku);
      const next = Math.max(0, Math.min(quantity, product.maxQuantity));
      if (quantity > product.maxQuantity) emit({ kind: 'maxquantityreached', product });
      if (next === before) return;
      // Before the cart is loaded only relative changes are possible.
      if (isKnown(store.get())) set(withPending(store.get(), product, next));
      else set(withPendingMore(store.get(), product, next - before));
      if (next === 0) emit({ kind: 'removed', lines: [{ product, quantity: before }] });
      schedule();
    },
    restore(lines) {
      set(lines.reduce((state, { product, quantity }) => withPending(state, product, quantity), store.get()));
      void flush();
    },
    accept,
    forget,
    refresh: () => (loading ? loading.then(load) : load()),
    async change(endpoint, input) {
      if (Object.keys(store.get().pending).length > 0) void flush();
      return enqueue(async () => {
        const options = endpoint.method === 'GET' ? {} : { headers: { 'idempotency-key': dependencies.uuid() } };
        try {
          const reply = await call(endpoint, input, options);
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

/** What became of a change the response does not name: fewer than wanted means the maximum was reached. */
function outcomeOf({ quantity, relative }: PendingChange, shown = 0): 'added' | 'capped' {
  return !relative && shown > 0 && shown < quantity ? 'capped' : 'added';
}

function isCart(reply: unknown): reply is CartReply {
  return typeof reply === 'object' && reply !== null && 'revision' in reply && 'productLineItems' in reply;
}
