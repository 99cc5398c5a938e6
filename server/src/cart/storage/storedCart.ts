import type { CartMode, CartStatus } from '@trolley/contract';
import type { CartDocument } from '../rules/document.ts';

/** What a cart is beside its document. */
export interface CartRow {
  readonly id: string;
  /** Such a cart opens to this customer alone. */
  readonly customerId?: string;
  readonly mode: CartMode;
  /** The order that is added to. */
  readonly orderNumber?: string;
  /** The regular cart that waits while something is added to an order. */
  readonly beside?: string;
  readonly status: CartStatus;
  readonly revision: number;
}

export interface StoredCart {
  readonly row: CartRow;
  readonly document: CartDocument;
}
