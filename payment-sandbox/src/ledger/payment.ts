import { z } from 'zod/mini';
import { situations } from '../cards/sandboxCards.ts';

export const hostedMethods = ['credit-cards', 'paypal', 'apple-pay', 'google-pay'] as const;
export type HostedMethod = (typeof hostedMethods)[number];

const word = z.string().check(z.minLength(1), z.maxLength(200));
const cents = z.int().check(z.minimum(1), z.maximum(100_000_000));
const address = z.string().check(z.maxLength(2000), z.refine(isWebAddress, 'expected an address of the web'));

/** What a shop asks for. */
export const ask = z.object({
  paymentId: word,
  amount: cents,
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  methodKey: z.enum(hostedMethods),
  returnUrl: address,
  cancelUrl: address,
  /** Where messages go. */
  messageUrl: address,
  locale: z.string().check(z.maxLength(35), z.refine(isLocale, 'expected a language tag')),
  saveMethod: z.boolean(),
  savedToken: z.optional(word),
  customerReference: z.optional(word),
  expiresAt: z.iso.datetime(),
});
export type Ask = z.infer<typeof ask>;

/** What a payment was made with, without the number that could pay elsewhere. */
export const instrument = z.object({
  brand: z.string(),
  /** The last four digits, or an address. */
  name: z.string(),
  expiryMonth: z.optional(z.int()),
  expiryYear: z.optional(z.int()),
  situation: z.enum(situations),
});
export type Instrument = z.infer<typeof instrument>;

export type Status =
  | 'pending'
  | 'authorized'
  | 'captured'
  | 'declined'
  | 'cancelled'
  | 'expired'
  | 'voided'
  | 'refunded';

export interface Payment {
  readonly reference: string;
  readonly ask: Ask;
  readonly status: Status;
  /** What the shop hears; another sum than it asked for in one of the situations. */
  readonly amount: number;
  readonly captured: number;
  readonly refunded: number;
  readonly instrument?: Instrument;
  /** The bank wants to know more. */
  readonly challenged?: boolean;
  /** Decided at this moment, by itself. */
  readonly decidedAt?: number;
  readonly token?: string;
  readonly declineCode?: string;
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}
