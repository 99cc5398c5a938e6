import { z } from 'zod/mini';

const line = z.string().check(z.minLength(1));

const letter = {
  subject: line,
  /** What a list of mails shows beside the subject. */
  preheader: line,
  heading: line,
  /** Paragraphs above the list of goods, and those below the button. */
  before: z.array(line).check(z.minLength(1)),
  after: z.array(line),
};
const withButton = z.strictObject({ ...letter, button: line });

/** `tenants/<id>/order/mails.json`: what the mails about an order say, in ICU syntax. */
export const orderMailTexts = z.strictObject({
  greeting: line,
  /** Where nobody is known by a name. */
  greetingNameless: line,
  signature: line,
  linkHint: line,
  help: line,
  automatic: line,
  /** What stands beside the figures. */
  words: z.strictObject({
    goods: line,
    discounts: line,
    deposits: line,
    serviceFee: line,
    pass: line,
    total: line,
    vat: line,
    missing: line,
    weighed: line,
    toDoor: line,
    atStore: line,
  }),
  confirmation: withButton,
  cancelled: withButton,
  picked: withButton,
  onItsWay: withButton,
  readyToCollect: withButton,
  withdrawal: z.strictObject(letter),
});
export type OrderMailTexts = z.infer<typeof orderMailTexts>;
