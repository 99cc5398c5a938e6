import { z } from 'zod/mini';

const line = z.string().check(z.minLength(1));

/** The common texts of all mails. */
export const mailFraming = {
  greeting: line,
  /** The greeting without a name. */
  greetingNameless: line,
  signature: line,
  /** Above the button's address as text. */
  linkHint: line,
  /** Before the address of the support. */
  help: line,
  /** At the very end. */
  automatic: line,
};

/** The texts of one mail, in ICU syntax. */
export const mailFields = {
  subject: line,
  /** What a list of mails shows beside the subject. */
  preheader: line,
  heading: line,
  /** Paragraphs above the button or the list, and those below it. */
  before: z.array(line).check(z.minLength(1)),
  after: z.array(line),
};

export const mailWithoutButton = z.strictObject(mailFields);
export const mailWithButton = z.strictObject({ ...mailFields, button: line });

export type MailFraming = { readonly [name in keyof typeof mailFraming]: string };
export type MailWords = z.infer<typeof mailWithoutButton>;
