import type { WalletCode } from '@trolley/contract';
import type { Queryable } from '../platform/database/database.ts';

export interface WalletClaim {
  readonly customerId: string;
  readonly checkoutId: string;
  /** Cents, above zero. */
  readonly amount: number;
}

/** Takes money off the cards of a wallet for a checkout, all of it or nothing. Anything but `claimed`: not enough there. */
export type ClaimWallet = (tx: Queryable, claim: WalletClaim) => Promise<'claimed' | WalletCode>;

export interface WalletStanding {
  readonly balance: number;
  /** How many cards it holds. */
  readonly cards: number;
}

/** What a customer's wallet holds now; undefined where there is no such customer. */
export type WalletOf = (on: Queryable, customerId: string) => Promise<WalletStanding | undefined>;
