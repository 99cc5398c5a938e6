import type { BillingAddress, BillingFieldName, BillingFields, CartCode } from '@trolley/contract';
import { cartCodes, isDeliverable, isGiven } from '@trolley/contract';

/** Something before and after the sign; whether it exists only a mail can tell. */
const email = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

/** What is wrong with who pays. */
export function billingErrors(billing: BillingAddress = {}, fields: BillingFields): CartCode[] {
  const errors: CartCode[] = [];
  if (!isGiven(billing.email)) errors.push(cartCodes.billingEmailMissing);
  const isReachable = !isGiven(billing.email) || email.test(billing.email);
  const isNamed = isGiven(billing.firstName) && isGiven(billing.lastName);
  if (!isReachable || !isNamed || !isDeliverable(billing) || !mandatory(fields).every((name) => isGiven(billing[name])))
    errors.push(cartCodes.billingInvalid);
  return errors;
}

function mandatory(fields: BillingFields): BillingFieldName[] {
  const names = Object.keys(fields) as BillingFieldName[];
  return names.filter((name) => fields[name] === 'Mandatory');
}
