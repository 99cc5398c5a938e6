import { z } from 'zod/mini';
import { mailFields, mailFraming, mailWithButton, mailWithoutButton } from '../mail/mailTemplateTexts.ts';

const line = z.string().check(z.minLength(1));

/** `tenants/<id>/customer/mails.json`: what the mails to customers say, in ICU syntax. */
export const mailTexts = z.strictObject({
  ...mailFraming,
  registration: mailWithButton,
  /** `reset` leads to a new password. */
  alreadyRegistered: z.strictObject({ ...mailFields, button: line, reset: line }),
  passwordReset: mailWithButton,
  passwordChanged: mailWithButton,
  emailChange: mailWithButton,
  emailChangeRequested: mailWithButton,
  emailChanged: mailWithButton,
  newsletter: mailWithButton,
  accountDeleted: mailWithoutButton,
});
export type MailTexts = z.infer<typeof mailTexts>;
