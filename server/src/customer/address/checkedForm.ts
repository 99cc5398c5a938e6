import { type AddressForm, type AddressType, cartCodes, type ServiceFile } from '@trolley/contract';
import type { CustomerRefused } from '../refusals.ts';
import { keptForm } from './keptForm.ts';

/** VAL-20: what is said to an address nobody can be found at is the tenant's to say. */
export function checkedForm(
  given: AddressForm,
  type: AddressType,
  service?: Pick<ServiceFile, 'billingFields' | 'invalidAddressMessage'>,
): AddressForm | CustomerRefused {
  const kept = keptForm(given, type, service?.billingFields);
  if ('form' in kept) return kept.form;
  const fields = kept.missing.map((path) => ({ path, message: 'required', kind: 'required' }));
  const message = service?.invalidAddressMessage;
  return { failure: cartCodes.addressInvalid, fields, ...(message !== undefined && { message }) };
}
