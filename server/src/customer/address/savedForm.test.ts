import type { AddressForm } from '@trolley/contract';
import { expect, test } from 'vitest';
import { checkedForm } from './checkedForm.ts';
import { savedForm } from './savedForm.ts';

const form: AddressForm = {
  category: 'private',
  firstName: 'Ana',
  lastName: 'Berger',
  streetName: 'Neubaugasse',
  streetNumber: '12',
  postalCode: '1070',
  city: 'Wien',
  countryCode: 'AT',
};
const full = { ...form, company: 'Feld GmbH', stairCase: '2', floor: '3', door: '4', phoneNumber: '0664 1234567' };

test('VAL-17 what stands in for an empty field is not kept', () => {
  const filled = { ...form, stairCase: 'na', door: 'na', floor: 'nan', company: 'nana', additionalInfo: 'nana' };
  expect(savedForm(filled, 'delivery')).toEqual({ form });
  expect(savedForm({ ...form, door: '', company: '' }, 'delivery')).toEqual({ form });
});

test.for([
  ['streetNumber', 'na'],
  ['streetName', 'nana'],
  ['postalCode', 'nana'],
  ['city', 'nana'],
] as const)('VAL-16 without its %s an address is not valid', ([field, placeholder]) => {
  expect(savedForm({ ...form, [field]: placeholder }, 'delivery')).toEqual({ missing: [field] });
});

test('VAL-18 what the tenant hides on invoices is left out of an address for invoices alone', () => {
  const fields = { companyName: 'Hide', door: 'Hide', floor: 'Show', stairCase: 'Mandatory' } as const;
  const { company, door, ...shown } = full;
  expect(savedForm(full, 'billing', fields)).toEqual({ form: shown });
  expect(savedForm(full, 'delivery', fields)).toEqual({ form: full });
  expect(savedForm(full, 'combined', fields)).toEqual({ form: full });
});

test('VAL-20 the message for an invalid address is the tenant’s', () => {
  const service = { billingFields: {}, invalidAddressMessage: 'Where is that?' };
  const refused = checkedForm({ ...form, streetNumber: 'na' }, 'delivery', service);
  expect(refused).toMatchObject({ failure: '004', message: 'Where is that?', fields: [{ path: 'streetNumber' }] });
  expect(checkedForm(form, 'delivery', service)).toEqual(form);
});
