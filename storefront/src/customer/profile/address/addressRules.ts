import { type FieldProblem, fieldProblem, kindsOf, type OrderConfig, postalCodeOf } from '@trolley/contract';
import type { FieldRules } from '../../../form/fieldRule.ts';
import { type AddressValues, addressTypeOf } from './addressValues.ts';

/** VAL-05…09, VAL-15: what the fields of an address must hold; some only for what it is used for. */
export function addressRules(config: OrderConfig | undefined): FieldRules<AddressValues> {
  return {
    label: 'addressLabel',
    firstName: 'firstnameGeneral',
    lastName: 'surname',
    company: (value, { category }) =>
      category === 'company' ? (needed(value) ?? fieldProblem('company', value)) : undefined,
    streetName: 'streetnr',
    streetNumber: 'housenr',
    postalCode: (value) => fieldProblem('zip', postalCodeOf(value)),
    city: 'cityGeneral',
    stairCase: 'staircase',
    floor: 'floor',
    door: 'door',
    phoneNumber: (value, values) =>
      (isPhoneNeeded(config, values) ? needed(value) : undefined) ?? fieldProblem('legacyPhone', value),
    additionalInfo: 'deliveryNote',
  };
}

/** VAL-15: whether an address of its kind does without a number to call. */
export function isPhoneNeeded(config: OrderConfig | undefined, values: AddressValues): boolean {
  const kinds = kindsOf(addressTypeOf(values));
  return (
    (kinds.includes('Delivery') && config?.deliveryPhoneNumber === 'Mandatory') ||
    (kinds.includes('Billing') && config?.billingFields.phoneNumber === 'Mandatory')
  );
}

const needed = (value: string): FieldProblem | undefined => (value.trim() === '' ? { kind: 'required' } : undefined);
