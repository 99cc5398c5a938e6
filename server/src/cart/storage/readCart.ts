import type { DistributionWindow } from '@trolley/contract';
import { readWindow } from '../../service/slots/readWindow.ts';
import { readDocument } from '../rules/document.ts';
import type { CartColumns } from './queries.ts';
import type { CartRow, StoredCart } from './storedCart.ts';

/** A cart as the database told it at one moment. */
export interface LoadedCart extends StoredCart {
  /** The slot it chose, and whether it still has it. */
  readonly window?: DistributionWindow;
}

/** `known` is what was at hand of it: its document where the database says that it is the same. */
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
