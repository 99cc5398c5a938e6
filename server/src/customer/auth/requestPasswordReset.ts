import { customerFailures, type EndpointInput, type requestPasswordReset as resetCall } from '@trolley/contract';
import type { Call } from '../../platform/http/serve.ts';
import { callerAddress } from '../../platform/rateLimit/callerAddress.ts';
import type { Customers } from '../customers.ts';
import { pageLink } from '../profile/mailLink.ts';
import type { CustomerRefused } from '../refusals.ts';
import { counted, isMailboxFull, limits, overLimit } from './limits.ts';
import { mailInAnyCase, newSecret, saveToken } from './mailToken.ts';
import { selectByEmail } from './queries.ts';

const hours = 1;

/** CUST-08: a link to the address of the account, if there is one; nothing shows which. */
export async function requestPasswordReset(
  customers: Pick<Customers, 'database' | 'tenant' | 'botCheck' | 'rateLimiter' | 'mails' | 'queueMail'>,
  { request }: Call,
  { query, body: { email } }: EndpointInput<typeof resetCall>,
): Promise<CustomerRefused | undefined> {
  const { database, tenant, botCheck, rateLimiter, mails } = customers;
  const from = counted.mailsFrom(callerAddress(request.ip));
  const tooMany = await overLimit(rateLimiter, [from, limits.mailsFromAddress]);
  if (tooMany) return tooMany;
  if (!(await botCheck.isPassed(query.recaptchaResponse, request))) return { failure: customerFailures.botCheckFailed };
  const isEnough = await isMailboxFull(rateLimiter, 'password', email);
  const known = await selectByEmail(database, email);
  const secret = newSecret();
  const link = `${pageLink(tenant, 'password-reset')}?token=${secret}`;
  await mailInAnyCase(customers, {
    isMeant: known !== undefined && !isEnough,
    mail: mails.passwordReset({ recipient: known?.email ?? email, firstName: known?.firstName, link }),
    // A password token needs an account. Without one another purpose will do: it is rolled back anyway.
    save: (tx) => saveToken(tx, { secret, hours, purpose: known ? 'password' : 'registration', customerId: known?.id }),
  });
  return undefined;
}
