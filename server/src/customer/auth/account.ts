import {
  birthdateProblem,
  type EndpointInput,
  offeredSalutations,
  readDate,
  type registerCustomer,
} from '@trolley/contract';
import { z } from 'zod/mini';
import type { Customers } from '../customers.ts';
import { localDate } from '../profile/localDate.ts';
import { type CustomerRefused, fieldRefused } from '../refusals.ts';

export type RegistrationForm = EndpointInput<typeof registerCustomer>['body'];

/** An account to be, as it waits in the token of its mail; the password is hashed already. */
export const account = z.object({
  email: z.string(),
  passwordHash: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  salutation: z.optional(z.enum(offeredSalutations)),
  academicTitle: z.string(),
  birthdate: z.string(),
  newsletterTopics: z.array(z.string()),
  /** Of an account in the stores that becomes one with it. */
  cardNumber: z.optional(z.string()),
});
export type Account = z.infer<typeof account>;

/** VAL-11: the date of birth as `2008-11-15`, read from the tenant’s way to write dates. */
export function readBirthdate(
  typed: string,
  { tenant, now }: Pick<Customers, 'tenant' | 'now'>,
): string | CustomerRefused {
  const { locale, timeZone } = tenant.file;
  const birthdate = readDate(typed, locale);
  if (birthdate === undefined) return fieldRefused('birthdate', { kind: 'date' });
  const problem = birthdateProblem(birthdate, localDate(now(), timeZone));
  return problem ? fieldRefused('birthdate', problem) : birthdate;
}
