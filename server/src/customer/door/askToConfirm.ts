import type { Call } from '../../platform/http/serve.ts';
import type { Customers } from '../customers.ts';
import { pageLink } from '../profile/mailLink.ts';
import type { Account } from './account.ts';
import { isMailboxFull } from './limits.ts';
import { mailInAnyCase } from './mailInAnyCase.ts';
import { newSecret, saveToken } from './mailToken.ts';
import type { Known } from './queries.ts';
import { registrationHours as hours, markBrowser } from './registrationCookie.ts';

/** Asks the owner of the address; whoever has an account already is told so, in a mail that takes the same work. */
export async function askToConfirm(
  customers: Pick<Customers, 'database' | 'tenant' | 'tries' | 'mails' | 'queueMail'>,
  call: Call,
  { account, known }: { readonly account: Account; readonly known: Known | undefined },
): Promise<void> {
  const { tenant, tries, mails } = customers;
  const isEnough = await isMailboxFull(tries, 'registration', account.email);
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
      : // Not by the name that was typed: a stranger could write to anybody with it.
        mails.registration({ recipient: account.email, link: `${pageLink(tenant, 'registration')}?token=${secret}` }),
    // Of an address that is known, a token whose secret nobody has.
    save: (tx) => saveToken(tx, { secret, hours, purpose: 'registration', subject: known ? {} : account, browserHash }),
  });
}
