import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Page, request as requests } from '@playwright/test';
import { confirmCustomer, headers, login, registerCustomer } from '@trolley/contract';
import { apiFetch, apiSend } from './api.ts';
import type { ReceivedMail } from './mailServer.ts';
import { customers, tenant, text } from './tenantFiles.ts';
import { expect } from './test.ts';

export interface Person {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  /** As the tenant writes dates. */
  readonly birthdate: string;
}

type Credentials = Pick<Person, 'email' | 'password'>;

/** Whether accounts wait for a mail here. */
export const confirmsByMail = customers.registration === 'confirm';

/** A person without an account. */
export function newPerson(): Person {
  const birthdate = new Intl.DateTimeFormat(tenant.locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(new Date('1988-05-17T12:00:00Z'));
  const email = `kim-${randomUUID().slice(0, 8)}@example.com`;
  return { email, password: 'ein guter Satz', firstName: 'Kim', lastName: 'Probst', birthdate };
}

/** Headers that bypass the bot check, as an app's web view does; each time from another IP address. */
function botCheckBypass(): Record<string, string> {
  const address = Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join('.');
  return { [headers.bypassKey]: process.env.E2E_BYPASS_KEY ?? '', 'x-forwarded-for': `10.${address}` };
}

/** Runs something as a customer in another browser, with cookies of its own. */
export async function inOtherBrowser<T>(work: (request: APIRequestContext) => Promise<T>): Promise<T> {
  const request = await requests.newContext({ baseURL: process.env.E2E_BASE_URL });
  try {
    return await work(request);
  } finally {
    await request.dispose();
  }
}

/** A customer of this shop who is not logged in anywhere that matters. */
export function newCustomer(): Promise<Person> {
  return inOtherBrowser(async (request) => {
    const person = newPerson();
    const answer = await apiFetch(request, registerCustomer, { body: person, headers: botCheckBypass() });
    expect(answer.ok(), await answer.text()).toBe(true);
    if (answer.status() === 202) {
      const token = new URL(await linkTo(person.email)).searchParams.get('token');
      await apiSend(request, confirmCustomer, { body: { token } });
    }
    return person;
  });
}

/** A new customer, logged in wherever this page is. */
export async function loggedInCustomer(page: Page): Promise<Person> {
  const person = await newCustomer();
  await logIn(page.request, person);
  return person;
}

export async function logIn(request: APIRequestContext, { email, password }: Credentials) {
  return apiSend(request, login, { body: { email, password }, headers: botCheckBypass() });
}

/** The response to a login. */
export function statusOfLogin({ email, password }: Credentials): Promise<number> {
  return inOtherBrowser(async (request) =>
    (await apiFetch(request, login, { body: { email, password }, headers: botCheckBypass() })).status(),
  );
}

export async function mailsTo(email: string): Promise<readonly ReceivedMail[]> {
  const all = (await (await fetch(process.env.E2E_MAILS_URL ?? '')).json()) as readonly ReceivedMail[];
  return all.filter(({ to }) => to === email);
}

/** The link of the newest mail to an address; waits until so many have come. */
export async function linkTo(email: string, among = 1): Promise<string> {
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 30_000 }).toBeGreaterThanOrEqual(among);
  const mail = (await mailsTo(email)).at(-1);
  const link = /https?:\/\/[^\s"<>]+token=[\w-]{43}/.exec(mail?.content ?? '')?.[0];
  if (!link) throw new Error(`the mail "${mail?.subject}" to ${email} holds no link`);
  return link;
}

/** Fills the form of the login page and sends it. */
export async function typeLogin(page: Page, { email, password }: Credentials): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: text('auth.email') }).fill(email);
  await main.getByLabel(text('auth.password'), { exact: true }).fill(password);
  await main.getByRole('button', { name: text('auth.login.submit'), exact: true }).click();
}
