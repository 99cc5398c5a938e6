import type { BillingAddress, BillingFields } from '@trolley/contract';
import { withoutHidden } from '@trolley/contract';
import type { Changed } from './change.ts';
import type { CartDocument } from './document.ts';

export function setBilling(document: CartDocument, billing: BillingAddress, fields: BillingFields): Changed {
  return { document: { ...document, billing: withoutHidden(billing, fields) } };
}
