import type { CartState } from './cartState.ts';

const name = 'cartQueue';
export type QueueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Queue = Pick<CartState, 'wishes' | 'sent'>;

/** What was pressed and not yet answered outlives the page, so that a lost connection loses nothing. */
export function keepQueue(storage: QueueStorage, { wishes, sent }: Queue): void {
  try {
    if (Object.keys(wishes).length === 0 && !sent) storage.removeItem(name);
    else storage.setItem(name, JSON.stringify({ wishes, sent }));
  } catch {
    // A browser that keeps nothing: then it lives as long as the page.
  }
}

export function keptQueue(storage: QueueStorage): Queue | undefined {
  try {
    const kept: Partial<Queue> | null = JSON.parse(storage.getItem(name) ?? 'null');
    return kept?.wishes ? { wishes: kept.wishes, ...(kept.sent && { sent: kept.sent }) } : undefined;
  } catch {
    return undefined;
  }
}
