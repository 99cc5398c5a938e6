import { customerFailures, type EndpointInput, type registerCustomer as registerCall } from '@trolley/contract';
import { accepted, type Call } from '../../platform/http/serve.ts';
import { callerAddress } from '../../platform/rateLimit/callerAddress.ts';
import type { Customers } from '../customers.ts';
import { manageTopics } from '../profile/manageTopics.ts';
import { type CustomerRefused, isRefused } from '../refusals.ts';
import { type Account, type RegistrationForm, readBirthdate } from './account.ts';
import { askToConfirm } from './askToConfirm.ts';
import { counted, limits, overLimit } from './limits.ts';
import { createAccount, selectByEmail } from './queries.ts';

export type Registered = { readonly customerId: string } | typeof accepted;
type Form = RegistrationForm & { readonly cardNumber?: string };

/** CUST-04: an account once its mail is confirmed, or at once where the tenant has it so. */
export async function registerCustomer(
  customers: Customers,
  call: Call,
  { query, body }: EndpointInput<typeof registerCall>,
): Promise<Registered | CustomerRefused> {
  const birthdate = await mayRegister(customers, call, { form: body, botAnswer: query.recaptchaResponse });
  return isRefused(birthdate) ? birthdate : register(customers, call, { ...body, birthdate });
}

interface Asked {
  readonly form: RegistrationForm;
  readonly botAnswer: string | undefined;
}

/** The day of birth, read, where nothing speaks against this registration. */
export async function mayRegister(
  customers: Pick<Customers, 'tenant' | 'file' | 'botCheck' | 'rateLimiter' | 'now'>,
  { request }: Call,
  { form, botAnswer }: Asked,
): Promise<string | CustomerRefused> {
  const { file, botCheck, rateLimiter } = customers;
  const birthdate = readBirthdate(form.birthdate, customers);
  if (isRefused(birthdate)) return birthdate;
  const topics = new Set(file.newsletterTopics.map(({ newsletterTopicId }) => newsletterTopicId));
  if (!(form.newsletterTopics ?? []).every((topic) => topics.has(topic)))
    return { failure: customerFailures.topicNotFound };
  const tooMany = await overLimit(rateLimiter, [counted.mailsFrom(callerAddress(request.ip)), limits.mailsFromAddress]);
  if (tooMany) return tooMany;
  const isPerson = await botCheck.isPassed(botAnswer, request);
  return isPerson ? birthdate : { failure: customerFailures.botCheckFailed };
}

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
