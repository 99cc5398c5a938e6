import { z } from 'zod/mini';
import { foundOrder } from '../order/studio.ts';

/** A customer in a list of the studio. */
export const foundCustomer = z.object({ id: z.uuid(), name: z.string(), email: z.string() });
export type FoundCustomer = z.infer<typeof foundCustomer>;

/** A customer as staff see them; nothing that the page does not show. */
export const staffCustomer = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  /** Waits for its confirmation. */
  pendingEmail: z.optional(z.string()),
  /** Of the address book, each once. */
  phoneNumbers: z.array(z.string()),
  since: z.iso.datetime(),
  addresses: z.int(),
  cardNumber: z.optional(z.string()),
  pass: z.optional(z.object({ endDate: z.iso.datetime(), renews: z.boolean() })),
  /** What their gift cards hold, in cents. */
  wallet: z.optional(z.int()),
  /** The newest 50; missing for whoever may not see orders. */
  orders: z.optional(z.array(foundOrder)),
  /** There are more orders than these. */
  moreOrders: z.boolean(),
});
export type StaffCustomer = z.infer<typeof staffCustomer>;
