import type { BillingAddress, BillingFields } from '@trolley/contract';
import { withoutHidden } from '@trolley/contract';
import type { Changed } from './change.ts';
import type { CartDocument } from './document.ts';
import { followPlace } from './followPlace.ts';

export function setBilling(document: CartDocument, billing: BillingAddress, fields: BillingFields): Changed {
  return { document: { ...document, billing: withoutHidden(followPlace(billing, document.address), fields) } };
}
