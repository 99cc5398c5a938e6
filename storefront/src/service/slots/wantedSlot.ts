import type { TimeSlot } from '@trolley/contract';
import { createStore, type Store } from '../../shell/store.ts';

const key = 'wantedSlot';
type SlotStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A slot chosen while the cart is empty: it is held on the server only once the first product is added. */
export type WantedSlot = Store<TimeSlot | undefined>;

/** Checked by hand: the schema would bring zod into every page. */
function isSlot(stored: Partial<TimeSlot> | null): stored is TimeSlot {
  return [stored?.id, stored?.startsAt, stored?.endsAt, stored?.cutOffAt].every((part) => typeof part === 'string');
}

export function createWantedSlot(storage: () => SlotStorage): WantedSlot {
  const store = createStore<TimeSlot | undefined>(undefined);
  let read = false;
  const recall = () => {
    if (read) return;
    read = true;
    try {
      const stored: Partial<TimeSlot> | null = JSON.parse(storage().getItem(key) ?? 'null');
      if (isSlot(stored)) store.set(stored);
    } catch {
      // Nothing readable is stored.
    }
  };
  return {
    get() {
      recall();
      return store.get();
    },
    set(slot) {
      read = true;
      store.set(slot);
      try {
        if (slot) storage().setItem(key, JSON.stringify(slot));
        else storage().removeItem(key);
      } catch {
        // Without storage it lasts as long as the page.
      }
    },
    subscribe: store.subscribe,
  };
}
