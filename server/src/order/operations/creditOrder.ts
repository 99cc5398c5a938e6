import type { OrderLine } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import type { FinalOrder } from '../rules/finalPrice.ts';
import { vatOfLine } from '../rules/pickedLine.ts';
import { refundParts } from '../rules/refundParts.ts';
import { issueCreditNote } from '../storage/queries.ts';
import type { OrderDocument, Refund, StoredOrder } from '../storage/storedOrder.ts';

interface Crediting {
  readonly final: FinalOrder;
  readonly amount: number;
  readonly toWallet: number;
  readonly line?: OrderLine | undefined;
  readonly unpaid?: boolean;
}

/** Takes an amount off the invoice of an order by a credit note; answers the document that tells of it. */
export async function creditOrder(
  tx: Queryable,
  { orderNumber, document }: StoredOrder,
  { final, amount, toWallet, line, unpaid = false }: Crediting,
): Promise<OrderDocument> {
  const earlier = document.refunds ?? [];
  const parts = refundParts(final.priceInfo, earlier, amount, line && vatOfLine(line));
  const { number, issuedAt } = await issueCreditNote(tx, orderNumber);
  const refund: Refund = {
    number,
    issuedAt: issuedAt.toISOString(),
    amount,
    toWallet,
    ...parts,
    ...(line && { lineItemId: line.lineItemId }),
    ...(unpaid && { unpaid }),
  };
  return { ...document, refunded: document.refunded + amount, refunds: [...earlier, refund] };
}
