import type { Cart, CartReply, Endpoint, EndpointInput, EndpointReply, Product } from '@trolley/contract';
import type { Call } from '../shell/api/call.ts';
import type { Store } from '../shell/store.ts';
import type { BeforeAdd } from './beforeAdd.ts';
import type { AddResult, CartEvent } from './cartEvents.ts';
import type { CartState, PendingChange } from './cartState.ts';
import type { QueueStorage } from './queue.ts';

export interface CartDependencies {
  readonly call: Call;
  uuid(): string;
  storage(): QueueStorage;
  /** Whether this browser has a cart, by its readable cookie. */
  hasCart(): boolean;
}

/** The endpoints whose response is the cart, or that fail because of it. */
export type CartEndpoint = Endpoint & { readonly domain: 'cart' | 'checkout' | 'pass' };

export interface CartStore extends Pick<Store<CartState>, 'get' | 'subscribe'> {
  readonly beforeAdd: Set<BeforeAdd>;
  onEvent(listener: (event: CartEvent) => void): () => void;
  /** Called after hydration. */
  start(): void;
  add(product: Product, quantity?: number): Promise<AddResult>;
  setQuantity(product: Product, quantity: number): void;
  /** Back to these quantities, in one call. */
  restore(lines: readonly PendingChange[]): void;
  /** Shows a cart unless it is older than the one on screen; returns whether it did. */
  accept(answer: Cart | CartReply): boolean;
  /** The cart of that id is gone; another one stays. */
  forget(id: string | undefined): void;
  /** Loads again; waits for a load that is under way first, since that may be older. */
  refresh(): Promise<void>;
  /** Any other change, after pending quantities and one at a time. Rejects with an ApiError. */
  change<E extends CartEndpoint>(endpoint: E, input: EndpointInput<E>): Promise<EndpointReply<E>>;
  /** Sends pending changes without waiting for the debounce. */
  flush(): Promise<void>;
  /** The connection is back. */
  resume(): void;
}
