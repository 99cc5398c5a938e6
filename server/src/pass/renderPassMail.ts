import type { CustomerFile, MailFraming, PassMailTexts } from '@trolley/contract';
import { createMailWriter, type MailShop } from '../platform/mail/template/mailWriter.ts';
import type { Tenant } from '../tenant/tenant.ts';
import type { PassMail } from './passMail.ts';

interface Parts {
  readonly tenant: MailShop & Pick<Tenant, 'file'>;
  readonly mail: CustomerFile['mail'];
  /** What surrounds every mail to a customer. */
  readonly framing: MailFraming;
  readonly texts: PassMailTexts;
}

export function renderPassMail({ tenant, mail, framing, texts }: Parts): PassMail {
  const { locale, timeZone, pageMap } = tenant.file;
  const { said, write } = createMailWriter({ tenant, mail, framing });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  const link = `${tenant.baseUrl}/${pageMap.deliveryPass.urlslug}`;

  return ({ recipient, firstName, plan, endDate, renews }) => {
    const kind = renews ? 'passRenews' : 'passEnds';
    const { button, ...words } = texts[kind];
    const values = { plan, day: days.format(endDate) };
    return write({
      kind,
      to: { recipient, firstName },
      words,
      values,
      more: { button: { label: said(button), link } },
    });
  };
}
