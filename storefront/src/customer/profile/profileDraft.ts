import type { Customer } from '@trolley/contract';
import { onCustomerReset } from '../customer.ts';

const drafts = 'profile:';

/** Whose draft it is stands in its name: nobody finds what somebody else typed in the same tab. */
export function profileDraft({ email }: Pick<Customer, 'email'>, form: string): string {
  return `${drafts}${email}:${form}`;
}

// What was typed goes with whoever typed it, also when they leave from another page.
onCustomerReset(() => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(`draft:${drafts}`)) sessionStorage.removeItem(key);
});
