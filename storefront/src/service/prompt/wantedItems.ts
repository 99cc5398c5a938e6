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
  // Their press is still waiting for the dialog, and adds them itself.
  const awaited = new Set<string>();
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
    /** Until it is dropped or released, the press that put it here adds it. */
    put(item: WantedItem): void {
      awaited.add(item.product.sku);
      save([...without(item.product.sku), item]);
    },
    /** It waits no longer. */
    drop(sku: string): void {
      awaited.delete(sku);
      save(without(sku));
    },
    /** Its press is over; it waits for the next place. */
    release: (sku: string) => void awaited.delete(sku),
    /** Those that no press is waiting for; they wait no longer. */
    take(): readonly WantedItem[] {
      const items = load();
      save(items.filter(({ product }) => awaited.has(product.sku)));
      return items.filter(({ product }) => !awaited.has(product.sku));
    },
  };
}

export type WantedItems = ReturnType<typeof createWantedItems>;

export const wantedItems = createWantedItems(() => sessionStorage);
