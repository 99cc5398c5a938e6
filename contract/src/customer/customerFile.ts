import { z } from 'zod/mini';
import { position } from '../service/address.ts';

/** `tenants/<id>/customer/customer.json`: how a tenant treats its customers. */
export const customerFile = z.strictObject({
  /** `confirm`: an account counts once the link in the mail was opened; `immediate`: at once. */
  registration: z.enum(['confirm', 'immediate']),
  /** Whether subscribing as a customer is confirmed by mail once more. */
  newsletterDoubleOptIn: z.boolean(),
  newsletterTopics: z.array(
    z.strictObject({
      newsletterTopicId: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
      name: z.string().check(z.minLength(1)),
      description: z.string(),
    }),
  ),
  /** A session ends after so many minutes without a request, and in any case after so many days. */
  session: z.strictObject({
    idleMinutes: z.int().check(z.minimum(1)),
    mostDays: z.int().check(z.minimum(1)),
  }),
  /** The sender of mails, and how it writes to people. */
  mail: z.strictObject({
    from: z
      .string()
      .check(z.regex(/^[^<>\r\n]+ <[^<>@\s]+@[^<>@\s]+>$/, 'expected a sender like "Shop <shop@shop.example>"')),
    support: z.string(),
  }),
  /** Accounts that exist in the stores, and customers to try the shop with; only for a demo. */
  demo: z.optional(
    z.strictObject({
      cards: z.array(
        z.strictObject({
          cardNumber: z.string(),
          activationCode: z.string(),
          firstName: z.string(),
          lastName: z.string(),
          loyalityMemberId: z.string(),
        }),
      ),
      customers: z.array(
        z.strictObject({
          email: z.string(),
          password: z.string(),
          firstName: z.string(),
          lastName: z.string(),
          salutation: z.enum(['Female', 'Male', 'Company']),
          birthdate: z.iso.date(),
          /** LOY-02: with both a member; a card alone belongs to no membership, a membership alone has no card. */
          mpCardId: z.optional(z.string()),
          loyalityMemberId: z.optional(z.string()),
          /** Whether the card was proved with its code; true if nothing is said. */
          proved: z.optional(z.boolean()),
          /** Lets the card be linked again after it was unlinked. */
          activationCode: z.optional(z.string()),
          /** Where the orders went that the demo gives this customer; without it there are none. */
          address: z.optional(
            z.strictObject({
              streetName: z.string(),
              streetNumber: z.string(),
              postalCode: z.string(),
              city: z.string(),
              position: z.optional(position),
              /** Needed where the tenant asks for one with every delivery. */
              phoneNumber: z.optional(z.string()),
            }),
          ),
        }),
      ),
    }),
  ),
});
export type CustomerFile = z.infer<typeof customerFile>;
