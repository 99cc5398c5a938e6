import { customerFailures } from '@trolley/contract';
import { accepted, type Call } from '../../platform/http/serve.ts';
import type { Customers } from '../customers.ts';
import { manageTopics } from '../profile/manageTopics.ts';
import type { CustomerRefused } from '../refusals.ts';
import type { Account, RegistrationForm } from './account.ts';
import { askToConfirm } from './askToConfirm.ts';
import { createAccount } from './createAccount.ts';
import { selectByEmail } from './queries.ts';

export type Registered = { readonly customerId: string } | typeof accepted;
type Form = RegistrationForm & { readonly cardNumber?: string };

/** Whether the address is known or not: one look, one hash, one mail. */
export async function register(customers: Customers, call: Call, form: Form): Promise<Registered | CustomerRefused> {
  const { database, file, passwords } = customers;
  const known = await selectByEmail(database, form.email);
  const account = accountOf(form, await passwords.hash(form.password));
  if (file.registration === 'confirm' || known) {
    await askToConfirm(customers, call, { account, known });
    return accepted;
  }
  const created = await openAtOnce(customers, call, account);
  if ('customerId' in created) return created;
  if (created.taken === 'card') return { failure: customerFailures.cardInvalid };
  await askToConfirm(customers, call, { account, known: await selectByEmail(database, form.email) });
  return accepted;
}

async function openAtOnce(customers: Customers, call: Call, account: Account) {
  const { database, sessions } = customers;
  const created = await database.transaction(async (tx) => {
    const made = await createAccount(tx, account);
    if ('customerId' in made) await sessions.begin(tx, call, made.customerId);
    return made;
  });
  // Whether a newsletter waits for a mail of its own is for the profile's rules to say.
  const subscribe = account.newsletterTopics;
  if ('customerId' in created && subscribe.length > 0)
    await manageTopics(customers, created.customerId, { subscribe, unsubscribe: [] });
  return created;
}

function accountOf(form: Form, passwordHash: string): Account {
  const { email, firstName, lastName, salutation, academicTitle = '', birthdate, cardNumber } = form;
  const newsletterTopics = [...new Set(form.newsletterTopics)];
  return {
    email,
    passwordHash,
    firstName,
    lastName,
    salutation,
    academicTitle,
    birthdate,
    newsletterTopics,
    cardNumber,
  };
}
