import { type BillingAddress, withoutPlaceholders } from '@trolley/contract';
import type { Caller, Carts } from '../carts.ts';
import { changeCart } from '../changeCart.ts';
import { setBilling } from '../rules/setBilling.ts';

/** What only stood in for nothing, and what the tenant does not ask for, is not kept. */
export function setBillingAddress(carts: Carts, caller: Caller, given: BillingAddress) {
  const address = withoutPlaceholders(given);
  return changeCart(carts, caller, {
    name: 'setBillingAddress',
    body: address,
    change: (document) => setBilling(document, address, carts.service.file.billingFields),
  });
}
