import type { TimeSlot } from '@trolley/contract';
import { createStore, type Store } from '../../shell/store.ts';

const key = 'wantedSlot';
type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A slot that was chosen while the cart was empty: it is kept for nobody until the first product is there. */
export type WantedSlot = Store<TimeSlot | undefined>;

/** By hand: the schema would bring its whole library into every page. */
function isSlot(kept: Partial<TimeSlot> | null): kept is TimeSlot {
  return [kept?.id, kept?.startsAt, kept?.endsAt, kept?.cutOffAt].every((part) => typeof part === 'string');
}

export function createWantedSlot(storage: () => Kept): WantedSlot {
  const store = createStore<TimeSlot | undefined>(undefined);
  let read = false;
  const recall = () => {
    if (read) return;
    read = true;
    try {
      const kept: Partial<TimeSlot> | null = JSON.parse(storage().getItem(key) ?? 'null');
      if (isSlot(kept)) store.set(kept);
    } catch {
      // Nothing that can be read was kept.
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
        // It is known as long as the page is open.
      }
    },
    subscribe: store.subscribe,
  };
}
