import {
  type AddressForm,
  type AddressType,
  type Customer,
  type OrderConfig,
  type Place,
  type Position,
  postalCodeOf,
  type SavedAddress,
  writtenPostalCode,
} from '@trolley/contract';
import { isSameCode } from '../../../service/delivery/isCodeBegun.ts';

/** What makes out where an address is. */
const placeFields = ['streetName', 'streetNumber', 'postalCode', 'city'] as const;
const optionalFields = ['label', 'company', 'stairCase', 'floor', 'door', 'phoneNumber', 'additionalInfo'] as const;
type TextField = (typeof placeFields)[number] | (typeof optionalFields)[number] | 'firstName' | 'lastName';

/** An address as its form holds it. */
export interface AddressValues extends Readonly<Record<TextField, string>> {
  readonly addressType: string;
  readonly category: string;
  /** So that the type fits the form's values. */
  readonly [other: string]: string;
}

/** Where the map says that an address is; counts only for this very address. */
export interface KnownPlace extends Readonly<Record<(typeof placeFields)[number], string>> {
  readonly position: Position;
}

/** The form's values for a saved address, or for a new one with the customer's name and phone. */
export function addressValues(address: SavedAddress | undefined, customer: Customer): AddressValues {
  const { firstName, lastName, billingData, addresses } = customer;
  const begun = { firstName, lastName, phoneNumber: billingData.phoneNumber };
  const given: Partial<SavedAddress> = address ?? begun;
  const texts = [...placeFields, ...optionalFields, 'firstName' as const, 'lastName' as const];
  return {
    ...(Object.fromEntries(texts.map((field) => [field, given[field] ?? ''])) as Record<TextField, string>),
    postalCode: writtenPostalCode(given.postalCode ?? ''),
    addressType: address?.addressType ?? (addresses.length === 0 ? 'combined' : 'delivery'),
    category: address?.category ?? 'private',
  };
}

export const addressTypeOf = ({ addressType }: AddressValues): AddressType =>
  addressType === 'billing' || addressType === 'combined' ? addressType : 'delivery';

/** VAL-18: what the tenant does not ask for is not sent either. */
export function hiddenFields(config: OrderConfig | undefined): readonly (typeof optionalFields)[number][] {
  const { companyName, stairCase, floor, door, phoneNumber } = config?.billingFields ?? {};
  const settings = {
    label: undefined,
    company: companyName,
    stairCase,
    floor,
    door,
    phoneNumber,
    additionalInfo: undefined,
  };
  return optionalFields.filter((field) => settings[field] === 'Hide');
}

/** As it is sent: without what was left empty, and with the position only as long as it is that of this address. */
export function addressBody(
  values: AddressValues,
  { known, countryCode, hidden }: { known?: KnownPlace; countryCode: string; hidden: readonly string[] },
): AddressForm {
  const isSent = (field: (typeof optionalFields)[number]) =>
    values[field].trim() !== '' && !hidden.includes(field) && (field !== 'company' || values.category === 'company');
  const sent = optionalFields.filter(isSent).map((field) => [field, values[field].trim()]);
  const isSamePlace =
    known &&
    placeFields.every((field) =>
      field === 'postalCode'
        ? isSameCode(known[field], postalCodeOf(values[field]))
        : values[field].trim() === known[field],
    );
  return {
    category: values.category === 'company' ? 'company' : 'private',
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    streetName: values.streetName.trim(),
    streetNumber: values.streetNumber.trim(),
    postalCode: postalCodeOf(values.postalCode),
    city: values.city.trim(),
    countryCode,
    ...Object.fromEntries(sent),
    ...(isSamePlace && { position: known.position }),
  };
}

/** A place that the map found, or that an address already had. */
export function knownPlace(place: Place | SavedAddress | undefined): KnownPlace | undefined {
  if (!place?.position) return undefined;
  const { streetName = '', streetNumber = '', postalCode = '', city = '', position } = place;
  return { streetName, streetNumber, postalCode, city, position };
}
