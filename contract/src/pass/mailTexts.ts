import { z } from 'zod/mini';

const line = z.string().check(z.minLength(1));
const letter = z.strictObject({
  subject: line,
  /** What a list of mails shows beside the subject. */
  preheader: line,
  heading: line,
  before: z.array(line).check(z.minLength(1)),
  after: z.array(line),
  /** Leads to the plans. */
  button: line,
});

/** `tenants/<id>/checkout/mails.json`: what is told of a delivery pass, in ICU syntax with `plan` and `day`. */
export const passMailTexts = z.strictObject({
  /** A week before it ends. */
  passEnds: letter,
  /** The same of one that is bought again with the next order. */
  passRenews: letter,
});
export type PassMailTexts = z.infer<typeof passMailTexts>;
