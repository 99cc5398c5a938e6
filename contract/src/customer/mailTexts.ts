import { z } from 'zod/mini';

const line = z.string().check(z.minLength(1));

const letter = {
  subject: line,
  /** What a list of mails shows beside the subject. */
  preheader: line,
  heading: line,
  /** Paragraphs above the button, and those below it. */
  before: z.array(line).check(z.minLength(1)),
  after: z.array(line),
};
const withButton = z.strictObject({ ...letter, button: line });

/** `tenants/<id>/customer/mails.json`: what the mails to customers say, in ICU syntax. */
export const mailTexts = z.strictObject({
  greeting: line,
  /** Where nobody is known by a name. */
  greetingNameless: line,
  signature: line,
  /** Stands above the button's address as text. */
  linkHint: line,
  /** Stands before the address of the support. */
  help: line,
  /** At the very end. */
  automatic: line,
  registration: withButton,
  /** `reset` leads to a new password. */
  alreadyRegistered: z.strictObject({ ...letter, button: line, reset: line }),
  passwordReset: withButton,
  passwordChanged: withButton,
  emailChange: withButton,
  emailChanged: withButton,
  newsletter: withButton,
  accountDeleted: z.strictObject(letter),
});
export type MailTexts = z.infer<typeof mailTexts>;
