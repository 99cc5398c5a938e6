import type { Call } from '../../platform/http/serve.ts';
import type { Customers } from '../customers.ts';
import { pageLink } from '../profile/mailLink.ts';
import type { Account } from './account.ts';
import { isMailboxFull } from './limits.ts';
import { mailInAnyCase, newSecret, saveToken } from './mailToken.ts';
import type { Known } from './queries.ts';
import { registrationHours as hours, markBrowser } from './registrationCookie.ts';

/** Asks the owner of the address to confirm. One who has an account gets another mail, which takes the same work. */
export async function askToConfirm(
  customers: Pick<Customers, 'database' | 'tenant' | 'rateLimiter' | 'mails' | 'queueMail'>,
  call: Call,
  { account, known }: { readonly account: Account; readonly known: Known | undefined },
): Promise<void> {
  const { tenant, rateLimiter, mails } = customers;
  const isEnough = await isMailboxFull(rateLimiter, 'registration', account.email);
  const browserHash = markBrowser(call, tenant);
  const secret = newSecret();
  await mailInAnyCase(customers, {
    isMeant: !isEnough,
    mail: known
      ? mails.alreadyRegistered({
          recipient: known.email,
          firstName: known.firstName,
          loginLink: pageLink(tenant, 'login'),
          resetLink: pageLink(tenant, 'password-reset'),
        })
      : // Without the name that was typed: a stranger could use it to write to any address.
        mails.registration({ recipient: account.email, link: `${pageLink(tenant, 'registration')}?token=${secret}` }),
    // For an address that is known: a token whose secret is in no mail.
    save: (tx) => saveToken(tx, { secret, hours, purpose: 'registration', subject: known ? {} : account, browserHash }),
  });
}
