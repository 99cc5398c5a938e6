import { z } from 'zod/mini';
import { letterFields, letterFraming, letterWithButton, letterWithoutButton } from '../mail/letterTexts.ts';

const line = z.string().check(z.minLength(1));

/** `tenants/<id>/customer/mails.json`: what the mails to customers say, in ICU syntax. */
export const mailTexts = z.strictObject({
  ...letterFraming,
  registration: letterWithButton,
  /** `reset` leads to a new password. */
  alreadyRegistered: z.strictObject({ ...letterFields, button: line, reset: line }),
  passwordReset: letterWithButton,
  passwordChanged: letterWithButton,
  emailChange: letterWithButton,
  emailChanged: letterWithButton,
  newsletter: letterWithButton,
  accountDeleted: letterWithoutButton,
});
export type MailTexts = z.infer<typeof mailTexts>;
