import { z } from 'zod/mini';
import { mailFraming, mailWithoutButton } from '../mail/mailTemplateTexts.ts';

/** `tenants/<id>/forms/mails/mails.json`: what the mails about messages say, in ICU syntax. */
export const formMailTexts = z.strictObject({
  ...mailFraming,
  /** To the sender: it came, and what it is called. */
  received: mailWithoutButton,
  /** To the address of the form. */
  arrived: mailWithoutButton,
  /** What the files are called that came with it. */
  files: z.string().check(z.minLength(1)),
  /** To the address of the form, where files came with it: how to get at them. */
  filesApart: z.string().check(z.minLength(1)),
  /** To a sender whose address nobody confirmed: why what was typed is not repeated. */
  notRepeated: z.string().check(z.minLength(1)),
});
export type FormMailTexts = z.infer<typeof formMailTexts>;
