import { customerFailures, type EndpointInput, type resetPassword as resetCall } from '@trolley/contract';
import type { Call } from '../../platform/http/serve.ts';
import { callerAddress } from '../../platform/rateLimit/callerAddress.ts';
import type { Customers } from '../customers.ts';
import type { CustomerRefused } from '../refusals.ts';
import { rememberDevice } from './knownDevice.ts';
import { counted } from './limits.ts';
import { isOpenable, openToken } from './mailToken.ts';
import { updatePassword } from './queries.ts';

/** CUST-08: the link sets a new password, once, and everybody who was logged in has to log in anew. */
export async function resetPassword(
  customers: Pick<Customers, 'database' | 'sessions' | 'passwords' | 'rateLimiter' | 'mails' | 'queueMail' | 'tenant'>,
  call: Call,
  { body: { token, password } }: EndpointInput<typeof resetCall>,
): Promise<CustomerRefused | undefined> {
  const { database, sessions, passwords, rateLimiter, mails, queueMail, tenant } = customers;
  const refused = { failure: customerFailures.tokenInvalid };
  // Before the hash, which is expensive: guessed links must cost little.
  if (!(await isOpenable(database, token, 'password'))) return refused;
  const next = await passwords.hash(password);
  const changed = await database.transaction(async (tx) => {
    const customerId = (await openToken(tx, token, ['password']))?.customerId;
    const owner = customerId ? await updatePassword(tx, customerId, { next }) : undefined;
    if (!customerId || !owner) return undefined;
    await sessions.endAllOf(tx, customerId);
    await queueMail(tx, mails.passwordChanged({ recipient: owner.email, firstName: owner.firstName }));
    return { customerId, email: owner.email };
  });
  if (!changed) return refused;
  await sessions.forget(changed.customerId);
  await rateLimiter.forget(counted.login(changed.email, callerAddress(call.request.ip)));
  // The owner of the mailbox gets in, however many strangers guessed.
  rememberDevice(call, { id: changed.customerId, passwordHash: next }, tenant);
  return undefined;
}
