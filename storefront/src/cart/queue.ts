import type { CartState, PendingChanges, Sent } from './cartState.ts';

const name = 'cartQueue';
export type QueueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Queue = Pick<CartState, 'pending' | 'sent'>;

/** As it is stored. Its names stay as they are: a tab may have stored it before an update of the shop. */
interface StoredQueue {
  readonly wishes: PendingChanges;
  readonly sent?: Omit<Sent, 'changes'> & { readonly wishes: PendingChanges };
}

/** Saves pending changes beyond the page, so that a lost connection loses nothing. */
export function saveQueue(storage: QueueStorage, { pending, sent }: Queue): void {
  try {
    if (Object.keys(pending).length === 0 && !sent) storage.removeItem(name);
    else storage.setItem(name, JSON.stringify(stored({ pending, sent })));
  } catch {
    // Without storage the queue lives as long as the page.
  }
}

export function loadQueue(storage: QueueStorage): Queue | undefined {
  try {
    const saved: Partial<StoredQueue> | null = JSON.parse(storage.getItem(name) ?? 'null');
    if (!saved?.wishes) return undefined;
    if (!saved.sent) return { pending: saved.wishes };
    const { wishes: changes, ...sent } = saved.sent;
    return { pending: saved.wishes, sent: { ...sent, changes } };
  } catch {
    return undefined;
  }
}

function stored({ pending, sent }: { readonly pending: PendingChanges; readonly sent: Sent | undefined }): StoredQueue {
  if (!sent) return { wishes: pending };
  const { changes: wishes, ...rest } = sent;
  return { wishes: pending, sent: { ...rest, wishes } };
}
