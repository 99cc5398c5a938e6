import {
  type Cart,
  type Customer,
  fieldProblem,
  type LetterAddress,
  type NameOnCard,
  namesOnCard,
  postalCodeOf,
  writtenPostalCode,
} from '@trolley/contract';
import type { FieldRules } from '../form/fieldRule.ts';

const optional = ['stairCase', 'floor', 'door'] as const;
const required = ['firstName', 'lastName', 'streetName', 'streetNumber', 'postalCode', 'city'] as const;

/** The form of a letter. */
export interface LetterValues extends Readonly<Record<(typeof optional)[number] | (typeof required)[number], string>> {
  readonly nameOnCard: string;
  /** So that the type fits the form's values. */
  readonly [other: string]: string;
}

export const letterRules: FieldRules<LetterValues> = {
  firstName: 'firstnameGeneral',
  lastName: 'surname',
  streetName: 'streetnr',
  streetNumber: 'housenr',
  stairCase: 'staircase',
  floor: 'floor',
  door: 'door',
  postalCode: (value) => fieldProblem('zip', postalCodeOf(value)),
  city: 'cityGeneral',
};

type LastPlace = Pick<Cart, 'billingAddress' | 'distributionAddress'>;

/** Where goods go to, else where invoices go to; else where the last order went, with which a cart begins; else the name. */
export function letterValues({ firstName, lastName, addresses }: Customer, last?: LastPlace): LetterValues {
  const known =
    addresses.find(({ primary }) => primary.includes('Delivery')) ??
    addresses.find(({ primary }) => primary.includes('Billing')) ??
    addresses[0] ??
    (last?.distributionAddress?.distributionType === 'DELIVERY' ? last.distributionAddress : last?.billingAddress);
  const given: Partial<LetterAddress> = { firstName, lastName, ...known };
  const texts = [...required, ...optional].map((field) => [field, given[field] ?? '']);
  const values = Object.fromEntries(texts) as Record<(typeof optional)[number] | (typeof required)[number], string>;
  return { ...values, postalCode: writtenPostalCode(values.postalCode), nameOnCard: 'full' };
}

/** As it is sent: without what was left empty. */
export function letterBody(values: LetterValues, countryCode: string) {
  const texts = Object.fromEntries(required.map((field) => [field, values[field].trim()])) as Record<
    (typeof required)[number],
    string
  >;
  const more = Object.fromEntries(
    optional.filter((field) => values[field].trim() !== '').map((field) => [field, values[field].trim()]),
  );
  const address: LetterAddress = { ...texts, ...more, postalCode: postalCodeOf(values.postalCode), countryCode };
  return { address, nameOnCard: wishedName(values.nameOnCard) };
}

export const wishedName = (value: string): NameOnCard => namesOnCard.find((one) => one === value) ?? 'full';
