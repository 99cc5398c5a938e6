import { z } from 'zod/mini';
import { letterWithButton } from '../mail/letterTexts.ts';

/** `tenants/<id>/checkout/mails.json`: what is told of a delivery pass, in ICU syntax with `plan` and `day`. */
export const passMailTexts = z.strictObject({
  /** A week before it ends; the button leads to the plans. */
  passEnds: letterWithButton,
  /** The same of one that is bought again with the next order. */
  passRenews: letterWithButton,
});
export type PassMailTexts = z.infer<typeof passMailTexts>;
