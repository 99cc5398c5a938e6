import type { Product } from '@trolley/contract';

const key = 'wantedItems';
type WantedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface WantedItem {
  readonly product: Product;
  readonly quantity: number;
}

/** SERV-02: what waits for a place where one is required. It outlives the page, for a shopper who leaves the prompt by a link. */
export function createWantedItems(storage: () => WantedStorage) {
  // Without storage it waits as long as the page.
  let here: readonly WantedItem[] = [];
  const load = (): readonly WantedItem[] => {
    try {
      const stored: unknown = JSON.parse(storage().getItem(key) ?? '[]');
      return Array.isArray(stored) ? (stored as WantedItem[]) : [];
    } catch {
      return here;
    }
  };
  const save = (items: readonly WantedItem[]) => {
    here = items;
    try {
      if (items.length > 0) storage().setItem(key, JSON.stringify(items));
      else storage().removeItem(key);
    } catch {
      // See above.
    }
  };
  const without = (sku: string) => load().filter(({ product }) => product.sku !== sku);
  return {
    put: (item: WantedItem) => save([...without(item.product.sku), item]),
    /** False where it was carried out already. */
    drop(sku: string): boolean {
      const waited = load().some(({ product }) => product.sku === sku);
      save(without(sku));
      return waited;
    },
    /** All of them; they wait no longer. */
    take(): readonly WantedItem[] {
      const items = load();
      save([]);
      return items;
    },
  };
}

export type WantedItems = ReturnType<typeof createWantedItems>;

export const wantedItems = createWantedItems(() => sessionStorage);
