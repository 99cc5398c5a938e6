import { errorCodes, type FieldProblem } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import type { Customers } from '../customers.ts';
import { isMailboxFull } from '../door/limits.ts';
import type { CustomerRefused } from '../refusals.ts';
import { localDate } from './localDate.ts';
import { confirmationLink, pageLink } from './mailLink.ts';
import { type PersonalForm, personalChange } from './personalChange.ts';
import { dropUnopened, lockPersonal, ownerOf, selectPersonal, updatePersonal } from './queries.ts';

type Parts = Pick<Customers, 'database' | 'tenant' | 'tries' | 'queueMail' | 'mails' | 'now'>;

const hourMs = 3_600_000;
const linkHours = 48;
const changesPerCustomer = { max: 10, windowMs: hourMs };

/** Changes what is different. An address of somebody else is answered like any other: its owner reads of it by mail. */
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
  // Counted before the transaction: it needs a connection of its own.
  const limit: MailLimit = wish.newEmail === undefined ? {} : await countMails(customers, customerId, wish.newEmail);
  if (limit.waitSeconds !== undefined) return { failure: errorCodes.tooManyRequests, waitSeconds: limit.waitSeconds };
  return database.transaction(async (tx) => {
    const known = await lockPersonal(tx, customerId);
    if (!known) return { failure: errorCodes.unauthorized };
    const change = personalChange(known, form, where);
    if ('problem' in change) return birthdateRefused(change.problem);
    if (change.differs) await updatePersonal(tx, customerId, change.row);
    const { newEmail } = change;
    if (newEmail !== undefined && !limit.isSilent) await askNewAddress(tx, customers, { customerId, newEmail });
    return undefined;
  });
}

interface MailLimit {
  readonly waitSeconds?: number;
  readonly isSilent?: boolean;
}

/** Whoever asks too often is told to wait; a mailbox that was written to enough gets nothing, and nobody learns it. */
async function countMails({ tries }: Parts, customerId: string, email: string): Promise<MailLimit> {
  const waitSeconds = await tries.count(`emailChange:${customerId}`, changesPerCustomer);
  if (waitSeconds !== undefined) return { waitSeconds };
  return { isSilent: await isMailboxFull(tries, 'email', email) };
}

interface NewAddress {
  readonly customerId: string;
  readonly newEmail: string;
}

/** Only the last wish counts. */
async function askNewAddress(tx: Queryable, customers: Parts, { customerId, newEmail }: NewAddress): Promise<void> {
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
    : // Without a name: a stranger could write to anybody with it.
      mails.emailChange({ recipient: newEmail, link });
  await queueMail(tx, mail);
}

function birthdateRefused(problem: FieldProblem): CustomerRefused {
  const fields = [{ path: 'birthdate', message: problem.kind, ...problem }];
  return { failure: errorCodes.invalidRequest, fields };
}
