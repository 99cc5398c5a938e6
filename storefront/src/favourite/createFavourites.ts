import { addFavorite, type Favorites, getFavorites, removeFavorite } from '@trolley/contract';
import { ApiError } from '../shell/api/apiError.ts';
import type { Call } from '../shell/api/call.ts';
import type { Store } from '../shell/store.ts';
import { favouriteOf, recipeFavourite } from './favouriteName.ts';
import { loadPendingFavourites, storePendingFavourite } from './pendingFavourites.ts';

interface FavouriteDependencies {
  readonly call: Call;
  /** The favourites as shown. */
  readonly shown: Store<ReadonlySet<string>>;
  storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Resolves once the customer is loaded, or known to be a guest. */
  isCustomer(): Promise<boolean>;
}

/** `pending`: it waits for a login. `overtaken`: it was pressed again before it was sent. */
export type Pressed = 'saved' | 'pending' | 'failed' | 'overtaken';

/** The favourites: shown optimistically, sent one at a time, rolled back if the server refuses. */
export function createFavourites({ call, shown, storage, isCustomer }: FavouriteDependencies) {
  let loaded: readonly string[] = [];
  const wanted = new Map<string, boolean>();
  let turn: Promise<unknown> = Promise.resolve();

  const show = () => {
    const marked = new Set([...loaded, ...loadPendingFavourites(storage())]);
    for (const [sku, on] of wanted) {
      if (on) marked.add(sku);
      else marked.delete(sku);
    }
    shown.set(marked);
  };
  const accept = ({ products = [], recipes = [] }: Favorites) => {
    loaded = [...products, ...recipes.map(recipeFavourite)];
    show();
  };
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const run = turn.then(work);
    turn = run.catch(() => undefined);
    return run;
  };
  const mark = async (name: string) => {
    const { type, reference } = favouriteOf(name);
    accept(await call(addFavorite, { params: { type }, body: { reference } }));
  };
  const unmark = async (name: string) => accept(await call(removeFavorite, { params: favouriteOf(name) }));
  const keep = (sku: string, on: boolean) => storePendingFavourite(storage(), sku, on);

  const send = async (sku: string, on: boolean): Promise<Pressed> => {
    if (wanted.get(sku) !== on) return 'overtaken';
    try {
      await (on ? mark(sku) : unmark(sku));
      return 'saved';
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== 401 || !on) return 'failed';
      keep(sku, true);
      return 'pending';
    } finally {
      if (wanted.get(sku) === on) wanted.delete(sku);
      show();
    }
  };

  return {
    async press(sku: string): Promise<Pressed> {
      const on = !shown.get().has(sku);
      wanted.set(sku, on);
      show();
      if (await isCustomer()) return inTurn(() => send(sku, on));
      if (wanted.get(sku) !== on) return 'overtaken';
      keep(sku, on);
      wanted.delete(sku);
      show();
      return on ? 'pending' : 'saved';
    },
    /** FAV-01: loads the customer's favourites; if that fails they stay as they are. */
    load: () =>
      inTurn(async () => {
        await call(getFavorites, {}).then(accept, () => undefined);
      }),
    /** FAV-05: after the login. What could not be sent waits for the next one; what was refused is dropped. */
    sendPending: () =>
      inTurn(async () => {
        for (const sku of loadPendingFavourites(storage())) {
          const sent = await mark(sku).then(
            () => true,
            (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500,
          );
          if (sent) keep(sku, false);
        }
        show();
      }),
    /** The customer is logged out. */
    forget() {
      loaded = [];
      wanted.clear();
      show();
    },
    /** Shows what a guest marked on earlier pages. */
    begin: show,
  };
}
