import {
  birthdateProblem,
  type EndpointInput,
  type FieldProblem,
  readDate,
  type updateCustomer,
} from '@trolley/contract';
import type { PersonalRow } from './queries.ts';

export type PersonalForm = EndpointInput<typeof updateCustomer>['body'];

interface Where {
  readonly locale: string;
  /** The day it is for the tenant, as `2026-11-15`. */
  readonly today: string;
}

export interface PersonalChange {
  readonly row: PersonalRow;
  /** Whether there is anything to write. */
  readonly differs: boolean;
  /** An address that first has to be confirmed. */
  readonly newEmail?: string;
}

/** CUST-05: the six fields as they shall be; another address than so far waits, the same in other letters does not. */
export function personalChange(
  known: PersonalRow,
  form: PersonalForm,
  where: Where,
): PersonalChange | { readonly problem: FieldProblem } {
  const birthdate = readBirthdate(known.birthdate, form.birthdate, where);
  if (birthdate && typeof birthdate === 'object') return birthdate;
  const isSameAddress = form.email.toLowerCase() === known.email.toLowerCase();
  const row: PersonalRow = {
    email: isSameAddress ? form.email : known.email,
    pendingEmail: isSameAddress ? known.pendingEmail : form.email,
    firstName: form.firstName,
    lastName: form.lastName,
    salutation: form.salutation ?? known.salutation,
    academicTitle: form.academicTitle,
    birthdate,
  };
  const fields = Object.keys(row) as (keyof PersonalRow)[];
  return {
    row,
    differs: fields.some((field) => row[field] !== known[field]),
    ...(!isSameAddress && { newEmail: form.email }),
  };
}

/** The date of birth may stay unset, but cannot be removed once set: some products are sold by age. */
function readBirthdate(
  known: string | null,
  typed: string,
  { locale, today }: Where,
): string | null | { readonly problem: FieldProblem } {
  if (typed === '' && known === null) return null;
  const birthdate = typed === '' ? '' : (readDate(typed, locale) ?? 'unreadable');
  // Known dates stay, also those of younger people that came from elsewhere.
  if (birthdate === known) return known;
  const problem = birthdateProblem(birthdate, today);
  return problem ? { problem } : birthdate;
}
