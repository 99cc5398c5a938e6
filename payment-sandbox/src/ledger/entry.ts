import { z } from 'zod/mini';
import { ask, hostedMethods, instrument } from './payment.ts';

const at = z.int();
const reference = z.string();
const amount = z.int();
const key = z.string();
/** The shop is to hear of it, as often as `copies` says. */
const message = z.optional(z.object({ id: z.string(), copies: z.int() }));

/** Everything that ever happens here, as it is written down. */
export const entry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('created'), at, reference, ask }),
  z.object({ kind: z.literal('challenged'), at, reference, instrument }),
  z.object({ kind: z.literal('delayed'), at, reference, instrument, decidedAt: z.int() }),
  z.object({
    kind: z.literal('authorized'),
    at,
    reference,
    amount,
    instrument,
    token: z.optional(z.string()),
    message,
  }),
  z.object({ kind: z.literal('declined'), at, reference, code: z.string(), instrument, message }),
  z.object({ kind: z.literal('cancelled'), at, reference, message }),
  z.object({ kind: z.literal('expired'), at, reference, message }),
  z.object({ kind: z.literal('voided'), at, reference, message }),
  z.object({ kind: z.literal('captured'), at, reference, amount, message }),
  z.object({ kind: z.literal('refunded'), at, reference, amount, message }),
  z.object({ kind: z.literal('done'), at, key, order: z.string() }),
  z.object({
    kind: z.literal('kept'),
    at,
    token: z.string(),
    methodKey: z.enum(hostedMethods),
    customerReference: z.string(),
    instrument,
  }),
  z.object({ kind: z.literal('forgotten'), at, token: z.string() }),
  z.object({ kind: z.literal('told'), at, messageId: z.string() }),
  z.object({ kind: z.literal('givenUp'), at, messageId: z.string() }),
]);
export type Entry = z.infer<typeof entry>;

/** What happened at once is one line, so that all of it is there after a kill, or nothing. */
export const line = z.array(entry);
