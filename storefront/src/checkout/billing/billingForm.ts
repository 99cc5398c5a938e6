import {
  type BillingAddress,
  type BillingFieldName,
  type Cart,
  type Customer,
  type FieldName,
  type FieldProblem,
  fieldProblem,
  isLegacyPhone,
  type OrderConfig,
  postalCodeOf,
  type SavedAddress,
  withoutHidden,
  withoutPlaceholders,
  writtenPostalCode,
} from '@trolley/contract';
import type { FieldRules } from '../../form/fieldRule.ts';

const texts = [
  'email',
  'title',
  'firstName',
  'lastName',
  'companyName',
  'valueAddedTaxId',
  'companyRegistrationNumber',
  'phoneNumber',
  'streetName',
  'streetNumber',
  'stairCase',
  'floor',
  'door',
  'postalCode',
  'city',
] as const;
type TextField = (typeof texts)[number];

/** Only of a company. */
export const companyFields = ['companyName', 'valueAddedTaxId', 'companyRegistrationNumber'] as const;
/** Where the invoice goes; not asked where it goes with the goods. */
const addressFields: readonly string[] = [
  'streetName',
  'streetNumber',
  'stairCase',
  'floor',
  'door',
  'postalCode',
  'city',
];
const personFields: readonly string[] = ['firstName', 'lastName'];

export interface BillingValues extends Readonly<Record<TextField, string>> {
  /** The invoice goes to the delivery address. */
  readonly same: boolean;
  readonly company: boolean;
  readonly [other: string]: string | boolean;
}

const isDelivery = ({ distributionAddress }: Cart) => distributionAddress?.distributionType === 'DELIVERY';

/** What is known already: of an earlier answer, of the customer, of the delivery. */
export function billingValues(cart: Cart, config: OrderConfig, customer: Customer | undefined): BillingValues {
  const { billingAddress: before } = cart;
  const delivery =
    isDelivery(cart) && cart.distributionAddress ? withoutPlaceholders(cart.distributionAddress) : undefined;
  const known: BillingAddress = before ?? {
    email: customer?.email,
    title: customer?.academicTitle,
    firstName: delivery?.firstName ?? customer?.firstName,
    lastName: delivery?.lastName ?? customer?.lastName,
    phoneNumber: delivery?.phoneNumber ?? customer?.billingData.phoneNumber,
    ...(!delivery && savedPlace(customer)),
  };
  const needsCompany = companyFields.some((field) => config.billingFields[field] === 'Mandatory');
  return {
    ...(Object.fromEntries(texts.map((field) => [field, known[field] ?? ''])) as Record<TextField, string>),
    postalCode: writtenPostalCode(known.postalCode ?? ''),
    same: delivery !== undefined && (before === undefined || before.category === 'combined'),
    company: needsCompany || Boolean(known.companyName),
  };
}

function savedPlace(customer: Customer | undefined): BillingAddress | undefined {
  const saved = customer?.addresses.find(({ primary }) => primary.includes('Billing'));
  return saved && valuesOfSaved(saved);
}

/** A saved address, as the form holds it. */
export function valuesOfSaved(saved: SavedAddress): Record<string, string> {
  const { company, postalCode, ...rest } = saved;
  const fields = Object.entries({ ...rest, postalCode: writtenPostalCode(postalCode), companyName: company });
  return Object.fromEntries(
    fields.filter((pair): pair is [string, string] => isText(pair[0]) && typeof pair[1] === 'string'),
  );
}

const isText = (field: string) => (texts as readonly string[]).includes(field);

/** Whether a field is asked for at all: hidden ones are not, nor those of another kind of invoice. */
export function isAsked(
  field: string,
  { same, company }: Pick<BillingValues, 'same' | 'company'>,
  config: OrderConfig,
) {
  if (config.billingFields[field as BillingFieldName] === 'Hide') return false;
  if ((companyFields as readonly string[]).includes(field)) return company;
  // The title is asked for with the name, or alone if it is mandatory.
  if (field === 'title' && config.billingFields.title !== 'Mandatory') return !same;
  return !same || (!addressFields.includes(field) && !personFields.includes(field));
}

const rules: Readonly<Record<TextField, FieldName | ((value: string) => FieldProblem | undefined)>> = {
  email: 'email',
  title: 'academicTitle',
  firstName: 'firstnameGeneral',
  lastName: 'surname',
  companyName: 'company',
  valueAddedTaxId: 'vat',
  companyRegistrationNumber: 'registrationNumber',
  phoneNumber: (value) => (value.trim() === '' || isLegacyPhone(value) ? undefined : { kind: 'phone' }),
  streetName: 'streetnr',
  streetNumber: 'housenr',
  stairCase: 'staircase',
  floor: 'floor',
  door: 'door',
  postalCode: (value) => fieldProblem('zip', postalCodeOf(value)),
  city: 'cityGeneral',
};

/** VAL-01…10, VAL-18: the rules of what is asked for, and nothing else. */
export function billingRules(config: OrderConfig): FieldRules<BillingValues> {
  const entries = texts.map((field) => {
    const rule = (value: string, values: BillingValues) => {
      if (!isAsked(field, values, config)) return undefined;
      const needed =
        config.billingFields[field as BillingFieldName] === 'Mandatory' || (field === 'companyName' && values.company);
      if (needed && value.trim() === '') return { kind: 'required' } as const;
      const known = rules[field];
      return typeof known === 'function' ? known(value) : fieldProblem(known, value);
    };
    return [field, rule];
  });
  return Object.fromEntries(entries) as FieldRules<BillingValues>;
}

/** CHK-02, VAL-18: where it goes with the goods the cart itself knows the place. As it is sent, without what was left empty or is not asked for. */
export function billingBody(
  values: BillingValues,
  cart: Cart,
  config: OrderConfig,
  customer: Customer | undefined,
): BillingAddress {
  const { same, company } = values;
  const delivery = cart.distributionAddress && withoutPlaceholders(cart.distributionAddress);
  const typed = texts
    .filter((field) => isAsked(field, values, config) && values[field].trim() !== '')
    .map((field) => [field, field === 'postalCode' ? postalCodeOf(values[field]) : values[field].trim()]);
  const { code, name } = config.country;
  const salutation = company ? 'Company' : customer?.salutation;
  const body: BillingAddress = {
    ...(salutation && { salutation }),
    addressType: company ? 'company' : 'private',
    category: same ? 'combined' : 'billing',
    ...(same && delivery && { firstName: delivery.firstName, lastName: delivery.lastName }),
    ...Object.fromEntries(typed),
    ...(!same && { country: name, countryCode: code }),
  };
  return withoutHidden(body, config.billingFields);
}
