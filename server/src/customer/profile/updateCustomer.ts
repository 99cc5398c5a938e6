import { customerFailures, errorCodes, type FieldProblem } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { isMailboxFull } from '../auth/limits.ts';
import type { Customers } from '../customers.ts';
import { type CustomerRefused, fieldRefused, isRefused } from '../refusals.ts';
import { localDate } from './localDate.ts';
import { confirmationLink, pageLink } from './mailLink.ts';
import { type PersonalForm, personalChange } from './personalChange.ts';
import { provenPassword } from './provenPassword.ts';
import { dropUnopened, lockPersonal, ownerOf, selectPasswordHash, selectPersonal, updatePersonal } from './queries.ts';

type Parts = Pick<Customers, 'database' | 'tenant' | 'rateLimiter' | 'passwords' | 'queueMail' | 'mails' | 'now'>;

const hourMs = 3_600_000;
const linkHours = 48;
const changesPerCustomer = { max: 10, windowMs: hourMs };

/**
 * Changes what is different. A new address asks for the password: an open browser alone shall not take the account.
 * The address of another account is answered like any other: its owner is told by mail.
 */
export async function updateCustomer(
  customers: Parts,
  customerId: string,
  form: PersonalForm,
): Promise<CustomerRefused | undefined> {
  const { database, tenant } = customers;
  const { locale, timeZone } = tenant.file;
  const where = { locale, today: localDate(customers.now(), timeZone) };
  const seen = await selectPersonal(database, customerId);
  if (!seen) return { failure: errorCodes.unauthorized };
  const wish = personalChange(seen, form, where);
  if ('problem' in wish) return birthdateRefused(wish.problem);
  const proven = wish.newEmail === undefined ? {} : await provenBy(customers, customerId, form.currentPassword);
  if (isRefused(proven)) return proven;
  // Counted before the transaction: it needs a connection of its own.
  const limit: MailLimit = wish.newEmail === undefined ? {} : await countMails(customers, customerId, wish.newEmail);
  if (limit.waitSeconds !== undefined) return { failure: errorCodes.tooManyRequests, waitSeconds: limit.waitSeconds };
  return database.transaction(async (tx) => {
    const known = await lockPersonal(tx, customerId);
    if (!known) return { failure: errorCodes.unauthorized };
    const change = personalChange(known, form, where);
    if ('problem' in change) return birthdateRefused(change.problem);
    const { newEmail } = change;
    const unproven = newEmail === undefined ? undefined : await unprovenBy(tx, customerId, proven);
    if (unproven) return unproven;
    if (change.differs) await updatePersonal(tx, customerId, change.row);
    if (newEmail !== undefined && !limit.isSilent)
      await askNewAddress(tx, customers, { customerId, newEmail, email: known.email, firstName: known.firstName });
    return undefined;
  });
}

const passwordMissing = fieldRefused('currentPassword', { kind: 'required' });

async function provenBy(customers: Parts, customerId: string, password: string | undefined) {
  return password ? provenPassword(customers, customerId, password) : passwordMissing;
}

/** What was true before the row was locked may not be any more: the address, or the password. */
async function unprovenBy(
  tx: Queryable,
  customerId: string,
  { hash }: { readonly hash?: string },
): Promise<CustomerRefused | undefined> {
  if (hash === undefined) return passwordMissing;
  return (await selectPasswordHash(tx, customerId)) === hash ? undefined : { failure: customerFailures.passwordWrong };
}

interface MailLimit {
  readonly waitSeconds?: number;
  readonly isSilent?: boolean;
}

/** A customer who asks too often is told to wait. A mailbox that got enough mails gets no more, which is not told. */
async function countMails({ rateLimiter }: Parts, customerId: string, email: string): Promise<MailLimit> {
  const waitSeconds = await rateLimiter.count(`emailChange:${customerId}`, changesPerCustomer);
  if (waitSeconds !== undefined) return { waitSeconds };
  return { isSilent: await isMailboxFull(rateLimiter, 'email', email) };
}

interface NewAddress {
  readonly customerId: string;
  readonly newEmail: string;
  /** Whose account it is, by the address that counts until then. */
  readonly email: string;
  readonly firstName: string;
}

/** Only the last request counts. The old address is told at once, so that its owner can object. */
async function askNewAddress(tx: Queryable, customers: Parts, wish: NewAddress): Promise<void> {
  const { customerId, newEmail, email: recipient, firstName } = wish;
  const { tenant, mails, queueMail } = customers;
  await dropUnopened(tx, customerId, ['email']);
  const subject = { email: newEmail };
  const link = await confirmationLink(tx, tenant, { customerId, purpose: 'email', subject, hours: linkHours });
  const owner = await ownerOf(tx, newEmail);
  const mail = owner
    ? mails.alreadyRegistered({
        recipient: owner.email,
        firstName: owner.firstName,
        loginLink: pageLink(tenant, 'login'),
        resetLink: pageLink(tenant, 'password-reset'),
      })
    : // Without a name: a stranger could use it to write to any address.
      mails.emailChange({ recipient: newEmail, link });
  await queueMail(tx, mail);
  await queueMail(tx, mails.emailChangeRequested({ recipient, firstName, newEmail }));
}

function birthdateRefused(problem: FieldProblem): CustomerRefused {
  return fieldRefused('birthdate', problem);
}
