import { type BillingAddress, withoutPlaceholders } from '@trolley/contract';
import type { Caller, Carts } from '../carts.ts';
import { changeCart } from '../changeCart.ts';
import { isOffered } from '../isOffered.ts';
import { paymentChanges } from '../rules/differenceOf.ts';
import type { CartDocument } from '../rules/document.ts';
import { dropPayments } from '../rules/planPayment.ts';
import { setBilling } from '../rules/setBilling.ts';

/** Placeholders and fields the tenant does not ask for are dropped, and so is a company's payment method without a company. */
export function setBillingAddress(carts: Carts, caller: Caller, given: BillingAddress) {
  const address = withoutPlaceholders(given);
  return changeCart(carts, caller, {
    name: 'setBillingAddress',
    body: address,
    change(before: CartDocument) {
      const { document: billed } = setBilling(before, address, carts.service.file.billingFields);
      const document = dropPayments(billed, (methodKey) => isOffered(carts, caller, billed, methodKey));
      const changes = paymentChanges(before, document);
      return { document, ...(changes.length > 0 && { changes }) };
    },
  });
}
