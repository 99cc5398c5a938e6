import type { PaymentMethod } from '@trolley/contract';

/** What is asked of a provider: one payment, once, however often it is asked (`paymentId` is the key). */
export interface PaymentAsk {
  readonly paymentId: string;
  readonly checkoutId: string;
  /** To be authorised, cents. */
  readonly amount: number;
  readonly currency: string;
  readonly methodKey: PaymentMethod;
  readonly brandName?: string;
  /** Where the browser goes afterwards, whatever came of it; the checkout's id is in it. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly locale: string;
  /** The shopper wants to find the method again the next time. */
  readonly saveMethod: boolean;
  /** Token of a method that was saved earlier. */
  readonly savedToken?: string;
  /** Names the customer to the provider without saying who they are. */
  readonly customerReference?: string;
  /** After this moment the page takes no more payments. */
  readonly expiresAt: Date;
}

export type ProviderStatus =
  | 'pending'
  | 'authorized'
  | 'captured'
  | 'declined'
  | 'cancelled'
  | 'expired'
  | 'voided'
  | 'refunded';

/** A payment as the provider sees it: the truth. */
export interface ProviderPayment {
  readonly status: ProviderStatus;
  /** Our own name of it, which it was given. */
  readonly paymentId: string;
  readonly amount: number;
  readonly currency: string;
  readonly captured: number;
  readonly refunded: number;
  /** What to recognise the method by; never a card number. */
  readonly method?: SavedAtProvider;
  /** Why it was declined, in the provider's word. */
  readonly declineCode?: string;
  /** Of what is authorised: after this moment nothing can be captured. Missing where it holds for ever. */
  readonly heldUntil?: Date;
}

/** The same sum once more, from a saved method; the shopper is not there. */
export interface RenewAsk {
  readonly paymentId: string;
  readonly amount: number;
  readonly currency: string;
  readonly token: string;
}

export interface SavedAtProvider {
  /** Missing where it was not to be saved. */
  readonly token?: string;
  readonly brand: string;
  /** The last four digits, or an address. */
  readonly name: string;
  readonly expiryMonth?: number;
  readonly expiryYear?: number;
}

/** A message that is proven to come from the provider. */
export interface ProviderMessage {
  readonly messageId: string;
  readonly reference: string;
}

export interface RawMessage {
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The bytes as they came: the signature is over these. */
  readonly body: Buffer;
}

export interface BegunPayment {
  readonly reference: string;
  readonly hostedUrl: string;
}

/** Who takes the money. Every call may be repeated: the same key has the same effect once. */
export interface PaymentProvider {
  readonly name: string;
  create(ask: PaymentAsk): Promise<BegunPayment>;
  /** The same, known without asking; missing where somebody has to be asked. */
  agreed?(ask: Pick<PaymentAsk, 'paymentId' | 'amount' | 'currency' | 'returnUrl'>): BegunPayment;
  read(reference: string): Promise<ProviderPayment>;
  /** At most what was authorised. */
  capture(reference: string, amount: number, key: string): Promise<void>;
  /** Lets go of an authorisation; also closes the page of one that was not paid yet. */
  void(reference: string, key: string): Promise<void>;
  refund(reference: string, amount: number, key: string): Promise<void>;
  /** Authorises again before an authorisation ends by itself; answers the new one's name. Missing where none ends. */
  renew?(ask: RenewAsk, key: string): Promise<{ readonly reference: string }>;
  /** Undefined where it is not the provider's or is too old; `unused` where it is, but tells of nothing we look after. */
  verify(message: RawMessage, now: number): ProviderMessage | 'unused' | undefined;
  forgetMethod(token: string): Promise<void>;
}

/** The provider does not answer, or not sensibly: what happened is not known, so ask again later. */
export class ProviderAway extends Error {
  override name = 'ProviderAway';
}

/** The provider answered, and will not: more than was authorised, a payment it does not know. Asking again is no use. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal';
  /** In the provider's word. */
  readonly code: string;

  constructor(provider: string, code: string) {
    super(`${provider} refused: ${code}`);
    this.code = code;
  }
}

/** Where a provider's messages come in. */
export function messagePath(provider: string): string {
  return `/api/payments/messages/${provider}`;
}
