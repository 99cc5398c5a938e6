import { z } from 'zod/mini';
import { mailWithButton } from '../mail/mailTemplateTexts.ts';

/** `tenants/<id>/checkout/mails.json`: the mails about a delivery pass, in ICU syntax with `plan` and `day`. */
export const passMailTexts = z.strictObject({
  /** A week before it ends; the button leads to the plans. */
  passEnds: mailWithButton,
  /** The same of one that is bought again with the next order. */
  passRenews: mailWithButton,
});
export type PassMailTexts = z.infer<typeof passMailTexts>;
