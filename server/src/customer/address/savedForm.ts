import {
  type AddressForm,
  type AddressType,
  type BillingFieldName,
  type BillingFields,
  withoutPlaceholders,
} from '@trolley/contract';

/** Without these an address or its person cannot be found (VAL-16). */
const needed = ['firstName', 'lastName', 'streetName', 'streetNumber', 'postalCode', 'city', 'countryCode'] as const;

/** The names an invoice's fields have in the tenant's configuration. */
const billingNames: Readonly<Partial<Record<keyof AddressForm, BillingFieldName>>> = {
  company: 'companyName',
  phoneNumber: 'phoneNumber',
  stairCase: 'stairCase',
  floor: 'floor',
  door: 'door',
};

/**
 * An address as it is saved: without placeholders such as "na" (VAL-17), and without what the tenant does not ask for
 * on an invoice (VAL-18). `missing` names required fields that are then empty.
 */
export function savedForm(
  form: AddressForm,
  type: AddressType,
  fields: BillingFields = {},
): { readonly form: AddressForm } | { readonly missing: readonly string[] } {
  const given = withoutNothing(form);
  const missing = needed.filter((field) => given[field] === undefined);
  if (missing.length > 0) return { missing };
  const isHidden = (field: string) => {
    const name = billingNames[field as keyof AddressForm];
    return type === 'billing' && name !== undefined && fields[name] === 'Hide';
  };
  return { form: Object.fromEntries(Object.entries(given).filter(([field]) => !isHidden(field))) as AddressForm };
}

function withoutNothing(form: AddressForm): Partial<AddressForm> {
  const { company, ...rest } = withoutPlaceholders<Partial<AddressForm>>(form);
  return { ...rest, ...(company !== undefined && company !== 'nana' && { company }) };
}
