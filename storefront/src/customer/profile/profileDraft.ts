import type { Customer } from '@trolley/contract';

/** The customer's id is in the name of the draft: another customer in the same tab does not get it. */
export function profileDraft({ email }: Pick<Customer, 'email'>, form: string): string {
  return `profile:${email}:${form}`;
}
