import type { Cart, CartAnswer, Endpoint, EndpointInput, EndpointReply, Product } from '@trolley/contract';
import type { Call } from '../shell/api/call.ts';
import type { Store } from '../shell/store.ts';
import type { BeforeAdd } from './beforeAdd.ts';
import type { AddResult, CartEvent } from './cartEvents.ts';
import type { CartState, Wish } from './cartState.ts';
import type { QueueStorage } from './queue.ts';

export interface CartWorld {
  readonly call: Call;
  uuid(): string;
  storage(): QueueStorage;
  /** Whether this browser has a cart, as a readable cookie tells. */
  hasCart(): boolean;
}

/** Everything that answers with the cart, or is refused because of it. */
export type CartEndpoint = Endpoint & { readonly domain: 'cart' | 'checkout' | 'pass' };

export interface CartStore extends Pick<Store<CartState>, 'get' | 'subscribe'> {
  readonly beforeAdd: Set<BeforeAdd>;
  onEvent(listener: (event: CartEvent) => void): () => void;
  /** The page is alive. */
  start(): void;
  add(product: Product, quantity?: number): Promise<AddResult>;
  setQuantity(product: Product, quantity: number): void;
  /** Back to these quantities, in one call. */
  restore(lines: readonly Wish[]): void;
  /** Takes an answer that is not older than what is on screen; whether it was taken. */
  accept(answer: Cart | CartAnswer): boolean;
  /** The cart of that id is gone; another one stays. */
  forget(id: string | undefined): void;
  /** Asks anew: an answer that was on its way already may be older than what led to this. */
  refresh(): Promise<void>;
  /** Any other change: after the wishes before it, one at a time. Rejects with an ApiError. */
  change<E extends CartEndpoint>(endpoint: E, input: EndpointInput<E>): Promise<EndpointReply<E>>;
  /** Sends at once what waits for more presses. */
  flush(): Promise<void>;
  /** Somebody can be reached again. */
  resume(): void;
}
