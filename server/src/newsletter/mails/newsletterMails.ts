import type { Mail } from '../../platform/mail/mail.ts';

/** The mails to subscribers. None of them advertises: the first is only a question, the others tell what happened. */
export interface NewsletterMails {
  confirm(to: { readonly recipient: string; readonly link: string; readonly topics: readonly string[] }): Mail;
  subscribed(to: {
    readonly recipient: string;
    readonly link: string;
    readonly oneClick: string;
    readonly topics: readonly string[];
  }): Mail;
  unsubscribed(to: { readonly recipient: string; readonly link: string }): Mail;
}
