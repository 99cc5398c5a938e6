import type { NewsletterMailTexts } from '@trolley/contract';
import { createMailWriter, type MailShop } from '../../platform/mail/template/mailWriter.ts';
import { listHeaders } from '../listHeaders.ts';
import type { MailAddresses } from '../newsletters.ts';
import type { NewsletterMails } from './newsletterMails.ts';

interface Parts {
  readonly tenant: MailShop;
  readonly mail: MailAddresses;
  readonly texts: NewsletterMailTexts;
}

export function newsletterMails({ tenant, mail, texts }: Parts): NewsletterMails {
  const { said, write } = createMailWriter({ tenant, mail, framing: texts });
  return {
    confirm: ({ recipient, link, topics }) =>
      write({
        kind: 'newsletterConfirm',
        to: { recipient },
        words: texts.confirm,
        more: { list: topics, button: { label: said(texts.confirm.button), link } },
      }),
    subscribed: ({ recipient, link, oneClick, topics }) => {
      const more = { list: topics, button: { label: said(texts.subscribed.button), link } };
      const written = write({ kind: 'newsletterSubscribed', to: { recipient }, words: texts.subscribed, more });
      return { ...written, headers: { ...written.headers, ...listHeaders(oneClick) } };
    },
    unsubscribed: ({ recipient, link }) =>
      write({
        kind: 'newsletterUnsubscribed',
        to: { recipient },
        words: texts.unsubscribed,
        more: { button: { label: said(texts.unsubscribed.button), link } },
      }),
  };
}
