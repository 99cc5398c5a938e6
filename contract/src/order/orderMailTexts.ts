import { z } from 'zod/mini';
import { letterFraming, letterWithButton, letterWithoutButton } from '../mail/letterTexts.ts';

const line = z.string().check(z.minLength(1));

/** `tenants/<id>/order/mails.json`: what the mails about an order say, in ICU syntax. */
export const orderMailTexts = z.strictObject({
  ...letterFraming,
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
    /** Something else was put in for it. */
    instead: line,
    toDoor: line,
    atStore: line,
  }),
  confirmation: letterWithButton,
  cancelled: letterWithButton,
  /** By staff, with its `{reason}`. */
  cancelledByShop: letterWithButton,
  picked: letterWithButton,
  onItsWay: letterWithButton,
  readyToCollect: letterWithButton,
  refunded: letterWithButton,
  withdrawal: letterWithoutButton,
});
export type OrderMailTexts = z.infer<typeof orderMailTexts>;
