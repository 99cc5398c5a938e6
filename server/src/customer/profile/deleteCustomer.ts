import { customerFailures } from '@trolley/contract';
import type { Call } from '../../platform/http/serve.ts';
import { forgetMailsTo } from '../../platform/mail/mailsTo.ts';
import { deletePersonalData } from '../../platform/personalData.ts';
import type { Customers } from '../customers.ts';
import type { CustomerRefused } from '../refusals.ts';
import { cartToDrop } from '../session/cartToDrop.ts';
import { provenPassword } from './provenPassword.ts';
import { deleteRow, dropTokens } from './queries.ts';

/** CUST-12: everything of the customer goes, every session ends, and a last mail says so. */
export async function deleteCustomer(
  customers: Pick<
    Customers,
    | 'database'
    | 'sessions'
    | 'passwords'
    | 'rateLimiter'
    | 'queueMail'
    | 'mails'
    | 'personalData'
    | 'ownsCart'
    | 'tenant'
  >,
  call: Call,
  { customerId, password }: { readonly customerId: string; readonly password: string },
): Promise<CustomerRefused | undefined> {
  const { database, sessions, queueMail, mails } = customers;
  const proven = await provenPassword(customers, customerId, password);
  if ('failure' in proven) return proven;
  const dropCart = await cartToDrop(customers, call.request, customerId);
  // Before, so that a crash leaves no cart without an owner; and after, for what another device did meanwhile.
  await deletePersonalData(customers.personalData, customerId);
  const isGone = await database.transaction(async (tx) => {
    await dropTokens(tx, customerId);
    const gone = await deleteRow(tx, customerId, proven.hash);
    if (!gone) return false;
    await sessions.end(tx, call);
    await sessions.endAllOf(tx, customerId);
    const { email: recipient, firstName } = gone;
    await forgetMailsTo(tx, recipient);
    await queueMail(tx, mails.accountDeleted({ recipient, firstName }));
    return true;
  });
  if (!isGone) return { failure: customerFailures.passwordWrong };
  dropCart?.(call.reply);
  await sessions.forget(customerId);
  await deletePersonalData(customers.personalData, customerId);
  return undefined;
}
