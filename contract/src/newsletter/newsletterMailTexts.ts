import { z } from 'zod/mini';
import { mailFraming, mailWithButton } from '../mail/mailTemplateTexts.ts';

/** `tenants/<id>/newsletter/mails.json`: what the mails to subscribers say, in ICU syntax. None of them advertises. */
export const newsletterMailTexts = z.strictObject({
  ...mailFraming,
  /** Asks whether the address really wants it. */
  confirm: mailWithButton,
  /** What was subscribed to, and how to leave. */
  subscribed: mailWithButton,
  /** Somebody left by the form, where anybody can type any address. */
  unsubscribed: mailWithButton,
});
export type NewsletterMailTexts = z.infer<typeof newsletterMailTexts>;
