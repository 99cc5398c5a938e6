import type { CartMode, CartStatus, DistributionWindow } from '@trolley/contract';
import { readWindow } from '../../service/slots/readWindow.ts';
import type { CartDocument } from '../rules/document.ts';
import { readDocument } from '../rules/document.ts';
import type { CartColumns, KnownCartColumns } from './queries.ts';

/** A cart as the database had it at one moment. */
export interface LoadedCart extends StoredCart {
  /** The slot it chose, and whether it still has it. */
  readonly window?: DistributionWindow;
}

export function readCart(columns: CartColumns): LoadedCart {
  return withWindow({ row: rowOf(columns), document: readDocument(columns.document) }, columns.window);
}

/** The cart at hand, as far as it still is as it was. */
export function readKnownCart({ changed, idle, window }: KnownCartColumns, known: StoredCart): LoadedCart {
  if (changed) return withWindow(readCart(changed), window);
  const { row, document } = known;
  return withWindow({ row: idle ? { ...row, status: 'ABANDONED' } : row, document }, window);
}

function withWindow(cart: StoredCart, window: CartColumns['window']): LoadedCart {
  const shown = readWindow(window);
  const { row, document } = cart;
  return shown ? { row, document, window: shown } : { row, document };
}

function rowOf({ id, customerId, mode, orderNumber, beside, status, revision, idle }: CartColumns): CartRow {
  return {
    id,
    mode,
    revision,
    status: idle ? 'ABANDONED' : status,
    ...(customerId !== null && { customerId }),
    ...(orderNumber !== null && { orderNumber }),
    ...(beside !== null && { beside }),
  };
}

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
