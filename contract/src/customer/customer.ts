import { z } from 'zod/mini';
import { loyaltyMemberInformation } from '../loyalty/member.ts';
import { savedAddress } from './address.ts';

export const salutations = ['Company', 'Family', 'Female', 'Male'] as const;
export type Salutation = (typeof salutations)[number];
/** Those a form offers; `Family` is of older accounts and dropped when one is loaded. */
export const offeredSalutations = ['Female', 'Male', 'Company'] as const satisfies readonly Salutation[];

export const newsletterTopic = z.object({ newsletterTopicId: z.string() });

/** CUST-10: the defaults of forms. */
export const billingData = z.object({
  phoneNumber: z.optional(z.string()),
  streetName: z.optional(z.string()),
  postalCode: z.optional(z.string()),
  city: z.optional(z.string()),
  country: z.optional(z.string()),
  countryCode: z.optional(z.string()),
});
export type BillingData = z.infer<typeof billingData>;

/** The logged-in customer, as shown to them. */
export const customer = z.object({
  academicTitle: z.string(),
  /** As the tenant writes dates; empty if not given. */
  birthdate: z.string(),
  email: z.string(),
  /** A new address that waits for its confirmation. */
  pendingEmail: z.optional(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  salutation: z.optional(z.enum(salutations)),
  newsletterTopics: z.array(newsletterTopic),
  loyaltyMemberInformation: z.optional(loyaltyMemberInformation),
  /** The number of a card that was unlinked and that this account links again without a code. */
  unlinkedCard: z.optional(z.string()),
  /** Nothing of this kind was ordered yet. */
  firstOrderDelivery: z.boolean(),
  firstOrderClickAndCollect: z.boolean(),
  billingData,
  addresses: z.array(savedAddress),
  /** Addresses of orders are saved in the address book. */
  keepsAddresses: z.boolean(),
  favoriteStores: z.array(z.object({ storeType: z.string(), storeId: z.string() })),
});
export type Customer = z.infer<typeof customer>;

export const communicationSettings = z.object({
  personalEmailAllowed: z.boolean(),
  personalMailAllowed: z.boolean(),
  personalSmsAllowed: z.boolean(),
});
export type CommunicationSettings = z.infer<typeof communicationSettings>;

/** One session of a customer. */
export const customerSession = z.object({
  id: z.uuid(),
  /** The session of this request. */
  current: z.boolean(),
  /** Browser and platform: `Firefox · Android`. */
  device: z.string(),
  createdAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
});
export type CustomerSession = z.infer<typeof customerSession>;
