import type { Customer } from '../customer/customer.ts';
import { shownPhone } from '../form/phoneNumber.ts';
import { readDate } from '../form/readDate.ts';
import type { PrefillTarget } from './formFile.ts';

interface Today {
  readonly locale: string;
  readonly now: Date;
}

/** FORM-02: what is known of a customer, for a form; empty where nothing is. */
export function prefillOf(customer: Customer, today: Today): Readonly<Record<PrefillTarget, string>> {
  const { billingData: billing } = customer;
  return {
    firstname: customer.firstName,
    surname: customer.lastName,
    email: customer.email,
    academicTitle: customer.academicTitle,
    age: ageOf(customer.birthdate, today),
    gender: genderOf(customer.salutation),
    telephoneNumber: billing.phoneNumber ? shownPhone(billing.phoneNumber, billing.countryCode) : '',
    street: billing.streetName ?? '',
    zip: billing.postalCode ?? '',
    city: billing.city ?? '',
    countryCode: billing.countryCode ?? '',
  };
}

/** FORM-03: whole years; empty where the birthdate is no date, or lies ahead. */
export function ageOf(birthdate: string, { locale, now }: Today): string {
  const day = readDate(birthdate, locale);
  if (day === undefined) return '';
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const isBefore = now.getMonth() + 1 < month || (now.getMonth() + 1 === month && now.getDate() < date);
  const age = now.getFullYear() - year - (isBefore ? 1 : 0);
  return age >= 0 && age < 150 ? String(age) : '';
}

/** FORM-03: of those a form asks for; a company has none. */
export function genderOf(salutation: Customer['salutation']): string {
  return salutation === 'Female' ? 'female' : salutation === 'Male' ? 'male' : '';
}
