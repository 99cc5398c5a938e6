import type { BillingAddress, BillingFieldName, BillingFields, CartCode } from '@trolley/contract';
import { cartCodes, invalidBillingFields, isDeliverable, isGiven } from '@trolley/contract';

/** What is wrong with who pays. */
export function billingErrors(billing: BillingAddress = {}, fields: BillingFields): CartCode[] {
  const errors: CartCode[] = [];
  if (!isGiven(billing.email)) errors.push(cartCodes.billingEmailMissing);
  const isNamed = isGiven(billing.firstName) && isGiven(billing.lastName);
  const isComplete = isNamed && isDeliverable(billing) && mandatory(fields).every((name) => isGiven(billing[name]));
  if (!isComplete || invalidBillingFields(billing).length > 0) errors.push(cartCodes.billingInvalid);
  return errors;
}

function mandatory(fields: BillingFields): BillingFieldName[] {
  const names = Object.keys(fields) as BillingFieldName[];
  return names.filter((name) => fields[name] === 'Mandatory');
}
