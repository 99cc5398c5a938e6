import {
  birthdateProblem,
  type Customer,
  type EndpointInput,
  type FieldProblem,
  offeredSalutations,
  readDate,
  type updateCustomer,
} from '@trolley/contract';

/** CUST-05: the six fields, as a form holds them. */
export const personalFields = ['salutation', 'academicTitle', 'firstName', 'lastName', 'birthdate', 'email'] as const;
type PersonalField = (typeof personalFields)[number];
export type PersonalValues = Readonly<Record<PersonalField, string>>;
type PersonalData = EndpointInput<typeof updateCustomer>['body'];

export function personalValues(customer: Customer): PersonalValues {
  const { academicTitle, firstName, lastName, birthdate, email } = customer;
  return { salutation: offered(customer.salutation) ?? '', academicTitle, firstName, lastName, birthdate, email };
}

/** A new address asks for the password; the same in other letters does not. */
export const isNewAddress = (email: string, customer: Pick<Customer, 'email'>) =>
  email.trim().toLowerCase() !== customer.email.toLowerCase();

/** What is to be sent; nothing where all six are as they were. */
export function personalChange(customer: Customer, typed: PersonalValues, locale: string): PersonalData | undefined {
  const before = personalValues(customer);
  const isChanged = (field: PersonalField) => same(field, typed[field], locale) !== same(field, before[field], locale);
  if (!personalFields.some(isChanged)) return undefined;
  const { academicTitle, firstName, lastName, birthdate, email } = typed;
  return {
    academicTitle: academicTitle.trim(),
    birthdate: birthdate.trim(),
    email: email.trim(),
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    salutation: offered(typed.salutation),
  };
}

/** VAL-11, FORM-07: the birthdate stays optional if it was never given; a new one must be of an adult. */
export function newBirthdateProblem(
  typed: string,
  { birthdate: known }: Pick<Customer, 'birthdate'>,
  { locale, today }: { readonly locale: string; readonly today: string },
): FieldProblem | undefined {
  if (same('birthdate', typed, locale) === same('birthdate', known, locale)) return undefined;
  if (typed.trim() === '') return { kind: 'required' };
  const date = readDate(typed, locale);
  return date === undefined ? { kind: 'date' } : birthdateProblem(date, today);
}

function same(field: PersonalField, value: string, locale: string): string {
  const trimmed = value.trim();
  return field === 'birthdate' ? (readDate(trimmed, locale) ?? trimmed) : trimmed;
}

function offered(salutation: string | undefined) {
  return offeredSalutations.find((one) => one === salutation);
}
