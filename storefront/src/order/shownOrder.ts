import type { Order } from '@trolley/contract';

export interface ShownOrder {
  readonly order: Order;
  /** From the link in the mail; who ordered in this browser or has an account needs none. */
  readonly orderKey?: string | undefined;
  /** It was cancelled: the order as it is now. */
  onChanged?: ((order: Order) => void) | undefined;
}
