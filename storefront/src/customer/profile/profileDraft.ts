import type { Customer } from '@trolley/contract';

/** Whose draft it is stands in its name: nobody finds what somebody else typed in the same tab. */
export function profileDraft({ email }: Pick<Customer, 'email'>, form: string): string {
  return `profile:${email}:${form}`;
}
