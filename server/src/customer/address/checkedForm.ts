import { type AddressForm, type AddressType, cartCodes, type ServiceFile } from '@trolley/contract';
import type { CustomerRefused } from '../refusals.ts';
import { savedForm } from './savedForm.ts';

/** VAL-20: the message for an address that cannot be delivered to is the tenant's. */
export function checkedForm(
  given: AddressForm,
  type: AddressType,
  service?: Pick<ServiceFile, 'billingFields' | 'invalidAddressMessage'>,
): AddressForm | CustomerRefused {
  const saved = savedForm(given, type, service?.billingFields);
  if ('form' in saved) return saved.form;
  const fields = saved.missing.map((path) => ({ path, message: 'required', kind: 'required' }));
  const message = service?.invalidAddressMessage;
  return { failure: cartCodes.addressInvalid, fields, ...(message !== undefined && { message }) };
}
