import type { CustomerFile, MailTexts, PassMailTexts } from '@trolley/contract';
import { callableName } from '../customer/mails/callableName.ts';
import { mailTextsIn } from '../customer/mails/mailText.ts';
import type { LetterFrame } from '../platform/mail/letter/letter.ts';
import { renderLetter } from '../platform/mail/letter/renderLetter.tsx';
import type { Tenant } from '../tenant/tenant.ts';
import type { PassMail } from './passMail.ts';

interface Parts {
  readonly tenant: Pick<Tenant, 'file' | 'theme'> & {
    readonly media: Pick<Tenant['media'], 'urlOf'>;
    readonly baseUrl: string;
  };
  readonly mail: CustomerFile['mail'];
  /** What surrounds every mail to a customer. */
  readonly framing: Pick<MailTexts, 'greeting' | 'greetingNameless' | 'signature' | 'linkHint' | 'help' | 'automatic'>;
  readonly texts: PassMailTexts;
}

export function renderPassMail({ tenant, mail: { from, support }, framing, texts }: Parts): PassMail {
  const { locale, timeZone, name: shop, pageMap } = tenant.file;
  const { theme, media, baseUrl } = tenant;
  const fill = mailTextsIn(locale);
  const said = (text: string, values: Readonly<Record<string, string>> = {}) =>
    fill(text, { shop, support, ...values });
  const logo = media.urlOf(theme.logo.touchIcon);
  const frame: LetterFrame = {
    language: locale,
    shop,
    home: `${baseUrl}/`,
    ...(logo && { logo: new URL(logo, baseUrl).href }),
    support,
    theme,
    signature: said(framing.signature),
    linkHint: said(framing.linkHint),
    help: said(framing.help),
    automatic: said(framing.automatic),
  };
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });

  return ({ recipient, firstName, plan, endDate, renews }) => {
    const kind = renews ? 'passRenews' : 'passEnds';
    const { subject, preheader, heading, before, after, button } = texts[kind];
    const values = { plan, day: days.format(endDate) };
    const callable = callableName(firstName);
    const letter = {
      preheader: said(preheader, values),
      heading: said(heading, values),
      greeting: callable ? said(framing.greeting, { firstName: callable }) : said(framing.greetingNameless),
      before: before.map((text) => said(text, values)),
      after: after.map((text) => said(text, values)),
      button: { label: said(button), link: `${baseUrl}/${pageMap.deliveryPass.urlslug}` },
    };
    return {
      kind,
      sender: from,
      recipient,
      ...renderLetter(said(subject, values), letter, frame),
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', 'Reply-To': support },
    };
  };
}
