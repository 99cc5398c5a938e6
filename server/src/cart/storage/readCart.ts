import type { CartMode, CartStatus, DistributionWindow } from '@trolley/contract';
import { readWindow } from '../../service/slots/readWindow.ts';
import type { CartDocument } from '../rules/document.ts';
import { readDocument } from '../rules/document.ts';
import type { CartColumns } from './queries.ts';

/** A cart as the database had it at one moment. */
export interface LoadedCart extends StoredCart {
  /** The slot it chose, and whether it still has it. */
  readonly window?: DistributionWindow;
}

/** `known` is the cached cart: its document is used where the database says that the revision is the same. */
export function readCart(columns: CartColumns, known?: StoredCart): LoadedCart {
  const { document, window } = columns;
  const shown = readWindow(window);
  const sameDocument = document === null && known?.row.revision === columns.revision ? known.document : undefined;
  return {
    row: rowOf(columns),
    document: sameDocument ?? readDocument(document ?? '{}'),
    ...(shown && { window: shown }),
  };
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
