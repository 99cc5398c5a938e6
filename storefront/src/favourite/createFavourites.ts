import { addFavorite, type Favorites, getFavorites, removeFavorite } from '@trolley/contract';
import { ApiError } from '../shell/api/apiError.ts';
import type { Call } from '../shell/api/call.ts';
import type { Store } from '../shell/store.ts';
import { keepFavourite, keptFavourites } from './keptFavourites.ts';

interface FavouriteWorld {
  readonly call: Call;
  /** What the hearts show. */
  readonly shown: Store<ReadonlySet<string>>;
  storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Resolves once it is known whether a customer is here. */
  isCustomer(): Promise<boolean>;
}

/** `kept`: it waits for a login. `overtaken`: it was pressed again before anybody heard of it. */
export type Pressed = 'saved' | 'kept' | 'failed' | 'overtaken';

/** The customer's hearts: pressed, shown, sent one at a time; taken back where the server refuses. */
export function createFavourites({ call, shown, storage, isCustomer }: FavouriteWorld) {
  let told: readonly string[] = [];
  const wanted = new Map<string, boolean>();
  let turn: Promise<unknown> = Promise.resolve();

  const show = () => {
    const marked = new Set([...told, ...keptFavourites(storage())]);
    for (const [sku, on] of wanted) {
      if (on) marked.add(sku);
      else marked.delete(sku);
    }
    shown.set(marked);
  };
  const accept = ({ products = [] }: Favorites) => {
    told = products;
    show();
  };
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const run = turn.then(work);
    turn = run.catch(() => undefined);
    return run;
  };
  const mark = async (sku: string) =>
    accept(await call(addFavorite, { params: { type: 'products' }, body: { reference: sku } }));
  const unmark = async (sku: string) =>
    accept(await call(removeFavorite, { params: { type: 'products', reference: sku } }));
  const keep = (sku: string, on: boolean) => keepFavourite(storage(), sku, on);

  const send = async (sku: string, on: boolean): Promise<Pressed> => {
    if (wanted.get(sku) !== on) return 'overtaken';
    try {
      await (on ? mark(sku) : unmark(sku));
      return 'saved';
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== 401 || !on) return 'failed';
      keep(sku, true);
      return 'kept';
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
      return on ? 'kept' : 'saved';
    },
    /** FAV-01: what was marked before; without an answer the hearts stay as they are. */
    load: () =>
      inTurn(async () => {
        await call(getFavorites, {}).then(accept, () => undefined);
      }),
    /** FAV-05: after the login; what nobody could be told waits for the next one, what was refused does not. */
    sendKept: () =>
      inTurn(async () => {
        for (const sku of keptFavourites(storage())) {
          const sent = await mark(sku).then(
            () => true,
            (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500,
          );
          if (sent) keep(sku, false);
        }
        show();
      }),
    /** Nobody is logged in any more. */
    forget() {
      told = [];
      wanted.clear();
      show();
    },
    /** What a visitor marked before this page. */
    begin: show,
  };
}
