import { customerFailures, type EndpointInput, type login as loginCall } from '@trolley/contract';
import type { Call } from '../../platform/http/serve.ts';
import { callerAddress } from '../../platform/tries/callerAddress.ts';
import type { Customers } from '../customers.ts';
import type { CustomerRefused } from '../refusals.ts';
import { counted, limits, overLimit } from './limits.ts';
import { holdPassword, selectByEmail } from './queries.ts';

/** CUST-02. Known or not, right or wrong: the same work and the same answer. */
export async function login(
  customers: Pick<Customers, 'database' | 'sessions' | 'passwords' | 'botCheck' | 'tries'>,
  call: Call,
  { query, body: { email, password } }: EndpointInput<typeof loginCall>,
): Promise<{ readonly customerId: string } | CustomerRefused> {
  const { database, sessions, passwords, botCheck, tries } = customers;
  const address = callerAddress(call.request.ip);
  const fromHere = counted.loginsFrom(address);
  const toAccount = counted.login(email, address);
  const tooManyHere = await overLimit(tries, [fromHere, limits.loginsFromAddress]);
  if (tooManyHere) return tooManyHere;
  if (!(await botCheck.isPassed(query.recaptchaResponse, call.request)))
    return { failure: customerFailures.botCheckFailed };
  const tooManyThere = await overLimit(tries, [toAccount, limits.loginsToAccount]);
  if (tooManyThere) return tooManyThere;
  const known = await selectByEmail(database, email);
  const isRight = await passwords.isRight(password, known?.passwordHash);
  if (!known || !isRight) return { failure: customerFailures.loginFailed };
  const begun = await database.transaction(async (tx) => {
    // It may have been changed while it was compared: whoever knows the old one stays out.
    if (!(await holdPassword(tx, known))) return false;
    await sessions.begin(tx, call, known.id);
    return true;
  });
  if (!begun) return { failure: customerFailures.loginFailed };
  await Promise.all([tries.takeBack(fromHere, limits.loginsFromAddress), tries.forget(toAccount)]);
  return { customerId: known.id };
}
