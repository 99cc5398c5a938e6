import { z } from 'zod/mini';
import { mailFraming, mailWithButton, mailWithoutButton } from '../mail/mailTemplateTexts.ts';

const line = z.string().check(z.minLength(1));

/** `tenants/<id>/order/mails.json`: what the mails about an order say, in ICU syntax. */
export const orderMailTexts = z.strictObject({
  ...mailFraming,
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
    /** A substitute. */
    instead: line,
    toDoor: line,
    atStore: line,
  }),
  confirmation: mailWithButton,
  cancelled: mailWithButton,
  /** By staff, with its `{reason}`. */
  cancelledByShop: mailWithButton,
  picked: mailWithButton,
  onItsWay: mailWithButton,
  readyToCollect: mailWithButton,
  refunded: mailWithButton,
  withdrawal: mailWithoutButton,
});
export type OrderMailTexts = z.infer<typeof orderMailTexts>;
