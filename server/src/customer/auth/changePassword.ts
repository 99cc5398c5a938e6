import { type changePassword as changeCall, customerFailures, type EndpointInput } from '@trolley/contract';
import type { Call } from '../../platform/http/serve.ts';
import type { Customers } from '../customers.ts';
import type { CustomerRefused } from '../refusals.ts';
import { rememberDevice } from './knownDevice.ts';
import { counted, limits, overLimit } from './limits.ts';
import { selectById, updatePassword } from './queries.ts';

/** A new password: every other session ends, this one goes on under a new id. */
export async function changePassword(
  customers: Pick<Customers, 'database' | 'sessions' | 'passwords' | 'rateLimiter' | 'mails' | 'queueMail' | 'tenant'>,
  call: Call,
  { body: { currentPassword, password } }: EndpointInput<typeof changeCall>,
): Promise<CustomerRefused | undefined> {
  const { database, sessions, passwords, rateLimiter, mails, queueMail, tenant } = customers;
  const { customerId, sessionId } = await sessions.requireCustomer(call.request);
  const attempts = counted.password(customerId);
  const tooMany = await overLimit(rateLimiter, [attempts, limits.passwordsOfCustomer]);
  if (tooMany) return tooMany;
  const former = (await selectById(database, customerId))?.passwordHash;
  if (!(await passwords.isRight(currentPassword, former))) return { failure: customerFailures.passwordWrong };
  const next = await passwords.hash(password);
  const changed = await database.transaction(async (tx) => {
    const owner = await updatePassword(tx, customerId, { former, next });
    if (!owner) return false;
    await queueMail(tx, mails.passwordChanged({ recipient: owner.email, firstName: owner.firstName }));
    await sessions.endAllOf(tx, customerId, sessionId);
    await sessions.begin(tx, call, customerId);
    return true;
  });
  if (!changed) return { failure: customerFailures.passwordWrong };
  rememberDevice(call, { id: customerId, passwordHash: next }, tenant);
  await sessions.forget(customerId);
  await rateLimiter.forget(attempts);
  return undefined;
}
