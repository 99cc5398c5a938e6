import { customerFailures } from '@trolley/contract';
import type { Call } from '../../platform/http/serve.ts';
import { forgetMailsTo } from '../../platform/mail/mailsTo.ts';
import type { Customers } from '../customers.ts';
import { counted, limits, overLimit } from '../door/limits.ts';
import type { CustomerRefused } from '../refusals.ts';
import { cartToDrop } from '../session/cartToDrop.ts';
import { deleteRow, dropTokens, selectPasswordHash } from './queries.ts';

/** CUST-12: everything of the customer goes, every session ends, and a last mail says so. */
export async function deleteCustomer(
  customers: Pick<
    Customers,
    'database' | 'sessions' | 'passwords' | 'tries' | 'queueMail' | 'mails' | 'forgetCartsOf' | 'ownsCart' | 'tenant'
  >,
  call: Call,
  { customerId, password }: { readonly customerId: string; readonly password: string },
): Promise<CustomerRefused | undefined> {
  const { database, sessions, passwords, tries, queueMail, mails } = customers;
  const triesOfPassword = counted.password(customerId);
  const tooMany = await overLimit(tries, [triesOfPassword, limits.passwordsOfCustomer]);
  if (tooMany) return tooMany;
  const hash = await selectPasswordHash(database, customerId);
  const isRight = await passwords.isRight(password, hash);
  if (!isRight || hash === undefined) return { failure: customerFailures.passwordWrong };
  const dropCart = await cartToDrop(customers, call.request, customerId);
  // Before, so that a crash leaves no cart of nobody; and after, for what another device did meanwhile.
  await customers.forgetCartsOf(customerId);
  const isGone = await database.transaction(async (tx) => {
    await dropTokens(tx, customerId);
    const gone = await deleteRow(tx, customerId, hash);
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
  await customers.forgetCartsOf(customerId);
  await tries.forget(triesOfPassword);
  return undefined;
}
